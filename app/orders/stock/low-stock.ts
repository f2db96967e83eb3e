import { indianDay } from "#values/time/indian-day.ts";

/** Counted pieces of a product, or of one of its variants, that are low. */
export interface LowPiece {
  productId: string;
  /** With its variant, where it has one. */
  name: string;
  left: number;
  /** How many were sold in the last `salesDays` days. */
  sold: number;
}

export const salesDays = 30;

const day = 24 * 60 * 60 * 1000;
/** The week's mail is there when the owner's Monday begins. */
const mondaysHour = 9;

/** The Monday, in India, whose mail is due: this week's from nine o'clock on, until then the last one's. */
export function weekDue(now: Date): string {
  const asOf = new Date(now.getTime() - mondaysHour * 60 * 60 * 1000);
  const today = indianDay(asOf);
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return indianDay(new Date(asOf.getTime() - sinceMonday * day));
}

/** For how many days they last at this pace; undefined where nothing was sold. */
export const daysLeft = ({ left, sold }: Pick<LowPiece, "left" | "sold">): number | undefined =>
  sold === 0 ? undefined : Math.floor((left * salesDays) / sold);
