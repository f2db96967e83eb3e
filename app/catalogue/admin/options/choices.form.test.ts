import { describe, expect, test } from "vitest";
import { fieldText } from "#ui/form/form.text.ts";
import { paise } from "#values/money/money.ts";
import { formOf } from "../../../../tests/form-of.ts";
import { rateAnHour } from "../../steps/making-step.ts";
import { stepsText } from "../steps/steps.text.ts";
import { parseChoices } from "./choices.form.ts";
import { choicesIn, choicesText, noChoices, postedChoices } from "./typed-choices.ts";

const errorsOf = (fields: Record<string, string>) => {
  const parsed = parseChoices(formOf(fields));
  return parsed.ok ? {} : parsed.errors;
};

const priceRefused = "Enter the price in rupees, such as 1499 or 1499.50.";
const sizes = { "option-0-name": "Size", "option-0-values": "Small, Large" };
const row = (place: number, value: string, facts: Record<string, string> = {}) => ({
  [`variant-${place}-value-0`]: value,
  [`variant-${place}-offered`]: "true",
  ...Object.fromEntries(Object.entries(facts).map(([fact, text]) => [`variant-${place}-${fact}`, text])),
});

const nothing = { options: [], variants: [], personal: [], steps: [] };

test("a product without options has nothing to choose", () =>
  expect(parseChoices(new FormData())).toEqual({ ok: true, choices: nothing }));

test("rows are read in the options' order, those that are not offered are none", () => {
  const large = row(0, "Large", { price: "1,299.50", "in-stock": "true", "stock-count": "4", sku: "JT-L" });
  const { "variant-1-offered": _, ...small } = row(1, "Small");
  expect(parseChoices(formOf({ ...sizes, ...large, ...small }))).toMatchObject({
    ok: true,
    choices: {
      options: [{ name: "Size", values: ["Small", "Large"] }],
      variants: [
        {
          ...{ row: 0, values: ["Large"], sku: "JT-L", ownPrice: 129_950 },
          ...{ inStock: true, stockCount: 4, picture: null, weight: null },
        },
      ],
    },
  });
});

const misfit = "The table does not fit these options. Press Make Variants first.";
const large = (facts: Record<string, string>) => ({ ...row(0, "Small"), ...row(1, "Large", facts) });
const offersNone = { "variant-0-value-0": "Small", "variant-1-value-0": "Large" };
const oneSku = { ...row(0, "Small", { sku: "JT" }), ...row(1, "Large", { sku: "jt " }) };
const pieces = "Enter a whole number of pieces, or leave it empty to not count them.";
test.each([
  [{}, "option-0-values", misfit],
  [row(0, "Small"), "option-0-values", misfit],
  [offersNone, "variant-0-offered", "Offer at least one variant, or empty the options."],
  [oneSku, "variant-1-sku", "This SKU is already used."],
  [large({ price: "1.499,50" }), "variant-1-price", priceRefused],
  [large({ price: "0" }), "variant-1-price", "The price must be above zero."],
  [large({ price: "1000001" }), "variant-1-price", "The price can be ₹10,00,000 at most."],
  [large({ "stock-count": "2.5" }), "variant-1-stock-count", pieces],
])("a table can't be %j: %s", (rows, field, message) =>
  expect(errorsOf({ ...sizes, ...rows })).toEqual({ [field]: message }),
);

const step = (place: number, name: string, rate = "", week = "", hours = "") => ({
  [`step-${place}-name`]: name,
  [`step-${place}-rate`]: rate,
  [`step-${place}-week`]: week,
  [`step-${place}-hours`]: hours,
});

describe("the steps by which a product is made", () => {
  test("are read with their rates, blank rows left out, digits in either script", () => {
    const parsed = parseChoices(
      formOf({ ...step(0, " Cutting ", "20", "६०", "0.75"), ...step(3, "Painting") }),
    );
    expect(parsed.ok && parsed.choices.steps).toEqual([
      { name: "Cutting", rate: 20_00, piecesWeek: 60, hours: 0.75 },
      { name: "Painting", rate: null, piecesWeek: null },
    ]);
  });

  test.each([
    [step(0, "", "20"), "step-0-name", "Say what is done in this step, such as Cutting."],
    [{ ...step(0, "Sewing"), ...step(1, "SEWING") }, "step-1-name", "Another step has this name."],
    [step(0, "x".repeat(61)), "step-0-name", fieldText.long(60)],
    [step(0, "Sewing", "0"), "step-0-rate", "The price must be above zero."],
    [
      step(0, "Sewing", "", "0"),
      "step-0-week",
      "Enter how many pieces a maker does in a week, from 1 to 999999.",
    ],
    [step(0, "Sewing", "", "", "0"), "step-0-hours", stepsText.errors.hours],
  ])("can't be %j", (rows, field, message) => expect(errorsOf(rows)).toEqual({ [field]: message }));

  test.each([
    [paise(180_00), 2.5, 72_00],
    [paise(100_00), 3, 33_33],
    [null, 3, undefined],
    [paise(1), undefined, undefined],
  ])("a rate of %j for %j hours is %j an hour", (rate, hours, hourly) =>
    expect(rateAnHour({ rate, hours })).toBe(hourly),
  );
});

const personal = (place: number, facts: Record<string, string>) =>
  Object.fromEntries(Object.entries(facts).map(([fact, text]) => [`personal-${place}-${fact}`, text]));

describe("what is written on it", () => {
  test("has a label, letters, and a price where there is one", () => {
    const parsed = parseChoices(
      formOf({
        ...personal(0, { label: " Name ", most: "12", required: "true", price: "150" }),
        ...personal(2, { label: "Date", most: "200" }),
      }),
    );
    expect(parsed.ok && parsed.choices.personal).toEqual([
      { label: "Name", most: 12, required: true, price: 150_00 },
      { label: "Date", most: 200, required: false, price: 0 },
    ]);
  });

  test.each([
    [{ label: "Name", most: "" }, "most", "Enter how many letters fit, from 1 to 200."],
    [{ label: "Name", most: "0" }, "most", "Enter how many letters fit, from 1 to 200."],
    [{ label: "Name", most: "201" }, "most", "Enter how many letters fit, from 1 to 200."],
    [{ label: "", most: "10" }, "label", "Enter a label, such as Name to embroider."],
    [{ label: "Name", most: "10", price: "-5" }, "price", priceRefused],
  ])("can't be %j", (facts, fact, message) =>
    expect(errorsOf(personal(0, facts))).toEqual({ [`personal-0-${fact}`]: message }),
  );

  test("has a label of 60 letters, as people count them (TEXT-16)", () => {
    const label = "श्री".repeat(60);
    expect(errorsOf(personal(0, { label, most: "5" }))).toEqual({});
    const long = personal(0, { label: `${label}x`, most: "5" });
    expect(errorsOf(long)).toEqual({ "personal-0-label": fieldText.long(60) });
  });

  test("can't have one label twice", () =>
    expect(
      errorsOf({
        ...personal(0, { label: "Name", most: "5" }),
        ...personal(1, { label: "NAME", most: "5" }),
      }),
    ).toEqual({ "personal-1-label": "Another text has this label." }));
});

test("what stood in the form goes through its draft and back", () => {
  const typed = postedChoices(formOf({ ...sizes, ...row(0, "Small", { sku: "<b>" }) }));
  expect([choicesIn(choicesText(typed)), choicesIn('{"options":7}')]).toEqual([typed, noChoices]);
  expect(choicesIn("")).toEqual(noChoices);
});
