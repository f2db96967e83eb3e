import { leastRefund } from "#orders/admin/refunds/refund.form.ts";
import { type Paise, paise } from "#values/money/money.ts";

/** A payment of an order, as refunds see it. */
export interface RefundablePayment {
  paymentId: string;
  amount: Paise;
  /** Asked, under way or done; what failed does not count. */
  refunded: Paise;
  /** The one that paid the order; others came on top of it, or with a wrong sum. */
  isConfirming: boolean;
  /** Money that has to go back. */
  isDue: boolean;
}

export const leftOf = ({ amount, refunded }: RefundablePayment): Paise => paise(amount - refunded);

export type RefundChoice =
  | { ok: true; paymentId: string }
  | { ok: false; reason: "too-little" | "nothing-left" | "too-much"; left: Paise };

/** Which payment a refund is taken from: money that has to go back first, then what paid the order. */
export function choosePayment(payments: readonly RefundablePayment[], amount: Paise): RefundChoice {
  const byNeed = [...payments].sort((a, b) => rank(a) - rank(b));
  const left = paise(Math.max(0, ...byNeed.map(leftOf)));
  if (left === 0) return { ok: false, reason: "nothing-left", left };
  if (amount < leastRefund) return { ok: false, reason: "too-little", left };
  const chosen = byNeed.find((payment) => leftOf(payment) >= amount);
  return chosen ? { ok: true, paymentId: chosen.paymentId } : { ok: false, reason: "too-much", left };
}

const rank = ({ isDue, isConfirming }: RefundablePayment): number => (isDue ? 0 : 2) + (isConfirming ? 1 : 0);

/**
 * What finished refunds make of an order: refunded when all that paid it went back, and whether money is
 * still due back.
 */
export function afterRefunds(
  payments: readonly (RefundablePayment & { done: Paise })[],
  isCancelled: boolean,
) {
  const confirming = payments.find(({ isConfirming }) => isConfirming);
  return {
    isRefunded: confirming !== undefined && confirming.done >= confirming.amount,
    refundDue: payments.some(
      ({ isDue, isConfirming, amount, done }) => (isDue || (isConfirming && isCancelled)) && done < amount,
    ),
  };
}

export type RefundState = "requested" | "pending" | "processed" | "failed";

/** A refund moves forward only: what is processed or failed stays so, whatever arrives late. */
export const refundMayBecome = (from: RefundState, to: RefundState): boolean =>
  from !== to && (from === "requested" || (from === "pending" && to !== "requested"));

const mostAsks = 40;

/** Was a refund asked for so often, over days, that it is now looked up instead? */
export const isWornOut = ({ attempts }: { attempts: number }): boolean => attempts > mostAsks;
