import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { markupOf } from "../../tests/render-markup.tsx";
import { Price } from "./price.tsx";

const written = (price: number, was?: number) =>
  markupOf(
    <Price price={paise(price)} was={was === undefined ? was : paise(was)} className="" wasClassName="" />,
  ).replaceAll(/<[^>]+>/g, "");

test("a product's price says its paise where it has some, as the order will", () => {
  expect(written(1499_50, 1999_25)).toBe("₹1,499.50 Was ₹1,999.25");
  expect([written(1499_00, 1999_00), written(999_99)]).toEqual(["₹1,499 Was ₹1,999", "₹999.99"]);
});
