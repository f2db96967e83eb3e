import { grouped } from "../text/grouped.ts";

/** Money in integer paise (1 rupee = 100 paise). Branded, so that rupees can't be passed by mistake. */
export type Paise = number & { readonly unit: "paise" };

/** Vouches that an integer is paise. Throws a RangeError for anything else. */
export function paise(amount: number): Paise {
  if (!isPaise(amount)) throw new RangeError(`not an amount in paise: ${amount}`);
  return amount;
}

export function isPaise(amount: number): amount is Paise {
  return Number.isSafeInteger(amount);
}

export const times = (unit: Paise, quantity: number): Paise => paise(unit * quantity);

/**
 * What makes a sum whole rupees, half a rupee up (section 170 of the CGST Act, 2017). What is below half a
 * rupee stays: nothing comes to nothing.
 */
export const roundingOf = (amount: Paise): Paise =>
  paise(amount < 50 ? 0 : Math.floor((amount + 50) / 100) * 100 - amount);

export const sum = (amounts: readonly Paise[]): Paise =>
  paise(amounts.reduce<number>((total, amount) => total + amount, 0));

/** Whole rupees: ₹1,234 (Indian grouping; half a rupee counts as one). */
export function rupees(amount: Paise): string {
  const whole = Math.floor((Math.abs(amount) + 50) / 100);
  return `₹${grouped(amount < 0 ? -whole : whole)}`;
}

/** Storefront money: ₹1,234, and ₹1,234.50 where there are paise. */
export function rupeesAndPaise(amount: Paise): string {
  const size = Math.abs(amount);
  const fraction = size % 100 === 0 ? "" : `.${String(size % 100).padStart(2, "0")}`;
  return `₹${amount < 0 ? "-" : ""}${grouped(Math.trunc(size / 100))}${fraction}`;
}
