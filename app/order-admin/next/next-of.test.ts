import { expect, test } from "vitest";
import type { LotOfLine } from "#platform/making.ts";
import { paise } from "#values/money/money.ts";
import { adminOrder, shipment } from "../../../tests/admin-order.ts";
import { type Next, type NextFacts, nextOf } from "./next-of.ts";

const day = new Date("2026-11-21T10:00:00Z");
const card = { paymentMethod: "razorpay", paymentState: "captured" } as const;
const waiting = { status: "pending", fulfilment: "pending" } as const;
const working = { status: "processing", fulfilment: "processing", ...card } as const;
const sent = { status: "shipped", fulfilment: "shipped", ...card } as const;
const arrived = { status: "delivered", fulfilment: "delivered", ...card } as const;
const cancelled = { status: "cancelled", fulfilment: "cancelled", ...card } as const;
const packed = { ...working, packedAt: day } as const;
const parts = (advanceAt: Date | null) =>
  (["advance", "balance"] as const).map((kind) => ({
    ...{ id: kind, kind, amount: paise(500_00), method: "bank" as const, paymentId: null, reference: null },
    ...{ number: "JC-1", said: null },
    paidAt: kind === "advance" ? advanceAt : null,
  }));
const lines = [{ id: "l", quantity: 3, unmade: 0 }] as unknown as NextFacts["order"]["lines"];
const linesToMake = lines.map((line) => ({ ...line, unmade: 2 }));
const holding = (quantity: number) => ({ items: [{ orderItemId: "l", quantity }] });
const returned = (state: "requested" | "approved" | "received" | "settled" | "declined" | "withdrawn") => ({
  returns: [{ id: "r", number: "R-1", state, requestedAt: day }],
});
const courier = { hasCarrier: true };

type Change = Parameters<typeof adminOrder>[0];
type Row = [what: string, kind: Next["kind"], order: Change, more?: Partial<NextFacts>];
const byBank = (paymentState: "awaiting" | "part_paid") => ({ paymentMethod: "bank", paymentState }) as const;
const of = (...parcels: Parameters<typeof shipment>[0][]) => ({ parcels: parcels.map(shipment) });

test.each<Row>([
  ["cash nobody need confirm", "pack", {}],
  ["cash that its buyer is asked about", "confirm", { confirmation: { by: day, at: null } }],
  ["cash that is confirmed", "pack", { confirmation: { by: day, at: day } }],
  ["packed before it was confirmed", "send", { confirmation: { by: day, at: null }, packedAt: day }],
  ["a card payment to come", "pay", { ...waiting, ...card, paymentState: "awaiting" }],
  ["a card payment that failed", "pay", { ...working, paymentState: "failed" }],
  ["an advance to come", "due", { ...waiting, ...byBank("awaiting"), dues: parts(null) }],
  ["a balance to come", "due", { ...working, ...byBank("part_paid"), dues: parts(day) }],
  ["a balance that may come later", "pack", { ...working, dues: parts(day), mayLeaveUnpaid: true }],
  ["money that went back before it left", "lost", { ...working, paymentState: "refunded" }],
  ["money that came too late", "refund", { ...working, paidTooLate: true, refundDue: true }],
  ["paid", "pack", working],
  ["nothing to pay", "pack", { ...working, paymentMethod: "none" }],
  ["made to order", "make", { ...working, readyBy: "2026-12-01" }],
  ["makers at work", "unmade", { ...working, readyBy: "2026-12-01", lines: linesToMake }],
  ["makers at work, and a parcel of what is there", "send", { ...packed, lines: linesToMake, ...of({}) }],
  ["cancelled while makers are at work", "begun", cancelled, { lots: [{ isAsked: true }] as LotOfLine[] }],
  ["cancelled, and answered", "cancelled", cancelled, { lots: [{ isAsked: false }] as LotOfLine[] }],
  ["packed, by hand", "send", packed],
  ["packed, with a carrier", "book", packed, courier],
  ["a packed parcel", "send", { ...packed, ...of({}) }],
  ["a packed parcel, with a carrier", "book", { ...packed, ...of({}) }, courier],
  ["an unclear booking", "asked", { ...packed, ...of({ state: "booking" }) }, courier],
  ["a booked courier", "hand-over", { ...packed, ...of({ state: "booked" }) }, courier],
  ["one parcel booked, one to book", "book", { ...packed, ...of({ state: "booked" }, {}) }, courier],
  ["sent without a number", "number", sent],
  ["a parcel without its number", "number", { ...sent, ...of({ state: "picked_up" }) }],
  ["a number of old", "track", { ...sent, trackingNumber: "AB1" }],
  ["picked up", "track", { ...sent, ...of({ state: "picked_up", awb: "AB1" }) }],
  ["moving", "track", { ...sent, ...of({ state: "moving" }) }],
  ["at the door", "track", { ...sent, ...of({ state: "out_for_delivery" }) }],
  ["a part that left", "rest", { ...sent, lines, ...of({ state: "moving", ...holding(2) }) }],
  [
    "a part that left, the rest packed",
    "send",
    { ...sent, lines, ...of({ state: "moving", ...holding(2) }, holding(1)) },
  ],
  ["nobody at the door", "attempt", { ...sent, ...of({ state: "attempt_failed" }) }],
  ["comes back", "coming-back", { ...sent, ...of({ state: "moving" }, { state: "rto" }) }],
  ["came back", "is-back", { ...sent, lines, ...of({ state: "rto_received", ...holding(3) }) }],
  ["cash of what has arrived", "cash", { ...arrived, paymentMethod: "cod", paymentState: "cod_due" }],
  ["a balance of what has arrived", "owed", { ...arrived, paymentState: "part_paid", dues: parts(day) }],
  ["arrived and paid", "done", { ...arrived, ...of({ state: "delivered" }) }],
  ["arrived, its cash is here", "done", { ...arrived, paymentMethod: "cod", paymentState: "cod_collected" }],
  ["a return that is asked", "return", arrived, returned("requested")],
  ["a return that was approved", "return", arrived, returned("approved")],
  ["a return that is here", "return", sent, returned("received")],
  ["a return that is settled", "done", arrived, returned("settled")],
  ["a return that was declined", "done", arrived, returned("declined")],
  ["a return that was withdrawn", "done", arrived, returned("withdrawn")],
  ["what goes out instead", "send", { ...arrived, ...of({ returnRequestId: "r" }) }, returned("settled")],
  ["cancelled, its money here", "refund", { ...cancelled, refundDue: true }],
  ["cancelled, its money back", "cancelled", { ...cancelled, paymentState: "refunded" }],
  ["ended unpaid", "cancelled", { ...cancelled, paymentState: "awaiting", ...of({ state: "cancelled" }) }],
  ["cancelled, and the courier comes", "still-comes", { ...cancelled, ...of({ state: "booked" }) }],
  ["cancelled, and on its way back", "coming-back", { ...cancelled, ...of({ state: "rto" }) }],
])("of an order with %s comes next: %s (ADMIN-63)", (_, kind, order, more) =>
  expect(nextOf({ order: adminOrder(order), returns: [], lots: [], hasCarrier: false, ...more }).kind).toBe(
    kind,
  ),
);
