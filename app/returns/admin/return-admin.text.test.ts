import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { returnAdminText } from "./return-admin.text.ts";

test.each([
  [
    { isCash: true, isDue: false },
    { term: "Paid", value: "₹1,986.00, in cash" },
  ],
  [
    { isCash: true, isDue: true },
    { term: "Paid", value: "₹1,986.00 in cash, not marked as collected" },
  ],
  [
    { isCash: false, isDue: false },
    { term: "Paid", value: "₹1,986.00, by card or UPI" },
  ],
])("a return names what was paid for its order, %j", (how, fact) => {
  expect(returnAdminText.paid(paise(1986_00), how)).toEqual(fact);
});
