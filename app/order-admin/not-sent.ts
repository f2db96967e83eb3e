import { owesFirst } from "#orders/dues/dues.ts";
import { isUnpaid } from "#orders/order.ts";
import type { AdminOrder } from "./admin-order.ts";

/** Does a parcel wait to be packed and sent? */
export const isToBeSent = (order: Facts): boolean =>
  (order.fulfilment === "pending" || order.fulfilment === "processing") && whyNotSent(order) === undefined;

type Facts = Pick<
  AdminOrder,
  "status" | "fulfilment" | "paymentMethod" | "paymentState" | "paidTooLate" | "dues" | "mayLeaveUnpaid"
>;

/**
 * Why nothing of an order is to be sent, in the words of its slip; undefined where it is, and where it has
 * left already. A second payment that goes back is no reason: the first one stays.
 */
export function whyNotSent(order: Facts): string | undefined {
  const { fulfilment, paymentState, paidTooLate } = order;
  if (fulfilment === "cancelled") return "cancelled";
  if (fulfilment === "shipped" || fulfilment === "delivered") return undefined;
  if (order.dues.length > 0 ? owesFirst(order) : isUnpaid(order)) return "not paid";
  if (paymentState === "refunded") return "the payment went back";
  return paidTooLate ? "the payment goes back" : undefined;
}
