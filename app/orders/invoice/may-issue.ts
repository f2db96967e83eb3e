import { isMoneyAwaited, type OrderStates, type PaymentStanding } from "../order.ts";

/** Why there is no invoice yet. */
export type NoInvoice = "cancelled" | "too-late" | "unpaid" | "not-sent";

type Facts = Pick<OrderStates, "paymentMethod" | "fulfilment"> & PaymentStanding;

/**
 * May an order's invoice be issued now? Goods never leave without one. Before that, a card order needs its
 * payment; cash on delivery needs nothing for the owner, who puts the paper into the parcel, and the cash for
 * the customer.
 */
export function whyNoInvoice(order: Facts, forWhom: "owner" | "customer"): NoInvoice | undefined {
  const { paymentMethod, paymentState, fulfilment, paidTooLate } = order;
  if (fulfilment === "shipped" || fulfilment === "delivered") return undefined;
  if (fulfilment === "cancelled" || paymentState === "refunded") return "cancelled";
  if (paidTooLate) return "too-late";
  if (paymentMethod !== "cod") return paymentState === "captured" ? undefined : "unpaid";
  return forWhom === "owner" || paymentState === "cod_collected" ? undefined : "not-sent";
}

/**
 * Was it cancelled without any money for it? Then no refund brings the credit note of an invoice that it has.
 */
export const isBilledInVain = ({
  fulfilment,
  paymentState,
}: Pick<OrderStates, "fulfilment" | "paymentState">): boolean =>
  fulfilment === "cancelled" && isMoneyAwaited(paymentState);

export const noInvoiceWords: Record<NoInvoice, string> = {
  cancelled: "This order was cancelled before an invoice was issued.",
  "too-late": "There is no invoice: the payment came too late, and goes back.",
  unpaid: "There is no invoice yet: it is issued once the order is paid.",
  "not-sent": "There is no invoice yet: it is issued when the parcel leaves.",
};
