import { expect, test } from "vitest";
import { missingFacts } from "./missing-facts.ts";

const whole = {
  description: `<p>${"Painted by hand. ".repeat(6)}</p>`,
  artisan: "Sita Devi",
  stockCount: "4",
  size: "40 cm",
  weight: "400 g",
  madeToOrder: "false",
};
const empty = { description: "", artisan: "", stockCount: "", size: "", weight: "", madeToOrder: "" };

test.each([
  ["nothing", whole, { pictures: 1 }, []],
  ["all", empty, {}, ["pictures", "description", "artisan", "stockCount", "size", "weight"]],
  ["words", { ...whole, description: "<p>Painted by hand.</p>" }, { pictures: 2 }, ["description"]],
  ["no pieces where variants have them", { ...whole, stockCount: "" }, { pictures: 1, variants: 2 }, []],
  [
    "no pieces of what is made to order",
    { ...whole, stockCount: "", madeToOrder: "true" },
    { pictures: 1 },
    [],
  ],
])("%s is missing", (_, texts, counts, missing) =>
  expect(missingFacts({ texts, pictures: 0, variants: 0, ...counts })).toEqual(missing),
);
