import type { OrderStates } from "../order.ts";

/**
 * Is money due back to the buyer? Of a cancelled order all that came for it, by card or in cash; of any order
 * what should not have come at all, a second payment say, until it is back.
 */
export const isRefundDue = (
  { paymentState, fulfilment }: Pick<OrderStates, "paymentState" | "fulfilment">,
  isOwedAnyway: boolean,
): boolean =>
  isOwedAnyway ||
  (fulfilment === "cancelled" && (paymentState === "captured" || paymentState === "cod_collected"));
