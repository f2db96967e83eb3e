import { describe, expect, test } from "vitest";
import { formOf } from "../../../tests/form-of.ts";
import { parseTakenOrder, sourceAt, type TakenFrom } from "./taken-order.form.ts";

const today = "2026-11-21";
const line = { "line-0-name": "Bag", "line-0-quantity": "1", "line-0-price": "450" };
const address = {
  ...{ "billing-fullName": "Asha Kumari", "billing-addressLine1": "12 Gandhi Path", "billing-city": "Patna" },
  ...{ "billing-state": "Bihar", "billing-pincode": "800001", shippingSame: "on" },
};
const byPhone = { ...line, ...address, buyerName: "Asha Kumari", buyerPhone: "98765 43210", pay: "link" };
const atFair = { ...line, buyerName: "Asha Kumari", pay: "cash", takenAlong: "on", shippingSame: "on" };

function parsed(source: TakenFrom, change: Record<string, string> = {}) {
  const right = source === "phone" ? byPhone : atFair;
  return parseTakenOrder(formOf({ ...right, ...change }), source, today);
}

const wrong = (source: TakenFrom, change: Record<string, string>) => {
  const read = parsed(source, change);
  return read.kind === "refused" ? Object.keys(read.errors) : [];
};

test("an order by phone is read whole", () => {
  const terms = { promisedOn: "2026-12-01", shippingCost: "80", advancePercent: "30" };
  expect(parsed("phone", terms)).toMatchObject({
    value: {
      ...{ source: "phone", pay: "link", reference: null, isTakenAlong: false, takesLacking: false },
      ...{ promisedOn: "2026-12-01", shippingCost: 80_00, advancePercent: 30 },
      buyer: { name: "Asha Kumari", phone: "98765 43210", email: null },
      billing: { pincode: "800001" },
      shipping: { pincode: "800001" },
      lines: [{ name: "Bag", quantity: 1, unitPrice: 450_00 }],
    },
  });
});

test("billed abroad it goes to India, to a mobile number there (OFFER-92)", () => {
  const london = { "billing-country": "United Kingdom", "billing-state": "", "billing-pincode": "NW1 6XE" };
  const sister = {
    ...{ "shipping-fullName": "Rekha", "shipping-addressLine1": "4 Station Road" },
    ...{ "shipping-city": "Patna", "shipping-state": "Bihar", "shipping-pincode": "800001" },
  };
  const phone = { "shipping-phone": "91234 56789" };
  expect(parsed("phone", { ...london, ...sister, ...phone })).toMatchObject({
    value: { billing: { pincode: "NW1 6XE" }, shipping: { fullName: "Rekha" }, shippingPhone: "91234 56789" },
  });
  expect(wrong("phone", { ...london, ...sister })).toEqual(["shipping-phone"]);
  expect(wrong("phone", london)).toContain("shipping-fullName");
});

test("at a fair a name, a line and a way to pay are enough", () =>
  expect(parsed("stall")).toMatchObject({
    value: { source: "stall", pay: "cash", isTakenAlong: true, billing: null, shipping: null },
  }));

test("nothing is taken along by phone, and what is has no day to come", () => {
  expect(parsed("phone", { takenAlong: "on" })).toMatchObject({ value: { isTakenAlong: false } });
  expect(parsed("stall", { promisedOn: "2026-12-01" })).toMatchObject({ value: { promisedOn: null } });
});

test.each([
  ["hi", "hi"],
  ["en", "en"],
  ["", undefined],
  ["fr", undefined],
])("the language %j of the buyer is %j", (language, read) => {
  for (const source of ["phone", "stall"] as const)
    expect(parsed(source, { language })).toMatchObject({ value: { language: read } });
});

describe("what is wrong stands at its field", () => {
  test.each([
    ["phone", { buyerPhone: "" }, "buyerPhone"],
    ["phone", { buyerName: "" }, "buyerName"],
    ["phone", { buyerEmail: "asha@" }, "buyerEmail"],
    ["phone", { "billing-pincode": "999" }, "billing-pincode"],
    ["phone", { "billing-city": "" }, "billing-city"],
    ["phone", { pay: "cheque" }, "pay"],
    ["phone", { pay: "" }, "pay"],
    ["phone", { promisedOn: "2026-11-20" }, "promisedOn"],
    ["phone", { advancePercent: "100" }, "advancePercent"],
    ["phone", { shippingCost: "free" }, "shippingCost"],
    ["phone", { reference: "x".repeat(81) }, "reference"],
    ["phone", { "line-0-quantity": "0" }, "line-0-quantity"],
    ["phone", { "line-0-quantity": "100000", "line-0-price": "10000" }, "find"],
    ["stall", { pay: "link" }, "pay"],
    ["stall", { pay: "bank" }, "pay"],
    ["stall", { advancePercent: "30" }, "advancePercent"],
    ["stall", { buyerGstin: "10AAPFU0939F1ZX" }, "buyerCompany"],
    ["stall", { "billing-city": "Patna" }, "billing-fullName"],
  ] as const)("%s: %o", (source, change, field) => expect(wrong(source, change)).toContain(field));

  test("and what was typed is kept", () => {
    const typed = { buyerName: "A", pay: "" };
    expect(parsed("stall", typed)).toMatchObject({ typed });
  });
});

test("the address of the form says where it comes from", () => {
  const sources = ["at=fair", "at=home", ""].map((query) => sourceAt(new URLSearchParams(query)));
  expect(sources).toEqual(["stall", "phone", "phone"]);
});
