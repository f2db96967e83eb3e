import { expect, test } from "vitest";
import type { GivenLine } from "#orders/given-for/given-for.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { markupOf } from "../../../tests/render-markup.tsx";
import { GivenForField } from "./given-for-field.tsx";
import { givenForWords } from "./given-for-words.ts";
import { refundQuestion, refundRefusal } from "./refund.form.ts";

const most = paise(1598_00);

test.each(["", "all", "25O", "250,50", "2,50", "0", "-5", "1e3"])("'%s' is no sum", (typed) => {
  expect(refundRefusal(typed, most)).toBe("Enter an amount in rupees, such as 250 or 250.50.");
  expect(refundQuestion(typed, most)).toBeUndefined();
});

test.each([
  ["250.505", "Use at most two digits after the point, such as 1499.50."],
  ["12345678901", "At most ₹1,598.00 can be refunded."],
  ["0.99", "A refund is one rupee at least."],
  ["1598.01", "At most ₹1,598.00 can be refunded."],
])("%s is a sum that can't be refunded", (typed, refusal) => {
  expect(refundRefusal(typed, most)).toBe(refusal);
  expect(refundQuestion(typed, most)).toBeUndefined();
});

test.each([
  ["१", "Send ₹1.00 back to the customer?"],
  [" ₹ 1,250.5 ", "Send ₹1,250.50 back to the customer?"],
  ["1598", "Send ₹1,598.00 back to the customer?"],
])("%s can be refunded; the question names the sum", (typed, question) => {
  expect(refundRefusal(typed, most)).toBeUndefined();
  expect(refundQuestion(typed, most)).toBe(question);
});

const lines = [
  { id: "kurta", productName: "Kurta", optionText: "Size: Small", quantity: 1 },
  { id: "bangle", productName: "Bangle", optionText: null, quantity: 3 },
];
const line = (item: string, pieces: number, sum: number): GivenLine => ({ item, pieces, amount: paise(sum) });
const lowered = [line("kurta", 0, 500_00), line("bangle", 0, 0)];

test.each<[string, GivenLine[] | undefined, string]>([
  ["nobody said", undefined, ""],
  ["shipping and fees alone", [], "For shipping and fees"],
  ["all pieces of a line", [line("kurta", 1, 500_00)], "For Kurta (Size: Small), came back"],
  ["some, and shipping", [line("bangle", 2, 400_00)], "For Bangle, 2 of 3 came back; shipping and fees"],
  ["a lower price, and a line that gives nothing", lowered, "For Kurta (Size: Small), a lower price"],
  ["what the order has no more", [line("gone", 1, 500_00)], ""],
])("a refund says what it was for: %s (INVOICE-18)", (_what, given, words) => {
  expect(givenForWords({ amount: paise(500_00), givenFor: given && { lines: given } }, lines)).toBe(words);
});

function choices(quantity: number, shippingCost: Paise, fee = paise(0)): string[] {
  const order = {
    ...{ lines: [{ id: "l", productName: "Tote", optionText: null, quantity }], shippingCost },
    ...{ subtotal: paise(100_00), total: paise(100_00), shippingMethod: "standard" as const },
    adjustments: fee > 0 ? [{ kind: "fee" as const, label: "Gift wrap", amount: fee }] : [],
  };
  const markup = markupOf(<GivenForField order={order} typed={undefined} />);
  return [...markup.matchAll(/<option value="([^"]*)"/g)].map(([, value = ""]) => value);
}

test.each([
  ["one piece, nothing else", choices(1, paise(0)), []],
  ["one piece and its shipping", choices(1, paise(60_00)), ["", "l:1", "l:0", "services"]],
  ["one piece and a fee", choices(1, paise(0), paise(50_00)), ["", "l:1", "l:0", "services"]],
  ["two pieces, nothing else", choices(2, paise(0)), ["", "l:1", "l:2", "l:0"]],
])("what money back can be for, of %s (INVOICE-18)", (_, found, expected) => expect(found).toEqual(expected));
