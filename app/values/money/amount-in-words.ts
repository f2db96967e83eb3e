import { amountText } from "./amount-in-words.text.ts";
import type { Paise } from "./money.ts";

/**
 * An amount as a bill writes it out: 'Rupees One Lakh Two Thousand and Fifty Paise Only'. Throws a RangeError
 * below 0.
 */
export function amountInWords(amount: Paise): string {
  if (amount < 0) throw new RangeError(`no words for ${amount} paise`);
  return amountText.sum(Math.trunc(amount / 100), amount % 100);
}
