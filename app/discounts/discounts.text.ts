import { type Paise, rupeesAndPaise } from "#values/money/money.ts";

/** What shoppers read of discounts. */
export const discountText = {
  field: "Discount code",
  apply: "Apply",
  remove: (code: string) => `Remove discount code ${code}`,
  applied: (code: string) => ({ title: "Discount Applied", text: `${code} is in your sums now.` }),
  removed: (code: string) => ({ title: "Discount Removed", text: `${code} is no longer in your sums.` }),
  missing: "Enter a code.",
  savesNothing: "This code takes nothing off this cart.",
  tooMany: "Too many wrong codes came from your network. Please try again in a few minutes.",
  /** For whom a discount is, where that is more than a few products. */
  manyGoods: "the goods that it is for",
  or: " or ",
};

/** Why a code does nothing, in a sentence. */
export const refusedCodes = {
  unknown: "This code does not exist.",
  ended: "This code has ended.",
  early: (begins: string) => `This code begins on ${begins}.`,
  short: (missing: string, scopeName: string) =>
    `Spend ${missing} more${scopeName && ` on ${scopeName}`} to use this code.`,
  "used-up": "This code has been used up.",
  "used-already": "You have used this code already.",
  "not-first": "This code is for a first order.",
};

/** What a code on the home page gives: '10% off Core Collection, up to ₹300, from ₹999 on'. */
export const savingText = {
  off: (off: string, scopeName: string) => (scopeName === "" ? `${off} off` : `${off} off ${scopeName}`),
  selected: "selected pieces",
  freeDelivery: "Free delivery",
  offDelivery: (off: string) => `${off} off delivery`,
  most: (amount: Paise) => `, up to ${rupeesAndPaise(amount)}`,
  least: (amount: Paise) => `, from ${rupeesAndPaise(amount)} on`,
  firstOrder: ", on your first order",
};
