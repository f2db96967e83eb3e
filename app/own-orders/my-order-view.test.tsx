import { expect, test } from "vitest";
import type { Due } from "#orders/dues/dues.ts";
import type { SeenParcel } from "#orders/seen-parcels/seen-parcel.ts";
import type { BuyersHold } from "#orders/stock/stock-hold.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import { shownTransfer } from "#transfers/shown-transfer.server.ts";
import type { BankDetails } from "#values/money/bank-details.ts";
import { paise } from "#values/money/money.ts";
import { adminOrder } from "../../tests/admin-order.ts";
import { billedLine } from "../../tests/database/billed-order.ts";
import { routedMarkup } from "../../tests/render-markup.tsx";
import { writtenLine } from "../../tests/written-line.ts";
import type { MyOrder } from "./my-order.ts";
import { MyOrderView } from "./my-order-view.tsx";
import { MyOrdersList } from "./my-orders-list.tsx";

const config = parseConfig({});
const paidAt = new Date("2026-11-21T07:06:00Z");
const order: MyOrder = {
  ...adminOrder({ status: "processing", paymentMethod: "razorpay", paymentState: "captured", paidAt }),
  ...{ refunded: paise(0), parcels: [], toCome: [], hasInvoice: false, creditNotes: [], reached: {} },
};

/** An order's page as its customer reads it. */
const page = (change: Partial<MyOrder> = {}) => routedMarkup(<MyOrderView order={{ ...order, ...change }} />);

test("an order that is sold out meanwhile is not asked to be paid (PAY-27)", () => {
  const unpaid = { status: "awaiting_razorpay_payment", paymentState: "awaiting", paidAt: null } as const;
  expect(page({ ...unpaid, hold: "unheld" })).toMatch(/not kept for you.*Pay Now/s);
  const soldOut = page({ ...unpaid, hold: { soldOut: "Rare Bag", left: 0 } });
  expect(soldOut).toContain("Rare Bag is sold out meanwhile");
  expect(soldOut).not.toContain("Pay Now");
});

test("nor is it in the list of orders", () => {
  const row = (hold: BuyersHold): string => {
    const first = { name: "Rare Bag", image: null };
    const unpaid = { ...order, status: "awaiting_razorpay_payment", paymentState: "awaiting" } as const;
    const orders = [{ ...unpaid, first, lineCount: 1, hold }];
    return routedMarkup(<MyOrdersList orders={orders} />);
  };
  expect(row("held")).toMatch(/is kept for you.*Pay Now/s);
  expect(row({ soldOut: "Rare Bag", left: 0 })).toContain("Rare Bag is sold out meanwhile");
  expect(row({ soldOut: "Rare Bag", left: 0 })).not.toContain("Pay Now");
});

test("an order says what of its money went back, beside how it was paid", () => {
  const refunded = page({ refunded: paise(500_00) });
  expect(refunded).toMatch(/Card or UPI.*Paid 21 November 2026.*>₹500\.00 refunded</);
  expect(page()).not.toContain("refunded");
});

test("a line says its option, and what is written on it in whatever direction", () => {
  const shown = page({ lines: [billedLine(writtenLine)] });
  expect(shown).toContain("<p>Size: Small, Colour: &lt;i&gt;Red&lt;/i&gt;</p>");
  expect(shown).toContain("<p>Name 1: <bdi>شكرا جزيلا!</bdi></p>");
});

test("an order that went back as a whole promises no parcel", () => {
  const back = page({ paymentState: "refunded", refunded: paise(2000_00) });
  expect(back).toContain("nothing of this order will be sent");
  for (const promise of ["being made ready", "Estimated delivery", "current step"]) {
    expect(back).not.toContain(promise);
    expect(page()).toContain(promise);
  }
});

const parcel: SeenParcel = {
  ...{ number: 1, state: "moving", isReplacement: false, courier: null, expectedOn: null },
  ...{ trackingNumber: null, trackingUrl: null, cash: null, pieces: [], events: [] },
};

test("each parcel of a cash order says what its courier collects", () => {
  const first = { ...parcel, cash: paise(338_00) };
  const parcels = [first, { ...parcel, number: 2 }];
  expect(page({ parcels }).match(/To pay in cash: .*?<\/p>/g)).toEqual([expect.stringContaining("₹338")]);
});

test("a parcel is followed by its number, its link, or both; none is named that is not there", () => {
  const [trackingNumber, trackingUrl] = ["EB1", "https://post.example/EB1"];
  const shown = (tracking: Partial<SeenParcel>) => page({ parcels: [{ ...parcel, ...tracking }] });
  expect(shown({ trackingNumber })).toMatch(/Tracking number: <b[^>]*>EB1<\/b>/);
  expect(shown({ trackingUrl })).toContain("Follow the parcel");
  expect(shown({ trackingUrl })).not.toContain("Tracking number");
  const both = shown({ trackingNumber, trackingUrl });
  expect(both).toMatch(/Tracking number: .*EB1.* <a [^>]*>Follow the parcel/);
  expect(page()).not.toContain("Your parcel");
});

test("two parcels have a way each, with what is in them and where they have been", () => {
  const event = (words: string, place: string | null = null) => ({ at: new Date(0), words, place });
  const pieces = [{ id: "tote", name: "Kohbar Tote", optionText: "Size: Small", quantity: 2 }];
  const shown = page({
    parcels: [
      { ...parcel, pieces, events: [event("Left the hub", "Patna"), event("Packed")] },
      { ...parcel, number: 3, state: "attempt_failed", expectedOn: "2026-12-01" },
    ],
  });
  for (const words of ["Your parcels", "Parcel 1 of 2", "Parcel 2 of 2", "Left the hub", "Where it has been"])
    expect(shown).toContain(words);
  expect(shown).toMatch(/2 × Kohbar Tote( |<!-- -->)*\(Size: Small\)/);
  expect(shown).toContain("Could not be delivered");
  expect(shown).toContain("Expected 1 December 2026");
});

const paidDue: Due = {
  ...{ id: "d", kind: "advance", amount: paise(1000_00), method: "bank", paidAt: new Date(0) },
  ...{ paymentId: null, reference: null, number: "JC-1", said: null },
};

test("of what a buyer can do 'Cancel Order' stands last (ORDER-49)", () =>
  expect(page()).toMatch(/Correct Delivery Address.*Order Again.*Cancel Order/s));

test("a balance has time until its order is sent, and is the main thing only then (OFFER-67)", () => {
  const balance: Due = { ...paidDue, id: "b", kind: "balance", paidAt: null };
  const look = (shown: string) => /<a[^>]*class="([^"]*)"[^>]*>Pay ₹1,000\.00/.exec(shown)?.[1];
  const soon = page({ isAgreed: true, dues: [paidDue, balance] });
  expect(soon).toContain("To be paid before it is sent");
  expect(soon).not.toContain("To be paid now");
  const sent = page({ isAgreed: true, status: "shipped", dues: [paidDue, balance] });
  expect(sent).toContain("To be paid now");
  expect([look(soon), look(sent)]).toEqual([expect.any(String), expect.any(String)]);
  expect(look(soon)).not.toBe(look(sent));
});

test("what was agreed on is cancelled by its buyer until a part of it is paid (OFFER-51)", () => {
  expect(page({ isAgreed: true, dues: [{ ...paidDue, paidAt: null }] })).toContain("Cancel Order");
  const bound = page({ isAgreed: true, dues: [paidDue] });
  expect(bound).not.toContain("Cancel Order");
  expect(bound).toContain("please write or call");
  expect(bound).toContain("Correct Delivery Address");
  expect(page({ dues: [paidDue], packedAt: new Date(0) })).not.toContain("please write or call");
});

test("what was agreed on promises its own day, or none (OFFER-52)", () => {
  const usual = ["Estimated delivery", "business days"];
  for (const words of usual) expect(page()).toContain(words);
  const dayless = page({ isAgreed: true });
  expect(dayless).toContain("No day is agreed on.");
  const dated = page({ isAgreed: true, readyBy: "2026-12-01" });
  expect(dated).toContain("leaves us by 1 December 2026.");
  expect(dated).not.toContain("No day is agreed on");
  expect(page({ isAgreed: true, status: "shipped" })).not.toContain("No day is agreed on");
  for (const words of usual) expect(dayless + dated).not.toContain(words);
});

test("an order of which a part has left says so, and what is still to come", () => {
  const parcels = [{ ...parcel, state: "delivered" as const }];
  expect(page({ status: "shipped", parcels })).toContain("Your order is on its way to you.");
  const toCome = [{ id: "tote", name: "Kohbar Tote", optionText: null, quantity: 1200 }];
  const shown = page({ status: "shipped", parcels, toCome });
  const part = "A part of your order has left us, and the rest follows.";
  expect(shown).toContain(part);
  expect(shown).toMatch(/rest follows.*Still to come.*1,200 × Kohbar/s);
  const second = { ...parcel, number: 2, state: "booked" } as const;
  const packed = page({ status: "shipped", parcels: [...parcels, second] });
  expect(packed).toContain(part);
  expect(packed).not.toContain("Still to come");
  expect(page({ status: "delivered", parcels, toCome: [] })).not.toContain("rest follows");
});

test.each<[said: string, bank: BankDetails]>([
  ["haat@okicici", { upiId: "haat@okicici" }],
  ["By bank transfer: we write to you where to send it.", {}],
])("a part that is to be paid by transfer says where to, or that somebody will (OFFER-65)", (said, bank) => {
  const due: Due = { ...paidDue, kind: "whole", amount: paise(2000_00), paidAt: null };
  const unpaid = { status: "pending", paymentMethod: "bank", paymentState: "awaiting" } as const;
  const transfer = shownTransfer({ shop: { ...config.shop, bank } }, due);
  const view = <MyOrderView order={{ ...order, ...unpaid, paidAt: null, dues: [due] }} transfer={transfer} />;
  expect(routedMarkup(view)).toContain(said);
});
