import { grouped } from "../text/grouped.ts";
import { type Paise, paise } from "./money.ts";

/**
 * Paise from rupees as the database's numeric(12,2) or JSON give them ("1499.50" or 1499.5). Throws a
 * RangeError when it is no amount.
 */
export function paiseFromRupees(rupees: string | number): Paise {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?0*$/.exec(String(rupees));
  if (!match) throw new RangeError(`not an amount in rupees: ${rupees}`);
  const [, sign, whole, fraction = ""] = match;
  const amount = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  return paise(sign ? -amount : amount);
}

/** Rupees with two decimals, as numeric(12,2) columns take them: "1499.50". */
export function rupeesColumn(amount: Paise): string {
  const whole = Math.trunc(Math.abs(amount) / 100);
  const fraction = String(Math.abs(amount) % 100).padStart(2, "0");
  return `${amount < 0 ? "-" : ""}${whole}.${fraction}`;
}

/** Money on the admin's order and message screens: ₹1,234.00, and −₹1,234.00 below zero. */
export function rupeesExact(amount: Paise): string {
  const [whole, fraction] = rupeesColumn(paise(Math.abs(amount))).split(".");
  return `${amount < 0 ? "−" : ""}₹${grouped(Number(whole))}.${fraction}`;
}
