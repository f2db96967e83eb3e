/** What an order's line says besides the catalogue's own words. */
export const lineWords = { details: "Details" };

/** What is said where something is bought that is chosen, written or not taken back. */
export const beforeBuying = {
  /** Stands where a product is bought that nobody takes back. */
  notReturnable: "It can be returned only if it arrives damaged.",
  /** Stands before buying wherever something is written on a piece (CATALOGUE-55). */
  madeForYou: "Made for you: it can be returned only if it arrives damaged.",
  /** In place of a button that would add blindly what has to be chosen or written first. */
  choose: "Choose Options",
};
