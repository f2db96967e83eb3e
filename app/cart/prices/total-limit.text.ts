import { rupees } from "#values/money/money.ts";
import { highestTotal } from "./totals.ts";

/** Said in the cart, and by the checkout that refuses the order. */
export const totalTooHigh = `An order can come to ${rupees(highestTotal)} at most. Please order less, or ask us for a bulk quote.`;
