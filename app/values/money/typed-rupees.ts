import { paiseFromRupees, rupeesColumn } from "./decimal-rupees.ts";
import type { Paise } from "./money.ts";

const written = /^(?:\d{1,10}|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;

/**
 * The sum that somebody typed in rupees: '1499', '1,499.50' and '₹ 1499' are sums; '1.499,50', '12.345', '-5'
 * and nothing are not (PRODUCT-5).
 */
export function typedRupees(text: string): Paise | undefined {
  const bare = text.trim().replace(/^₹\s*/, "");
  return written.test(bare) ? paiseFromRupees(bare.replaceAll(",", "")) : undefined;
}

/** A sum as somebody would type it: 99, 1499.50. */
export const rupeesToType = (amount: Paise): string => rupeesColumn(amount).replace(/\.00$/, "");
