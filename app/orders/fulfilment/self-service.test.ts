import { expect, test } from "vitest";
import { hasSomethingToReview, isOpenToBuyer } from "./self-service.ts";

const waiting = { status: "pending_cod_confirmation", paymentMethod: "cod", packedAt: null } as const;
const paid = { status: "processing", paymentState: "captured", paidTooLate: false, packedAt: null } as const;

test.each([
  ["waits for its cash", waiting],
  ["is paid, and so processing", paid],
  ["waits for its payment", { status: "payment_modal_dismissed", paymentState: "failed", packedAt: null }],
] as const)("an order that %s is open to its buyer", (_, order) => expect(isOpenToBuyer(order)).toBe(true));

test.each([
  ["is packed", { ...paid, packedAt: new Date(0) }],
  ["is shipped", { ...paid, status: "shipped" }],
  ["is delivered", { ...waiting, status: "delivered" }],
  ["is cancelled", { ...waiting, status: "cancelled" }],
  ["was paid too late", { ...paid, paidTooLate: true }],
  ["went back as a whole", { ...paid, paymentState: "refunded" }],
] as const)("an order that %s is not", (_, order) => expect(isOpenToBuyer(order)).toBe(false));

const arrived = { state: "delivered", isReplacement: false } as const;
const replaced = { ...arrived, isReplacement: true } as const;

test.each([
  ["a delivered order is reviewed", { status: "delivered" }, true],
  ["so is one of which a parcel has arrived", { status: "shipped", parcels: [arrived] }, true],
  ["not one on its way", { status: "shipped", parcels: [{ ...arrived, state: "moving" }] }, false],
  ["nor one whose replacement has come", { status: "shipped", parcels: [replaced] }, false],
  ["nor a cancelled one", { status: "cancelled", parcels: [arrived] }, false],
] as const)("%s", (_, order, has) => expect(hasSomethingToReview(order)).toBe(has));
