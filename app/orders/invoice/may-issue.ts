import type { PaymentStanding } from "../order-standing.ts";
import type { OrderStates } from "../order-states.ts";

/** Why there is no invoice yet. */
export type NoInvoice = "cancelled" | "too-late" | "unpaid" | "not-sent";

interface Facts extends Pick<OrderStates, "paymentMethod" | "fulfilment">, PaymentStanding {
  /** The owner lets it leave before all of it is paid; never where this is missing. */
  mayLeaveUnpaid?: boolean;
  /** Its parcels go to many homes, and what is billed stands once the first of them leaves (HOMES-31). */
  isToMany?: boolean;
}

/**
 * May an order's invoice be issued now? Goods never leave without one. Before that, a card order needs its
 * payment; cash on delivery needs nothing for the owner, who puts the paper into the parcel, and the cash for
 * the customer. So it is with what the owner lets leave unpaid (INVOICE-16).
 */
export function whyNoInvoice(order: Facts, forWhom: "owner" | "customer"): NoInvoice | undefined {
  const { paymentMethod, paymentState, fulfilment, paidTooLate, mayLeaveUnpaid = false } = order;
  if (fulfilment === "shipped" || fulfilment === "delivered") return undefined;
  if (fulfilment === "cancelled" || paymentState === "refunded") return "cancelled";
  if (paidTooLate) return "too-late";
  if (order.isToMany) return "not-sent";
  if (forWhom === "owner" && mayLeaveUnpaid) return undefined;
  switch (paymentMethod) {
    case "cod":
      return forWhom === "owner" || paymentState === "cod_collected" ? undefined : "not-sent";
    case "razorpay":
    case "bank":
    case "none":
      return paymentState === "captured" ? undefined : "unpaid";
  }
}
