import { type Paise, rupees, rupeesAndPaise } from "#values/money/money.ts";
import { longDay } from "#values/time/date-time.ts";

/** What stands at a line that is no longer as the shopper left it. */
export const lineTroubles = {
  gone: "No longer in the shop. Remove it to check out.",
  "option-gone": (option: string) => `${option} is no longer made. Remove it to check out.`,
  "option-missing":
    "It comes in several options now. Choose one on its page, and remove this one to check out.",
  personal: (reason: string) => `${reason} Remove it to check out, or add it anew.`,
  "out-of-stock": "Out of stock. Remove it to check out.",
  /** `again`: of one piece, where none can be made now. */
  "not-now": (again: string | null) =>
    again === null
      ? "There is no room to make so many now. Lower the quantity to check out."
      : `Made to order again from ${longDay(again)}. Remove it to check out.`,
  "too-many": (left: number) => `Only ${left} left. Lower the quantity to check out.`,
  "price-changed": (before: Paise) => `The price has changed. It was ${rupeesAndPaise(before)}.`,
};

/** What is wrong with what is to be written on a piece, by the name of the field. */
export const personalReasons = {
  "not-offered": (label: string) => `'${label}' is no longer written on it.`,
  missing: (label: string) => `'${label}' has to be filled in.`,
  "too-long": (label: string, most: number) => `'${label}' can have at most ${most} letters.`,
};

export const totalText = {
  /** For the cart, and for the checkout that refuses the order. */
  tooHigh: (highest: Paise) =>
    `An order can come to ${rupees(highest)} at most. Please order less, or ask us for a bulk quote.`,
};
