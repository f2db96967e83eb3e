/** Stands before buying wherever something is written on a piece (CATALOGUE-55). */
/** Stands where a product is bought that nobody takes back. */
export const notReturnableNote = "It can be returned only if it arrives damaged.";

export const personalNote = "Made for you: it can be returned only if it arrives damaged.";

/** In place of a button that would add a product blindly, of which something has to be chosen or written. */
export const chooseOptions = "Choose Options";

/** Before the lowest of several prices. */
export const pricesFrom = "From ";

/** 'Lotus Tote (Size: Small)', where a text names a product with one of its variants. */
export const withOption = (name: string, optionText: string | null | undefined): string =>
  optionText ? `${name} (${optionText})` : name;
