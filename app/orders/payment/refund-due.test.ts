import { expect, test } from "vitest";
import type { FulfilmentState, PaymentState } from "../order-states.ts";
import { isRefundDue } from "./refund-due.ts";

const parcels: readonly FulfilmentState[] = ["pending", "processing", "shipped", "delivered", "cancelled"];

/** Each state of the money, and where the parcel must be for it to be due back. */
const table: Record<PaymentState, readonly FulfilmentState[]> = {
  awaiting: [],
  failed: [],
  part_paid: ["cancelled"],
  captured: ["cancelled"],
  refunded: [],
  cod_due: [],
  cod_collected: ["cancelled"],
};

const states = Object.keys(table).filter((name): name is PaymentState => name in table);
const all = states.flatMap((paymentState) => parcels.map((fulfilment) => ({ paymentState, fulfilment })));

test.each(all)("$paymentState and $fulfilment", ({ paymentState, fulfilment }) => {
  const isDue = table[paymentState].includes(fulfilment);
  const order = { paymentMethod: "razorpay", paymentState, fulfilment } as const;
  expect(isRefundDue(order, false)).toBe(isDue);
  expect(isRefundDue(order, true)).toBe(true);
});

test("nothing is due back of what came to nothing", () => {
  const order = { paymentMethod: "none", paymentState: "captured", fulfilment: "cancelled" } as const;
  expect(isRefundDue(order, false)).toBe(false);
});
