import type { OrderStates, PaymentState } from "./order.ts";
import { isRefundDue } from "./refund-due.ts";

/** What an admin says of an order's cash: it came, it did not after all, or it went back to the buyer. */
export type CashWord = "collected" | "uncollected" | "returned";

const words = {
  collected: {
    from: "cod_due",
    to: "cod_collected",
    history: "Cash collected",
    action: "order.cash_collected",
  },
  uncollected: {
    from: "cod_collected",
    to: "cod_due",
    history: "Cash not collected after all",
    action: "order.cash_not_collected",
  },
  returned: {
    from: "cod_collected",
    to: "refunded",
    history: "Cash given back",
    action: "order.cash_given_back",
  },
} as const satisfies Record<
  CashWord,
  { from: PaymentState; to: PaymentState; history: string; action: string }
>;

/** What becomes of a cash-on-delivery order by that word; undefined where the word does not fit. What went back stays so. */
export function cashChange(
  word: CashWord,
  { paymentState, fulfilment }: Pick<OrderStates, "paymentState" | "fulfilment">,
) {
  const { from, to, history, action } = words[word];
  if (paymentState !== from) return undefined;
  const refundDue = isRefundDue({ paymentState: to, fulfilment }, false);
  return { paymentState: to, refundDue, history, action };
}
