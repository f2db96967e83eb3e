import { isPaymentOpen } from "#orders/order-status.ts";
import type { ListedOrder } from "./order-list.db.server.ts";

export type Waits =
  | "refund"
  | "trouble"
  | "confirm"
  | "pay"
  | "make"
  | "pack"
  | "send"
  | "way"
  | "cash"
  | "nothing";

type Facts = Pick<
  ListedOrder,
  | "refundDue"
  | "isTroubled"
  | "isToConfirm"
  | "fulfilment"
  | "paymentState"
  | "status"
  | "isPacked"
  | "isBeingMade"
>;

const isCashOpen = ({ paymentState }: Facts): boolean => paymentState === "cod_due";

/** What waits of an order, as far as a line of the list knows: its own page knows it all (ADMIN-63). */
export function waitsOf(order: Facts): Waits {
  if (order.refundDue) return "refund";
  if (order.isTroubled) return "trouble";
  switch (order.fulfilment) {
    case "pending":
    case "processing":
      if (order.isToConfirm) return "confirm";
      if (isPaymentOpen(order.paymentState, order.status)) return "pay";
      if (order.isPacked) return "send";
      return order.isBeingMade ? "make" : "pack";
    case "shipped":
      return "way";
    case "delivered":
      return isCashOpen(order) ? "cash" : "nothing";
    case "cancelled":
      return "nothing";
  }
}
