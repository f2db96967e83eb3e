import { financialYear } from "#values/time/financial-year.ts";
import { indianDay } from "#values/time/indian-day.ts";

/** A clock that is set right by its network goes back by less. */
const smallJump = 12 * 60 * 60_000;

interface SaleMoment {
  at: string;
  /** The financial year of it in India, by which it is numbered. */
  year: string;
}

/**
 * When a sale is made. The numbers of a day follow its hours: where the clock has gone back a little, the
 * moment of the sale before stands; where it has gone back by more, one of the two was wrong, and the clock
 * is believed (STALL-50).
 */
export function saleMoment(now: Date, lastAt: string | undefined): SaleMoment {
  const last = lastAt === undefined ? 0 : new Date(lastAt).getTime();
  const back = last - now.getTime();
  const at = back > 0 && back < smallJump ? new Date(last) : now;
  return { at: at.toISOString(), year: financialYear(at) };
}

/** Has the clock gone back by more than a network sets it right? */
export const hasGoneBack = (now: Date, lastAt: string | undefined): boolean =>
  lastAt !== undefined && new Date(lastAt).getTime() - now.getTime() >= smallJump;

/** Is the list from another day than today? */
export const isOldList = (now: Date, madeOn: string): boolean => indianDay(now) !== madeOn;
