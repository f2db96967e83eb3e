import { type Paise, rupeesAndPaise } from "#values/money/money.ts";

/** Behind a value that can't be had. */
export const soldOut = "(sold out)";

/** Without script: shows the page of what is picked. */
export const showChoice = "Show This Choice";

/** Without script, beside it: the page that is shown then is as everybody gets it. */
export const choiceFirst = "Choose first: showing another choice empties what is typed below.";

/** '+₹50', at the label of what costs something. */
export const extraPrice = (price: Paise): string => `+${rupeesAndPaise(price)}`;

/** '0 of 20 letters' */
export const lettersUsed = (count: number, most: number): string => `${count} of ${most} letters`;

/** At a field that can't stay blank. */
export const personalMissing = (label: string): string => `Please fill in '${label}'.`;
