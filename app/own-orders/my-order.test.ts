import { expect, test } from "vitest";
import type { OrderStatus } from "#orders/order-states.ts";
import { statusNames } from "./customer-status.text.ts";
import { statusName, statusSentence } from "./customer-status.ts";
import { contentsOf } from "./my-order.ts";
import { progressStep, reachedSteps } from "./progress.ts";

const unpaid: OrderStatus[] = [
  "awaiting_razorpay_payment",
  "payment_init_failed",
  "payment_verification_failed",
  "payment_modal_dismissed",
  "payment_failed_razorpay",
  "payment_error_generic",
];

const processing = { status: "processing", paidTooLate: false } as const;

test.each<[OrderStatus, string]>([
  ["pending", "pending"],
  ["pending_cod_confirmation", "pending"],
  ["processing", "processing"],
  ["shipped", "shipped"],
  ["delivered", "delivered"],
])("%s stands at the step %s", (status, step) => expect(progressStep(status)).toBe(step));

test.each<OrderStatus>(["cancelled", ...unpaid])("%s matches no step", (status) =>
  expect(progressStep(status)).toBeUndefined(),
);

test("every status has a name and a sentence, and no two payment outcomes the same sentence", () => {
  expect(Object.keys(statusNames)).toHaveLength(12);
  const said = unpaid.map((status) => statusSentence({ status, paymentState: "failed" }));
  expect(new Set(said).size).toBe(unpaid.length);
  for (const sentence of said) expect(sentence).toMatch(/^[A-Z].+\.$/);
});

const ready = "Your order is being made ready.";
const soon = "We have your order and will start on it";
const byBank = { paymentMethod: "bank", status: "pending", paidTooLate: false } as const;
const awaitsBank = { ...byBank, paymentState: "awaiting" } as const;

test.each<[string, Parameters<typeof statusSentence>[0]]>([
  [`${ready} It is not paid yet.`, { ...processing, paymentMethod: "razorpay", paymentState: "failed" }],
  [`${soon} soon. It is not paid yet.`, { ...byBank, paymentMethod: "razorpay", paymentState: "failed" }],
  [ready, { ...processing, paymentMethod: "razorpay", paymentState: "captured" }],
  [ready, { ...processing, paymentMethod: "cod", paymentState: "cod_due" }],
  // Work on what is paid by transfer begins once its first payment has come (OFFER-88).
  [`${soon} as soon as your payment has come.`, awaitsBank],
  [`${soon} soon.`, { ...byBank, paymentState: "part_paid" }],
  [`${soon} soon.`, { ...byBank, paymentState: "captured" }],
  [ready, { ...awaitsBank, status: "processing" }],
  [
    "You closed the payment window. Your order is pending payment.",
    { status: "payment_modal_dismissed", paymentState: "failed" },
  ],
])("it is said: %s (%j)", (said, order) => expect(statusSentence(order)).toBe(said));

test("an unpaid order says whether its pieces are kept, or sold out meanwhile (PAY-27)", () => {
  const card = { paymentMethod: "razorpay", paymentState: "awaiting", paidTooLate: false } as const;
  const awaited = { ...card, status: "awaiting_razorpay_payment" } as const;
  const closed = { ...card, paymentState: "failed", status: "payment_modal_dismissed" } as const;
  expect(statusSentence(awaited)).toBe("Your order is sent once it is paid.");
  const kept = "Your order is kept for you. It is sent once it is paid.";
  expect(statusSentence({ ...awaited, hold: "held" })).toBe(kept);
  const unkept = "Its pieces are not kept for you: it can be paid while they are left.";
  const sentOnce = "Your order is sent once it is paid.";
  expect(statusSentence({ ...awaited, hold: "unheld" })).toBe(`${sentOnce} ${unkept}`);
  expect(statusSentence({ ...closed, hold: "held" })).toBe(statusSentence(closed));
  expect(statusSentence({ ...closed, hold: "unheld" })).toBe(`${statusSentence(closed)} ${unkept}`);
  // A buyer who may have paid is not asked to pay again.
  const unverified = { ...closed, status: "payment_verification_failed" } as const;
  expect(statusSentence({ ...unverified, hold: "unheld" })).toBe(statusSentence(unverified));
  const short = (order: typeof awaited | typeof closed, left: number) =>
    statusSentence({ ...order, hold: { soldOut: "Rare Bag", left } });
  for (const order of [awaited, closed])
    expect(short(order, 0)).toMatch(/^Rare Bag is sold out meanwhile, so this order can't be paid now\./);
  expect(short(awaited, 1)).toContain("Only 1 of Rare Bag is left meanwhile");
  expect(short(awaited, 2)).toContain("Only 2 of Rare Bag are left meanwhile");
});

test("an order that was paid too late says so, until it is sent all the same", () => {
  const late = { paymentMethod: "razorpay", paymentState: "captured", paidTooLate: true } as const;
  const waiting = { ...late, status: "processing" } as const;
  expect(statusSentence(waiting)).toMatch(/^Your payment came too late: .*return the/);
  expect(statusName(waiting)).toBe("Payment too late");
  expect(statusSentence({ ...waiting, paymentState: "refunded" })).toContain("sent back");
  const cancelled = "This order was cancelled, and we return your payment to you.";
  expect(statusSentence({ ...late, status: "cancelled" })).toBe(cancelled);
  expect(statusName({ ...late, status: "cancelled" })).toBe("Cancelled");
  expect(statusSentence({ ...late, status: "shipped" })).toBe("Your order is on its way to you.");
  expect(statusName({ ...late, status: "shipped" })).toBe("Shipped");
});

test("an order that was refunded as a whole says that nothing is sent, until it has left", () => {
  const back = { paymentMethod: "razorpay", paymentState: "refunded", paidTooLate: false } as const;
  const nothing = "Your payment went back to you, and nothing of this order will be sent.";
  for (const status of ["pending", "processing"] as const) {
    expect(statusSentence({ ...back, status })).toBe(`${nothing} Banks take up to 7 days to show it.`);
    expect(statusSentence({ ...back, status, paymentMethod: "cod" })).not.toContain("Banks");
    expect(statusName({ ...back, status })).toBe("Refunded");
  }
  expect(statusSentence({ ...back, status: "delivered" })).toMatch(/^Your order has arrived\./);
  expect(statusName({ ...back, status: "shipped" })).toBe("Shipped");
});

test("a cancelled order that was refunded says so", () => {
  expect(statusSentence({ status: "cancelled", paymentState: "refunded" })).toContain("sent back");
  expect(statusSentence({ status: "cancelled", paymentState: "cod_due" })).toBe("This order was cancelled.");
});

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));

test("the steps of an order's history are dated by their first entry, whatever order they come in, without what is no step", () => {
  const steps = [
    { status: "shipped", at: at(9) },
    { status: "pending_cod_confirmation", at: at(6) },
    { status: "payment_init_failed", at: at(1) },
    { status: "shipped", at: at(8) },
    { status: "processing", at: at(7) },
    { status: "cancelled", at: at(1) },
  ] as const;
  expect(reachedSteps(steps)).toEqual({ pending: at(6), processing: at(7), shipped: at(8) });
});

test("an order is remembered by its first line, and by how many there are", () => {
  const contents = [contentsOf("Kohbar Tote", 1), contentsOf("Kohbar Tote", 3), contentsOf("", 0)];
  expect(contents).toEqual(["Kohbar Tote", "Kohbar Tote and 2 more", ""]);
});
