import { describe, expect, test } from "vitest";
import { fieldText } from "#ui/form/form.text.ts";
import { emptyOption } from "./typed-choices.ts";
import { combinations, isMade, makeVariants, optionsOfTyped, valuesIn } from "./typed-options.ts";

test.each([
  ["Small, Medium,Large", ["Small", "Medium", "Large"]],
  ["Small\r\nMedium\nLarge\n", ["Small", "Medium", "Large"]],
  ["Small, Medium,\nLarge", ["Small", "Medium", "Large"]],
  ["Red, gold border\nPlain", ["Red, gold border", "Plain"]],
  [" , \n ,", []],
  ["14 × 16  in", ["14 × 16 in"]],
  ["लाल, काला", ["लाल", "काला"]],
  ["أحمر\u202E", ["أحمر"]],
])("the values of %j are %j", (text, values) => expect(valuesIn(text)).toEqual(values));

test("a single line that is a value already stays one, whatever commas it has", () =>
  expect(valuesIn("Red, gold border", ["Red, gold border"])).toEqual(["Red, gold border"]));

const option = (name: string, values: string) => ({ ...emptyOption, name, values });
const none = option("", "");

test("an option that says nothing is none", () =>
  expect(optionsOfTyped([option(" Size ", "S, M"), none])).toEqual({
    ok: true,
    options: [{ name: "Size", values: ["S", "M"], was: {} }],
  }));

test("names and values have as many letters as people count (TEXT-16)", () => {
  const [name, value] = ["श्री".repeat(40), "श्री".repeat(60)];
  expect(optionsOfTyped([option(name, value), none])).toMatchObject({ options: [{ name, values: [value] }] });
  expect(optionsOfTyped([option(`${name}x`, `${value}x`), none])).toEqual({
    ok: false,
    errors: {
      "option-0-name": fieldText.long(40),
      "option-0-values": `“${"श्री".repeat(20)}…” is too long: 60 letters at most.`,
    },
  });
});

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1).join(",");

describe("options can't be", () => {
  const size = (values: string) => [option("Size", values), none];
  test.each([
    [[option("", "S"), none], "option-0-name", "Name the option, such as Size."],
    [size(" ,"), "option-0-values", "Enter its values, such as Small, Medium, Large."],
    [[option("Size", "S"), option("SIZE", "M")], "option-1-name", "Both options have this name."],
    [size("S, M, S"), "option-0-values", "“S” stands here twice."],
    [size("Small, SMALL"), "option-0-values", "“Small” and “SMALL” are the same value."],
    [size(numbers(21)), "option-0-values", "An option has 20 values at most; these are 21."],
    [
      [option("Size", numbers(16)), option("Colour", "a, b, c, d")],
      "option-1-values",
      "These options make 64 variants; a product has 60 at most.",
    ],
  ])("%j: %s", (typed, field, error) =>
    expect(optionsOfTyped(typed)).toEqual({ ok: false, errors: { [field]: error } }),
  );

  test.each([
    ["A+, A-", ["A+", "A-"]],
    ["A4 long; x, A4-long - x", ["A4 long; x", "A4-long - x"]],
    ["fish, 💛", ["fish", "💛"]],
  ])("but %s are two values (PRODUCT-29)", (typed, values) =>
    expect(optionsOfTyped([option("Size (W x H): cm, in", typed), none])).toMatchObject({
      options: [{ name: "Size (W x H): cm, in", values }],
    }),
  );

  test("but for that 60 are taken", () =>
    expect(optionsOfTyped([option("Size", numbers(20)), option("Colour", "a, b, c")]).ok).toBe(true));
});

const size = { name: "Size", values: ["Small", "Large"] };
const colour = { name: "Colour", values: ["Red", "Black"] };

test("variants are made of each combination, in the options' order", () =>
  expect(combinations([size, colour])).toEqual([
    ["Small", "Red"],
    ["Small", "Black"],
    ["Large", "Red"],
    ["Large", "Black"],
  ]));

test("made again, they keep what was typed of those whose values stay, whatever their case", () => {
  const [small, ...others] = makeVariants([size, colour], []);
  if (!small) throw new Error("none");
  const typed = [{ ...small, sku: "JT-S", price: "999", offered: false }, ...others];
  const again = makeVariants([{ ...size, values: ["Medium", "SMALL"] }, colour], typed);
  expect(again.map(({ values, sku, price, offered }) => [values.join(" "), sku, price, offered])).toEqual([
    ["Medium Red", "", "", true],
    ["Medium Black", "", "", true],
    ["SMALL Red", "JT-S", "999", false],
    ["SMALL Black", "", "", true],
  ]);
});

test("made again, they keep what was typed where one value got another name, and of two nobody can tell", () => {
  const typed = makeVariants([size, colour], []).map((row, at) => ({ ...row, stockCount: String(at) }));
  const counts = (values: string[]) =>
    makeVariants([{ ...size, values }, colour], typed).map(
      ({ values: [name], stockCount }) => `${name} ${stockCount}`,
    );
  expect(counts(["Smal", "Large"])).toEqual(["Smal 0", "Smal 1", "Large 2", "Large 3"]);
  expect(counts(["Large", "Tiny", "Small"])).toEqual([
    ...["Large 2", "Large 3", "Tiny ", "Tiny ", "Small 0", "Small 1"],
  ]);
  expect(counts(["Tiny", "Huge"])).toEqual(["Tiny ", "Tiny ", "Huge ", "Huge "]);
});

test("a second option's rows begin with what was typed of the first, but for its SKU and pieces", () => {
  const [small, large] = makeVariants([size], []);
  if (!small || !large) throw new Error("none");
  const typed = [
    { ...small, sku: "JT-S", price: "999", stockCount: "4", weight: "200 g" },
    { ...large, picture: "/a.webp", inStock: false },
  ];
  expect(makeVariants([size, colour], typed)).toMatchObject([
    { values: ["Small", "Red"], sku: "", price: "999", stockCount: "", weight: "200 g", inStock: true },
    { values: ["Small", "Black"], sku: "", price: "999", stockCount: "", weight: "200 g" },
    { values: ["Large", "Red"], price: "", picture: "/a.webp", inStock: false },
    { values: ["Large", "Black"], picture: "/a.webp", inStock: false },
  ]);
});

test("they fit the options as long as those have the same values", () => {
  const rows = makeVariants([size], []);
  expect(isMade([{ ...size, values: ["large", "Small"] }], rows)).toBe(true);
  expect(isMade([{ ...size, values: ["Large", "Small", "Medium"] }], rows)).toBe(false);
  expect([isMade([size, colour], rows), isMade([], rows), isMade([], [])]).toEqual([false, false, true]);
});
