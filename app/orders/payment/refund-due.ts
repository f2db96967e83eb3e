import { isFree } from "#values/money/payment-method.ts";
import type { OrderStates, PaymentState } from "../order-states.ts";

/**
 * Is money due back to the buyer? Of a cancelled order all that came for it, by card or in cash, and nothing
 * of one that came to nothing; of any order what should not have come at all, a second payment say, until it
 * is back.
 */
export const isRefundDue = (
  {
    paymentMethod,
    paymentState,
    fulfilment,
  }: Pick<OrderStates, "paymentMethod" | "paymentState" | "fulfilment">,
  isOwedAnyway: boolean,
): boolean =>
  isOwedAnyway ||
  (!isFree(paymentMethod) && fulfilment === "cancelled" && moneyIsHere.includes(paymentState));

const moneyIsHere: readonly PaymentState[] = ["part_paid", "captured", "cod_collected"];
