import { type Paise, paise } from "#values/money/money.ts";

/** To what somebody rounds up who pays with the notes in their hand, in rupees. */
const notes = [10, 50, 100, 500, 2_000];
const mostAmounts = 4;

/** What a buyer is likely to hand over for a sum: the sum itself, then what notes come to (STALL-46). */
export function likelyAmounts(total: Paise): Paise[] {
  const rounded = notes.map((note) => Math.ceil(total / (note * 100)) * note * 100);
  const amounts = [...new Set([total, ...rounded])].sort((one, other) => one - other);
  return amounts.slice(0, mostAmounts).map((amount) => paise(amount));
}

/** What goes back to the buyer; undefined while what is given is less than the sum, or nothing was typed. */
export const changeOf = (given: Paise | null, total: Paise): Paise | undefined =>
  given === null || given < total ? undefined : paise(given - total);
