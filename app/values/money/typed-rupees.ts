import { latinDigits } from "../text/latin-digits.ts";
import { paiseFromRupees, rupeesColumn } from "./decimal-rupees.ts";
import type { Paise } from "./money.ts";

// '1,00,000' and '100,000' are both written in India.
const written = /^(?:\d{1,10}|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;

const bareSum = (text: string): string => latinDigits(text).trim().replace(/^₹\s*/, "");

/**
 * The sum that somebody typed in rupees: '1499', '1,499.50', '₹ 1499' and '१४९९' are sums; '1.499,50',
 * '12.345', '-5' and nothing are not (PRODUCT-5).
 */
export function typedRupees(text: string): Paise | undefined {
  const bare = bareSum(text);
  return written.test(bare) ? paiseFromRupees(bare.replaceAll(",", "")) : undefined;
}

/** What is wrong with a sum that nobody can read: digits behind the point, digits before it, or all of it. */
export function rupeesFault(text: string): "decimals" | "large" | "odd" | undefined {
  const bare = bareSum(text);
  if (written.test(bare)) return undefined;
  const [, whole = "", decimals = ""] = /^(\d[\d,]*)(\.\d+)?$/.exec(bare) ?? [];
  if (whole.replaceAll(",", "").length > 10) return "large";
  return decimals.length > 3 && written.test(whole) ? "decimals" : "odd";
}

/** A sum as somebody would type it: 99, 1499.50. */
export const rupeesToType = (amount: Paise): string => rupeesColumn(amount).replace(/\.00$/, "");
