import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { patnaAddress } from "../../../tests/patna-address.ts";
import { routedMarkup } from "../../../tests/render-markup.tsx";
import { ConfirmationView } from "./confirmation-view.tsx";
import type { ShownOrder } from "./shown-order.ts";

const order: ShownOrder = {
  ...{ orderNumber: "JC-1795000000123", status: "processing", shippingMethod: "standard", lines: [] },
  ...{ paymentMethod: "razorpay", paymentState: "captured", paidTooLate: false },
  ...{ subtotal: paise(2000_00), adjustments: [], shippingCost: paise(0), total: paise(2000_00) },
};

/** The order's page as its buyer reads it. */
const page = (change: Partial<ShownOrder> = {}, isNew = true) => shown({ ...order, ...change }, isNew);

const shown = (order: Parameters<typeof ConfirmationView>[0]["order"], isNew: boolean) =>
  routedMarkup(<ConfirmationView order={order} isNew={isNew} />);

const titleOf = (html: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];

test("an order that went back as a whole is not thanked for, and promises no parcel", () => {
  const back = page({ paymentState: "refunded" });
  expect(back).toMatch(/<h1[^>]*>Your order was refunded<\/h1>.*nothing of this order will be sent\./s);
  for (const promise of ["Thank you for your order", "Estimated delivery"]) {
    expect(back).not.toContain(promise);
    expect(page()).toContain(promise);
  }
  expect(page({ status: "shipped", paymentState: "refunded" })).toContain("Estimated delivery");
});

test("an order that was paid too late is not thanked for, and says so", () => {
  const late = page({ status: "processing", paymentState: "captured", paidTooLate: true });
  expect(titleOf(late)).toBe("Your payment came too late");
  expect(late).not.toContain("Thank you for your order");
});

test.each<[string, Partial<ShownOrder>]>([
  ["We have your order", { status: "pending" }],
  ["We have your order", { status: "pending_cod_confirmation", paymentMethod: "cod" }],
  ["Your order is being made ready", { status: "processing" }],
  ["Your order is on its way to you", { status: "shipped" }],
  ["Your order has arrived", { status: "delivered" }],
])("a page begins with what its order is by now: %s (ORDER-49)", (title, change) => {
  const later = page(change, false);
  expect(titleOf(later)).toBe(title);
  expect(later).not.toMatch(/Thank you|e-mail/);
  const isOut = change.status === "shipped" || change.status === "delivered";
  expect(page(change).includes("Thank you")).toBe(!isOut);
});

test.each(["whole", "advance"] as const)("a transfer comes before the work: %s (OFFER-88)", (kind) => {
  const due = { id: "1", kind, amount: paise(2000_00), method: "bank" } as const;
  const dues = [{ ...due, paidAt: null, paymentId: null, reference: null, number: "JC-1", said: null }];
  const awaited = { status: "pending", paymentMethod: "bank", paymentState: "awaiting", dues } as const;
  const unpaid = page(awaited, false);
  expect(unpaid).toContain("To be paid now");
  expect(unpaid).toContain("We will start on it as soon as your payment has come.");
  expect(unpaid).not.toContain("start on it soon");
  expect(page({ ...awaited, paymentState: "part_paid" }, false)).toContain("We will start on it soon.");
});

test("what is sold out meanwhile is not asked to be paid (PAY-27)", () => {
  const unpaid = { status: "awaiting_razorpay_payment", paymentState: "awaiting" } as const;
  expect(page({ ...unpaid, hold: "unheld" })).toMatch(/not kept for you.*Pay Now/s);
  const soldOut = page({ ...unpaid, hold: { soldOut: "Rare Bag", left: 0 } });
  expect(soldOut).toContain("Rare Bag is sold out meanwhile");
  expect(soldOut).not.toContain("Pay Now");
});

test("the browser's own copy, which knows no state, neither thanks nor promises a mail (ORDER-49)", () => {
  const { status, paymentState, paidTooLate, ...copy } = order;
  const own = shown(copy, false);
  expect(titleOf(own)).toBe("Your Order");
  expect(own).toContain(order.orderNumber);
  expect(own).not.toMatch(/Thank you|e-mail/);
});

test("what has arrived is not estimated any more", () =>
  expect(page({ status: "delivered" })).not.toContain("Estimated delivery"));

test("nobody is told of a mail who gave no address", () => {
  const billing = { ...patnaAddress, phone: null };
  expect(page()).toContain("is on its way to you.");
  expect(page({ billing: { ...billing, email: "asha@example.com" } })).toContain("<b>asha@example.com</b>");
  const bare = page({ billing: { ...billing, email: "" } });
  expect(bare).toContain("Thank you for your order");
  expect(bare).not.toContain("on its way to");
});

test("what was agreed on promises its own day, or none (OFFER-52)", () => {
  for (const promise of ["5-7 business days", "7-9 business days after it leaves us, 14 to 16 December 2026"])
    expect(page({ promise }).split(promise)).toHaveLength(3);
  const dayless = page({ isAgreed: true, readyBy: null });
  expect(dayless).toContain("No day is agreed on.");
  const dated = page({ isAgreed: true, readyBy: "2026-12-01" });
  expect(dated).toContain("leaves us by 1 December 2026.");
  expect(dated).not.toContain("No day is agreed on");
  const arrived = page({ isAgreed: true, readyBy: null, status: "delivered" });
  expect(arrived).not.toContain("No day is agreed on");
  expect(dayless + dated + arrived).not.toMatch(/business days|Estimated/);
});
