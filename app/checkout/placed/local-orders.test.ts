import { expect, test } from "vitest";
import { discountOf, feeOf } from "#shipping/adjustments.ts";
import { paise } from "#values/money/money.ts";
import { writtenLine } from "../../../tests/written-line.ts";
import { dropLocalOrder, keepLocalOrder, type LocalOrder, readLocalOrder } from "./local-orders.ts";

function memory(text?: string) {
  const kept = { text: text ?? null };
  return {
    getItem: () => kept.text,
    setItem: (_: string, value: string) => {
      kept.text = value;
    },
  };
}

const order: LocalOrder = {
  orderNumber: "JC-1795000000123",
  lines: [{ productName: "Kohbar Tote", quantity: 2, unitPrice: paise(149_50), discount: paise(29_90) }],
  subtotal: paise(299_00),
  adjustments: [discountOf({ code: "DIWALI", title: "" }, paise(29_90)), feeOf("gift-wrap", paise(10_00))],
  shippingCost: paise(99_00),
  rounding: paise(-10),
  total: paise(378_00),
  shippingMethod: "standard",
  paymentMethod: "cod",
};

test("an order's copy comes back, and holds nothing that tells who bought", () => {
  const storage = memory();
  const whole = { ...order, billing: { email: "asha@example.com" }, shipping: { city: "Patna" } };
  keepLocalOrder(storage, whole);
  keepLocalOrder(storage, { ...order, orderNumber: "JC-2" });
  expect(readLocalOrder(storage, order.orderNumber)).toEqual(order);
  expect(storage.getItem()).not.toMatch(/asha|Patna/);
  expect(readLocalOrder(storage, "JC-3")).toBeUndefined();
});

test("a line's option stays in the copy, and nothing that is written on it", () => {
  const storage = memory();
  const lines = order.lines.map((line) => ({ ...line, ...writtenLine }));
  keepLocalOrder(storage, { ...order, lines });
  const { optionText } = writtenLine;
  const kept = order.lines.map((line) => ({ ...line, optionText }));
  expect(readLocalOrder(storage, order.orderNumber)?.lines).toEqual(kept);
  expect(storage.getItem()).not.toContain("Asha");
});

test("one order's copy goes, whatever its record was called, and the others stay", () => {
  const storage = memory(JSON.stringify([{ orderIdText: "JC-7" }]));
  keepLocalOrder(storage, order);
  dropLocalOrder(storage, "JC-7");
  expect(storage.getItem()).not.toContain("JC-7");
  dropLocalOrder(storage, order.orderNumber);
  expect(storage.getItem()).toBe("[]");
});

test("old records with camelCase names are read", () => {
  const old = {
    orderIdText: "JC-7",
    items: [{ id: "p1", name: "Tote", price: "499.50", quantity: 1 }],
    subtotal: 499.5,
    shippingCost: 99,
    totalAmount: 598.5,
    shippingMethod: "express",
    paymentMethod: "razorpay",
    billingAddress: { fullName: "Asha" },
  };
  expect(readLocalOrder(memory(JSON.stringify([old])), "JC-7")).toMatchObject({
    lines: [{ productName: "Tote", quantity: 1, unitPrice: 499_50, discount: 0 }],
    adjustments: [],
    total: 598_50,
    shippingMethod: "express",
  });
});

const odd = '[{"id":"JC-7","items":[{"quantity":"x"}],"subtotal":1}]';
test.each(["", "{", "7", "[null]", '[{"id":"JC-7"}]', odd])("%j holds no order", (text) =>
  expect(readLocalOrder(memory(text), "JC-7")).toBeUndefined(),
);
