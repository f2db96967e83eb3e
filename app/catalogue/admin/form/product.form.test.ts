import { describe, expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { formOf } from "../../../../tests/form-of.ts";
import { fieldNames } from "../../product-fields.ts";
import { parseProduct } from "./product.form.ts";

const plain = {
  name: "The Lotus Tote",
  slug: "lotus-tote",
  price: "1499",
  description: "<h2>Made by hand</h2><p>Painted.</p>",
  metaTitle: "Lotus Tote",
  metaDescription: "A tote painted by hand in Madhubani.",
};

const parse = (fields: Record<string, string>) => parseProduct(formOf({ ...plain, ...fields }));

function parsedValue(fields: Record<string, string>) {
  const parsed = parse(fields);
  if (parsed.kind === "refused") throw new Error(JSON.stringify(parsed.errors));
  return parsed.value;
}

function errorsOf(fields: Record<string, string>) {
  const parsed = parse(fields);
  return parsed.kind === "refused" ? parsed.errors : {};
}

test("what is left empty is null, what is not chosen is the usual", () =>
  expect(parsedValue({ sku: " ", edition: "" })).toEqual({
    ...Object.fromEntries(fieldNames().map((field) => [field, null])),
    ...plain,
    price: paise(149_900),
    collection: "core",
    category: "bags",
    technique: "other",
    hidden: false,
    returnable: true,
    certificate: "limited",
    featured: false,
    limited: false,
    inStock: false,
    madeToOrder: false,
    makingWeight: 1,
    showsMakers: false,
    ogTitle: "The Lotus Tote",
  }));

describe("what is made to order", () => {
  const lead = (leadDaysFrom: string, leadDaysTo: string, madeToOrder = "true") =>
    ({ madeToOrder, leadDaysFrom, leadDaysTo }) as const;

  test.each([
    [lead("10", "14"), { leadDaysFrom: 10, leadDaysTo: 14 }],
    [lead("", "14"), { leadDaysFrom: null, leadDaysTo: 14 }],
    [lead("1", "180"), { leadDaysFrom: 1, leadDaysTo: 180 }],
    [lead("", "", "false"), { leadDaysFrom: null, leadDaysTo: null }],
    [lead("3", "5", "false"), { leadDaysFrom: 3, leadDaysTo: 5 }],
  ])("takes %j", (typed, leads) => expect(parsedValue(typed)).toMatchObject(leads));

  test.each([
    [lead("", ""), "leadDaysTo", "Say after how many working days it leaves at the latest."],
    [lead("10", ""), "leadDaysTo", "Say after how many working days it leaves at the latest."],
    [lead("14", "10"), "leadDaysTo", "The longer lead can't be below the shorter one."],
    [lead("0", "10"), "leadDaysFrom", "Enter whole working days from 1 to 180."],
    [lead("1", "181"), "leadDaysTo", "Enter whole working days from 1 to 180."],
    [lead("1", "two"), "leadDaysTo", "Enter whole working days from 1 to 180."],
  ])("refuses %j at %s", (typed, field, message) => expect(errorsOf(typed)).toEqual({ [field]: message }));
});

test.each([
  ["true", true],
  ["Hidden", true],
  ["yes", true],
  ["false", false],
  ["shown", false],
  ["", false],
])("the visibility '%s' hides it: %s", (hidden, isHidden) =>
  expect(parsedValue({ hidden }).hidden).toBe(isHidden),
);

test.each([
  ["", true],
  ["Taken back", true],
  ["only if it arrives damaged", false],
  ["no", false],
])("of the returns '%s' it is taken back: %s", (returnable, isTaken) =>
  expect(parsedValue({ returnable }).returnable).toBe(isTaken),
);

test("another visibility is refused at its field", () =>
  expect(errorsOf({ hidden: "half" })).toEqual({ hidden: "Enter yes or no." }));

describe("a price", () => {
  test.each([
    ["1499", 149_900],
    ["1499.5", 149_950],
    ["1499.50", 149_950],
    ["₹ 1,499.00", 149_900],
    ["१४९९", 149_900],
    ["1,23,456", 12_345_600],
    ["123,456", 12_345_600],
    [" 0.01 ", 1],
  ])("'%s' is %i paise", (price, amount) => expect(parsedValue({ price }).price).toBe(amount));

  test.each([
    ["12.345", "Use at most two digits after the point, such as 1499.50."],
    ["12345678901", "The price can be ₹10,00,000 at most."],
  ])("'%s' is told what is wrong with it", (price, message) =>
    expect(errorsOf({ price })).toEqual({ price: message }),
  );

  test.each(["", "abc", "1.499,50", "1,4,99", "-5", "1e3", "Infinity", "٥", "12 50", "0x10"])(
    "'%s' is refused at its field",
    (price) =>
      expect(errorsOf({ price })).toEqual({ price: "Enter the price in rupees, such as 1499 or 1499.50." }),
  );

  test.each([
    ["-5", "Enter an amount in rupees, such as 999, or nothing."],
    ["1000001", "The amount can be ₹10,00,000 at most."],
  ])("material of '%s' is refused as a sum, which is no price", (materialCost, message) =>
    expect(errorsOf({ materialCost })).toEqual({ materialCost: message }),
  );

  test("zero and a crore are refused too", () => {
    expect(errorsOf({ price: "0.00" })).toEqual({ price: "The price must be above zero." });
    expect(errorsOf({ price: "1000000.01" })).toEqual({ price: "The price can be ₹10,00,000 at most." });
    expect(errorsOf({ price: "10,00,000" })).toEqual({});
  });
});

describe("a sale", () => {
  const sale = { salePrice: "999.50", saleFrom: "26/11/2026", saleUntil: "30 Nov 2026" };

  test("holds from the first day's beginning to the last day's end, in India", () =>
    expect(parsedValue(sale)).toMatchObject({
      salePrice: 99_950,
      saleFrom: new Date("2026-11-25T18:30:00Z"),
      saleUntil: new Date("2026-11-30T18:30:00Z"),
    }));

  test.each([
    [{ salePrice: "1499" }, { salePrice: "The sale price must be below the price." }],
    [{ salePrice: "0" }, { salePrice: "The price must be above zero." }],
    [{ salePrice: "-10%" }, { salePrice: "Enter the price in rupees, such as 1499 or 1499.50." }],
    [{ saleUntil: "25/11/2026" }, { saleUntil: "The sale must end after it begins." }],
    [{ saleFrom: "11/26/2026" }, { saleFrom: expect.stringContaining("such as 30/11/2026") }],
    [{ salePrice: " ", saleUntil: "" }, { saleFrom: "Enter a sale price, or empty its dates." }],
  ])("with %j is refused at its field, and what was typed stays", (change, errors) => {
    const typed = { ...sale, ...change };
    expect(errorsOf(typed)).toEqual(errors);
    expect(parse(typed)).toMatchObject({ typed });
  });
});

test("every required field says so, and nothing else does", () => {
  const none = {
    name: " ",
    slug: "",
    price: "",
    description: "<p> </p>",
    metaTitle: "",
    metaDescription: "",
  };
  expect(errorsOf(none)).toEqual({
    name: "Please enter a name.",
    slug: "Please enter a slug, or a name that gives one.",
    price: "Enter the price in rupees, such as 1499 or 1499.50.",
    description: "Please describe the product.",
    metaTitle: "Please enter a meta title.",
    metaDescription: "Please enter a meta description.",
  });
});

test("slug, meta title and OG title follow the name where they are empty", () => {
  expect(parsedValue({ slug: "", metaTitle: "", ogTitle: " " })).toMatchObject({
    slug: "lotus-tote",
    metaTitle: "The Lotus Tote",
    ogTitle: "The Lotus Tote",
  });
  expect(errorsOf({ name: "x".repeat(61), metaTitle: "" })).toEqual({
    metaTitle: "Please enter a meta title.",
  });
});

describe("a meta description that is left empty (PRODUCT-4)", () => {
  test.each([
    ["<p>Painted by hand.</p>\n<p>Fish &amp; lotus</p>", "Painted by hand. Fish & lotus"],
    [`<p>${"a".repeat(150)} bcdef ghij</p>`, "a".repeat(150)],
    [`<p>${"a".repeat(150)} bcde fghij</p>`, `${"a".repeat(150)} bcde`],
    [`<p>${"श्री ".repeat(80)}</p>`, "श्री ".repeat(78).trim()],
    [`<p>${"a".repeat(200)}</p>`, "a".repeat(155)],
  ])("is made from %j", (description, metaDescription) =>
    expect(parsedValue({ description, metaDescription: " " })).toMatchObject({ metaDescription }),
  );

  test("is asked for where the description has no words", () =>
    expect(errorsOf({ description: '<p><img src="/files/a.webp"></p>', metaDescription: "" })).toEqual({
      metaDescription: "Please enter a meta description.",
    }));

  test("is left alone where the owner wrote one", () =>
    expect(parsedValue({ metaDescription: "Mine." })).toMatchObject({ metaDescription: "Mine." }));
});

test("meta texts are cut at 60 and 155 characters, never through one", () => {
  const value = parsedValue({ metaTitle: "👜".repeat(70), metaDescription: "y".repeat(400) });
  expect(value.metaTitle).toBe("👜".repeat(60));
  expect(value.metaDescription).toHaveLength(155);
});

test.each([
  { slug: "a/b", error: "Use letters, digits and hyphens only." },
  { slug: "../x", error: "Use letters, digits and hyphens only." },
  { stockCount: "-1", error: "Enter a whole number of pieces, or leave it empty to not count them." },
  { stockCount: "1.5", error: "Enter a whole number of pieces, or leave it empty to not count them." },
  { hsn: "42029", error: "An HSN code has 4, 6 or 8 digits." },
  ...["101", "five", "0.05", "7.5", "0.12", "-5"].map((taxRate) => ({
    taxRate,
    error: "Enter one of the GST rates: 0, 0.1, 0.25, 1, 1.5, 3, 5, 12, 18, 28, 40.",
  })),
  { inStock: "x", error: "Enter yes or no." },
  { featured: "in stock", error: "Enter yes or no." },
  { collection: "__proto__", error: "Please choose one of the list." },
  { technique: "woven", error: "Please choose one of the list." },
] as { [field: string]: string; error: string }[])("%j", ({ error, ...field }) =>
  expect(Object.values(errorsOf(field))).toEqual([error]),
);

test.each<{ field: Record<string, string>; value: object }>([
  { field: { stockCount: "0" }, value: { stockCount: 0 } },
  { field: { stockCount: "12" }, value: { stockCount: 12 } },
  { field: { taxRate: "5" }, value: { taxRate: "5.00" } },
  { field: { taxRate: "5 %" }, value: { taxRate: "5.00" } },
  { field: { taxRate: "0.25" }, value: { taxRate: "0.25" } },
  { field: { hsn: "420292" }, value: { hsn: "420292" } },
  { field: { hsn: "4202 22.20" }, value: { hsn: "42022220" } },
  { field: { slug: "KAMAL-jho\u00ADla" }, value: { slug: "KAMAL-jhola" } },
  { field: { inStock: "on" }, value: { inStock: true } },
  { field: { inStock: "false" }, value: { inStock: false } },
  { field: { featured: "TRUE" }, value: { featured: true } },
  { field: { category: "Decor" }, value: { category: "decor" } },
  { field: { description: '<img src="/a.webp">' }, value: { description: '<img src="/a.webp">' } },
  { field: { name: "\u202Elotus\u0000  tote" }, value: { name: "lotus tote" } },
])("$field", ({ field, value }) => expect(parsedValue(field)).toMatchObject(value));

test("a file in a text's place counts as nothing", () => {
  const form = formOf(plain);
  form.set("name", new Blob(["x"]));
  expect(parseProduct(form)).toMatchObject({ kind: "refused", errors: { name: "Please enter a name." } });
});
