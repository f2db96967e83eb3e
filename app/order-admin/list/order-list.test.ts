import { expect, test } from "vitest";
import { exportHref, hrefOf, listQuery, orderHref } from "#orders/links/list-query.ts";
import type { FulfilmentState, PaymentState } from "#orders/order-states.ts";
import type { PaymentMethod } from "#values/money/payment-method.ts";
import { chosenOrders, isToBePacked } from "../admin-order.ts";
import { searchParts, wholeNumber } from "./order-search.ts";
import { type Waits, waitsOf } from "./waits-of.ts";

const first = { text: "", page: 1 };
const asha = { filter: "shipped", text: "asha", page: 3 };

test.each([
  ["", { ...first, filter: "all" }, ""],
  ["q=%20asha%20&status=shipped&page=3", asha, "?q=asha&status=shipped&page=3"],
  ["status=payment-issues", { ...first, filter: "payment-issues" }, "?status=payment-issues"],
  ["status=refund-due", { ...first, filter: "refund-due" }, "?status=refund-due"],
  ["tab=to-send&show=100", { ...first, filter: "all", tab: "to-send", show: 100 }, "?tab=to-send&show=100"],
  ["tab=all&show=7", { ...first, filter: "all" }, ""],
  ["status=nothing&page=0", { ...first, filter: "all" }, ""],
  ["page=1e9", { ...first, filter: "all" }, ""],
  ["page=2.5", { ...first, filter: "all" }, ""],
])("the list of ?%s", (search, query, asked) => {
  expect(listQuery(new URLSearchParams(search))).toEqual(query);
  expect(hrefOf(listQuery(new URLSearchParams(search)))).toBe(`/admin/dashboard/orders${asked}`);
});

test("an order carries the list that it was opened from, and a line break in its id ends no header", () => {
  const query = { filter: "processing", text: "", page: 2 } as const;
  expect(orderHref("a1", query)).toBe("/admin/dashboard/orders/a1?status=processing&page=2");
  const refund = "/admin/dashboard/orders/a%0D%0Ab%2Fc/refund?status=processing";
  expect(orderHref("a\r\nb/c", { ...query, page: 1 }, "/refund")).toBe(refund);
});

test("an export has all pages", () => {
  const all = "/admin/dashboard/orders/export.csv?q=a+b&status=shipped";
  expect(exportHref({ filter: "shipped", text: "a b", page: 7 })).toBe(all);
});

test.each([
  ["", []],
  ["  ", []],
  ["JC-1795000000123", ["jc-1795000000123"]],
  ["1795000000123", ["1795000000123"]],
  ["Asha  Kumari", ["asha", "kumari"]],
  ["asha ASHA", ["asha"]],
  ["98765 43210", ["9876543210"]],
  ["+91 98765-43210", ["9876543210"]],
  ["098765 43210", ["9876543210"]],
  ["(011) 2222 1234", ["1122221234"]],
  ["a@example.com", ["a@example.com"]],
  ["Zoë D’Souza", ["zoe", "d'souza"]],
  ["९८७६५ ४३२१०", ["9876543210"]],
  ["JC–1795000000123", ["jc-1795000000123"]],
  ["a b c d e f g h", ["a", "b", "c", "d", "e", "f"]],
])("%j is searched as %j", (text, parts) => expect(searchParts(text)).toEqual(parts));

test.each([
  ["jc-1795000000001", "JC-1795000000001"],
  ["jc-179500000000", undefined],
  ["jc-17950000000012", undefined],
  ["1795000000001", undefined],
])("%s is the whole number %s", (part, number) => expect(wholeNumber(part)).toBe(number));

const seen = { refundDue: false, isTroubled: false, isToConfirm: false, isPacked: false, isBeingMade: false };
const open = { ...seen, status: "pending", fulfilment: "pending", paymentState: "captured" } as const;

test.each<[Waits, Parameters<typeof waitsOf>[0]]>([
  ["pack", open],
  ["make", { ...open, isBeingMade: true }],
  ["send", { ...open, isPacked: true, isBeingMade: true }],
  ["confirm", { ...open, paymentState: "cod_due", isToConfirm: true }],
  ["pay", { ...open, paymentState: "awaiting" }],
  ["refund", { ...open, refundDue: true, isTroubled: true }],
  ["trouble", { ...open, fulfilment: "shipped", isTroubled: true }],
  ["way", { ...open, fulfilment: "shipped" }],
  ["cash", { ...open, fulfilment: "delivered", paymentState: "cod_due" }],
  ["nothing", { ...open, fulfilment: "delivered" }],
  ["nothing", { ...open, fulfilment: "cancelled" }],
])("a line of the list waits for %s (ADMIN-64)", (waits, order) => expect(waitsOf(order)).toBe(waits));

test("ids are taken once each, what is none is dropped, and a page is the most", () => {
  expect(chosenOrders(new URLSearchParams("id=a&id=b&id=a&id=../c&id=&ids=d"))).toEqual(["a", "b"]);
  const many = new URLSearchParams(Array.from({ length: 300 }, (_, n) => ["id", `o${n}`]));
  expect(chosenOrders(many)).toHaveLength(100);
});

test.each<[PaymentMethod, PaymentState, FulfilmentState, boolean]>([
  ["cod", "cod_due", "pending", true],
  ["cod", "cod_collected", "pending", true],
  ["cod", "refunded", "pending", false],
  ["razorpay", "captured", "pending", true],
  ["razorpay", "awaiting", "pending", false],
  ["razorpay", "failed", "pending", false],
  ["razorpay", "refunded", "pending", false],
  ["cod", "cod_due", "processing", false],
  ["cod", "cod_due", "shipped", false],
  ["cod", "cod_due", "delivered", false],
  ["cod", "cod_due", "cancelled", false],
  ["razorpay", "captured", "cancelled", false],
])("%s, %s, %s: %s", (paymentMethod, paymentState, fulfilment, expected) =>
  expect(isToBePacked({ paymentMethod, paymentState, fulfilment })).toBe(expected),
);
