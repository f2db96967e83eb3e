import { type Paise, rupeesAndPaise } from "#values/money/money.ts";

/** Stands before buying wherever something is written on a piece (CATALOGUE-55). */
export const personalNote = "Made for you: it can be returned only if it arrives damaged.";

/** In place of a button that would add a product blindly, of which something has to be chosen or written. */
export const chooseOptions = "Choose Options";

/** Before the lowest of several prices. */
export const pricesFrom = "From ";

/** Behind a value that can't be had. */
export const soldOut = "(sold out)";

/** Without script: shows the page of what is picked. */
export const showChoice = "Show This Choice";

/** 'Lotus Tote (Size: Small)', where a text names a product with one of its variants. */
export const withOption = (name: string, optionText: string | null | undefined): string =>
  optionText ? `${name} (${optionText})` : name;

/** '+₹50', at the label of what costs something. */
export const extraPrice = (price: Paise): string => `+${rupeesAndPaise(price)}`;

/** '0 of 20 letters' */
export const lettersUsed = (count: number, most: number): string => `${count} of ${most} letters`;

/** At a field that can't stay blank. */
export const personalMissing = (label: string): string => `Please fill in '${label}'.`;
