import { leastRefund } from "#order-admin/money/refund.form.ts";
import { type Paise, paise, sum } from "#values/money/money.ts";

/** A payment of an order, as refunds see it. */
export interface RefundablePayment {
  paymentId: string;
  amount: Paise;
  /** Requested, under way or done; what failed does not count. */
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

export type RefundParts =
  | { ok: true; parts: readonly { paymentId: string; amount: Paise }[] }
  | Exclude<RefundChoice, { ok: true }>;

/**
 * The same, where one payment has not enough left: of an order that was paid in parts, one payment after the
 * other gives what it has. No part is too little for the provider.
 */
export function refundParts(payments: readonly RefundablePayment[], amount: Paise): RefundParts {
  const choice = choosePayment(payments, amount);
  if (choice.ok) return { ok: true, parts: [{ paymentId: choice.paymentId, amount }] };
  const paid = payments.filter((payment) => payment.isConfirming && leftOf(payment) > 0);
  const left = sum(paid.map(leftOf));
  if (choice.reason !== "too-much" || left < amount)
    return { ...choice, left: paise(Math.max(choice.left, left)) };
  const parts: { paymentId: string; amount: Paise }[] = [];
  let rest = amount;
  for (const payment of paid) {
    const given = paise(Math.min(leftOf(payment), rest));
    const after = rest - given;
    const part = paise(after > 0 && after < leastRefund ? given - (leastRefund - after) : given);
    if (part > 0) parts.push({ paymentId: payment.paymentId, amount: part });
    rest = paise(rest - part);
  }
  return { ok: true, parts };
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
  const confirming = payments.filter(({ isConfirming }) => isConfirming);
  return {
    isRefunded: confirming.length > 0 && confirming.every(({ done, amount }) => done >= amount),
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

/** Was a refund requested so often, over days, that it is now looked up instead? */
export const isWornOut = ({ attempts }: { attempts: number }): boolean => attempts > mostAsks;
