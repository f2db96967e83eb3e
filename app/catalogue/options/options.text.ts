import { type Paise, rupeesAndPaise } from "#values/money/money.ts";

export const choiceText = {
  /** Behind a value that can't be had. */
  soldOut: "(sold out)",
  /** Without script: shows the page of what is picked. */
  show: "Show This Choice",
  /** Without script, beside it: the page that is shown then is as everybody gets it. */
  first: "Choose first: showing another choice empties what is typed below.",
  /** '+₹50', at the label of what costs something. */
  extraPrice: (price: Paise) => `+${rupeesAndPaise(price)}`,
  lettersUsed: (count: number, most: number) => `${count} of ${most} letters`,
  /** At a field that can't stay blank. */
  missing: (label: string) => `Please fill in '${label}'.`,
};

/** What an order's line says besides the catalogue's own words. */
export const lineWords = { details: "Details" };

/** The words beside goods that are chosen, written on or not taken back. */
export const beforeBuying = {
  /** Stands where a product is bought that nobody takes back. */
  notReturnable: "It can be returned only if it arrives damaged.",
  /** Stands before buying wherever something is written on a piece (CATALOGUE-55). */
  madeForYou: "Made for you: it can be returned only if it arrives damaged.",
  /** In place of a button that would add blindly what has to be chosen or written first. */
  choose: "Choose Options",
};
