import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { refundQuestion, refundRefusal } from "./refund.form.ts";

const most = paise(1598_00);

test.each(["", "all", "25O", "250.505", "250,50", "2,50", "0", "-5", "1e3"])("'%s' is no sum", (typed) => {
  expect(refundRefusal(typed, most)).toBe("Enter an amount in rupees, such as 250 or 250.50.");
  expect(refundQuestion(typed, most)).toBeUndefined();
});

test.each([
  ["0.99", "A refund is one rupee at least."],
  ["1598.01", "At most ₹1,598.00 can be refunded."],
])("%s is a sum that can't be refunded", (typed, refusal) => {
  expect(refundRefusal(typed, most)).toBe(refusal);
  expect(refundQuestion(typed, most)).toBeUndefined();
});

test.each([
  ["1", "Send ₹1.00 back to the customer?"],
  [" ₹ 1,250.5 ", "Send ₹1,250.50 back to the customer?"],
  ["1598", "Send ₹1,598.00 back to the customer?"],
])("%s can be refunded; the question names the sum", (typed, question) => {
  expect(refundRefusal(typed, most)).toBeUndefined();
  expect(refundQuestion(typed, most)).toBe(question);
});
