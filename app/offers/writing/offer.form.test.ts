import { describe, expect, test } from "vitest";
import { fieldText } from "#ui/form/form.text.ts";
import { formOf } from "../../../tests/form-of.ts";
import { patnaAddress } from "../../../tests/patna-address.ts";
import { parseOffer } from "./offer.form.ts";

const today = "2026-11-21";

const right = {
  ...{ buyerName: "Asha Kumari", buyerEmail: "asha@example.com", buyerPhone: "98765 43210" },
  ...{ buyerCompany: "Haat & Sons", buyerGstin: "27AAPFU0939F1ZV", poNumber: "PO-7" },
  ...{ "line-0-product": "tote", "line-0-variant": "", "line-0-name": "Kohbar Tote" },
  ...{ "line-0-quantity": "200", "line-0-price": "229", "line-0-details": "Our logo" },
  ...{ "line-1-name": "Screen", "line-1-quantity": "1", "line-1-price": "600.50" },
  ...{ "line-1-hsn": "4821 10", "line-1-taxRate": "18 %" },
  ...{ validUntil: "2026-12-05", promisedOn: "", shippingCost: "1,250", advancePercent: "30" },
  ...{ shippingSame: "on", words: "Hello" },
};

type Change = Record<string, string | undefined>;
const parsed = (change: Change = {}) => parseOffer(formOf({ ...right, ...change }), today);

const errorsOf = (change: Change) => {
  const read = parsed(change);
  return read.kind === "refused" ? read.errors : {};
};

test("an offer is read whole", () =>
  expect(parsed()).toEqual({
    kind: "valid",
    value: {
      buyer: {
        ...{ name: "Asha Kumari", email: "asha@example.com", phone: "98765 43210" },
        ...{ company: "Haat & Sons", gstin: "27AAPFU0939F1ZV", poNumber: "PO-7" },
        ...{ billing: null, shipping: null, shippingPhone: null },
      },
      lines: [
        {
          ...{ place: 0, productId: "tote", variantId: null, name: "Kohbar Tote", details: "Our logo" },
          ...{ hsn: null, taxRate: null, quantity: 200, unitPrice: 229_00 },
        },
        {
          ...{ place: 1, productId: null, variantId: null, name: "Screen", details: null },
          ...{ hsn: "482110", taxRate: "18", quantity: 1, unitPrice: 600_50 },
        },
      ],
      ...{ words: "Hello", validUntil: "2026-12-05", promisedOn: null },
      ...{ shippingCost: 1_250_00, toMany: null, advancePercent: 30 },
    },
  }));

test.each([
  [
    { parcels: "40", parcelPrice: "60.50" },
    { parcels: 40, price: 60_50 },
  ],
  [
    { parcels: "१०००", parcelPrice: "" },
    { parcels: 1000, price: 0 },
  ],
])("to many addresses %j are %j (HOMES-1)", (typed, toMany) =>
  expect(parsed({ toMany: "on", ...typed })).toMatchObject({ value: { toMany } }),
);

test.each([
  [{ parcels: "", parcelPrice: "60" }, { parcels: "Type a whole number from 1 to 1,000." }],
  [{ parcels: "1001", parcelPrice: "60" }, { parcels: "Type a whole number from 1 to 1,000." }],
  [
    { parcels: "2", parcelPrice: "10001" },
    { parcelPrice: "Type a price in rupees up to ₹10,000, or leave it empty." },
  ],
])("to many addresses %j is refused", (typed, errors) =>
  expect(errorsOf({ toMany: "on", ...typed })).toEqual(errors),
);

test("a line's own name fits as people count its letters, and is never cut (TEXT-16)", () => {
  const fits = "श्री".repeat(200);
  expect(parsed({ "line-1-name": fits })).toMatchObject({ value: { lines: [{}, { name: fits }] } });
  expect(errorsOf({ "line-1-name": `${fits}x` })).toEqual({ "line-1-name": fieldText.long(200) });
});

describe("what is wrong stands at its field", () => {
  const wrong: [field: string, ...typed: string[]][] = [
    ["buyerName", ""],
    ["buyerEmail", "asha@"],
    ["buyerPhone", "call me"],
    ["buyerGstin", "10AAPFU0939F1ZX"],
    // A GSTIN needs its company.
    ["buyerCompany", ""],
    ["line-0-quantity", "0", "100001", "2.5", "-1"],
    ["line-0-price", "", "-5", "12.345", "1000000.01"],
    ["line-0-details", "x".repeat(1001)],
    ["line-0-product", "../a"],
    ["line-1-name", " "],
    ["line-1-hsn", "48211"],
    ["line-1-taxRate", "17"],
    ["validUntil", "2026-11-20", "", "2026-02-30"],
    ["promisedOn", "2026-11-20"],
    ["shippingCost", "free", "100001"],
    ["advancePercent", "100", "-1"],
  ];
  const cases = wrong.flatMap(([field, ...typed]) => typed.map((text) => [field, text] as const));
  test.each(cases)("%s: '%s'", (field, text) =>
    expect(Object.keys(errorsOf({ [field]: text }))).toEqual([field]),
  );

  test("what is typed of a refused form is kept", () =>
    expect(parsed({ validUntil: "soon" })).toMatchObject({ typed: { ...right, validUntil: "soon" } }));
});

describe("lines", () => {
  const lines = (change: Change) => {
    const read = parsed(change);
    return read.kind === "valid" ? read.value.lines.map(({ place }) => place) : read.errors;
  };

  test("in which nothing stands are left out, and the others keep their places", () => {
    const box = { "line-3-name": "Box", "line-3-quantity": "5", "line-3-price": "9" };
    expect(lines({ "line-2-quantity": "", ...box })).toEqual([0, 1, 3]);
  });

  test("are needed, 60 at most", () => {
    const typed = Object.keys(right).filter((name) => name.startsWith("line-"));
    const none = Object.fromEntries(typed.map((name) => [name, undefined]));
    expect(lines(none)).toEqual({ find: "Add a line first." });
    const many: Change = {};
    for (let place = 0; place < 61; place += 1)
      for (const field of ["name", "quantity", "price"]) many[`line-${place}-${field}`] = "1";
    expect(lines(many)).toEqual({ find: "An offer has 60 lines at most." });
  });

  test("come to ten crore rupees at most", () => {
    const find = "In all it may come to ₹10,00,00,000 at most.";
    expect(lines({ "line-0-quantity": "100000", "line-0-price": "1000" })).toEqual({ find });
  });
});

describe("addresses", () => {
  const address = {
    "billing-fullName": patnaAddress.fullName,
    "billing-addressLine1": patnaAddress.addressLine1,
    "billing-city": patnaAddress.city,
    "billing-state": patnaAddress.state,
    "billing-pincode": "800 001",
  };

  test("may be one, or none", () => {
    const read = parsed(address);
    if (read.kind === "refused") throw new Error(JSON.stringify(read.errors));
    const { billing, shipping } = read.value.buyer;
    expect([billing, shipping]).toEqual([patnaAddress, patnaAddress]);
  });

  test("that are begun are wanted whole", () => {
    const wanting = ["addressLine1", "fullName", "pincode", "state"].map((name) => `billing-${name}`);
    expect(Object.keys(errorsOf({ "billing-city": "Patna" })).sort()).toEqual(wanting);
    expect(errorsOf({ ...address, "billing-state": "Delhi" })).toHaveProperty("billing-pincode");
    const elsewhere = { ...address, shippingSame: undefined, "shipping-city": "Gaya" };
    expect(errorsOf(elsewhere)).toHaveProperty("shipping-fullName");
  });
});

const london = {
  ...{ "billing-country": "United Kingdom", "billing-fullName": "Meera", "billing-city": "London" },
  ...{ "billing-addressLine1": "1 Baker Street", "billing-state": "", "billing-pincode": "" },
  ...{ buyerGstin: "", shippingSame: "on" },
};

test("the bill may go abroad, where state and postal code are free, and no parcel does (OFFER-92)", () => {
  const billing = { country: "United Kingdom", city: "London", state: "", pincode: "" };
  expect(parsed(london)).toMatchObject({ value: { buyer: { billing, shipping: null } } });
});

test.each([
  [{ "billing-country": "other" }, { "billing-country": "Choose a country from the list." }],
  [{ buyerGstin: "27AAPFU0939F1ZV" }, { buyerGstin: "A GSTIN needs a billing address in India." }],
  [
    { toMany: "on", parcels: "4", parcelPrice: "" },
    { "billing-country": "What goes to many addresses needs a billing address in India." },
  ],
])("billed abroad, %j is refused at its field", (change, errors) =>
  expect(errorsOf({ ...london, ...change })).toEqual(errors),
);
