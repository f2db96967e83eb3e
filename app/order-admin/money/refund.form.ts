import { sumRefusal } from "#ui/form/form-fields.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { typedRupees } from "#values/money/typed-rupees.ts";
import { refundFormText, refundRefusals } from "./refund-form.text.ts";

/** The provider refunds one rupee or more. */
export const leastRefund = paise(100);

/**
 * What is wrong with a refund's sum as somebody typed it. The payments room judges once more, under the
 * order's lock.
 */
export function refundRefusal(typed: string, most: Paise): string | undefined {
  const sum = typedRupees(typed);
  if (!sum) return sumRefusal(typed, refundRefusals.noSum, refundRefusals.tooMuch(most));
  if (sum < leastRefund) return refundRefusals.tooLittle;
  return sum > most ? refundRefusals.tooMuch(most) : undefined;
}

/** The question before a sum is sent back; undefined for one that is refused anyway. */
export function refundQuestion(typed: string, most: Paise): string | undefined {
  const sum = typedRupees(typed);
  return sum && !refundRefusal(typed, most) ? refundFormText.askOf(sum) : undefined;
}
