import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { typedRupees } from "#values/money/typed-rupees.ts";

/** The provider refunds one rupee or more. */
export const leastRefund = paise(100);

export const refundRefusals = {
  noSum: "Enter an amount in rupees, such as 250 or 250.50.",
  tooLittle: "A refund is one rupee at least.",
  tooMuch: (most: Paise) => `At most ${rupeesExact(most)} can be refunded.`,
};

/**
 * What is wrong with a refund's sum as somebody typed it. The payments room judges once more, under the
 * order's lock.
 */
export function refundRefusal(typed: string, most: Paise): string | undefined {
  const sum = typedRupees(typed);
  if (!sum) return refundRefusals.noSum;
  if (sum < leastRefund) return refundRefusals.tooLittle;
  return sum > most ? refundRefusals.tooMuch(most) : undefined;
}

/** What is asked before a sum is sent back; undefined for one that is refused anyway. */
export function refundQuestion(typed: string, most: Paise): string | undefined {
  const sum = typedRupees(typed);
  return sum && !refundRefusal(typed, most) ? `Send ${rupeesExact(sum)} back to the customer?` : undefined;
}
