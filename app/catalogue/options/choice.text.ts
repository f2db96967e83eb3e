import { type Paise, rupeesAndPaise } from "#values/money/money.ts";

/** Behind a value that can't be had. */
export const soldOut = "(sold out)";

/** Without script: shows the page of what is picked. */
export const showChoice = "Show This Choice";

/** '+₹50', at the label of what costs something. */
export const extraPrice = (price: Paise): string => `+${rupeesAndPaise(price)}`;

/** '0 of 20 letters' */
export const lettersUsed = (count: number, most: number): string => `${count} of ${most} letters`;

/** At a field that can't stay blank. */
export const personalMissing = (label: string): string => `Please fill in '${label}'.`;
