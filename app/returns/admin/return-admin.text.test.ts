import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { returnAdminText } from "./return-admin.text.ts";

test.each([
  [true, false, "₹1,986.00, in cash"],
  [true, true, "₹1,986.00 in cash, not marked as collected"],
  [false, false, "₹1,986.00, by card or UPI"],
])("what was paid for an order (cash: %s, due: %s) is named: %s", (isCash, isDue, value) =>
  expect(returnAdminText.paid(paise(1986_00), { isCash, isDue })).toEqual({ term: "Paid", value }),
);
