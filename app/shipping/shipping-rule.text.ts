import { type Paise, rupeesAndPaise } from "#values/money/money.ts";

/** The shipping rule in words, for anyone who sets it. */
export const shippingRule = {
  standardFree: "Standard delivery is always free.",
  standard: (cost: Paise, freeFrom: Paise) =>
    `Standard delivery costs ${rupeesAndPaise(cost)} and is free from a subtotal of ${rupeesAndPaise(freeFrom)}.`,
  expressFree: "Express delivery is always free.",
  expressAlways: (cost: Paise) => `Express delivery always costs ${rupeesAndPaise(cost)}.`,
  /** Cheaper, or free, from some subtotal on. */
  express: (cost: Paise, from: Paise, reduced: Paise) =>
    `Express delivery costs ${rupeesAndPaise(cost)}; from a subtotal of ${rupeesAndPaise(from)} it ${reduced === 0 ? "is free" : `costs ${rupeesAndPaise(reduced)}`}.`,
};
