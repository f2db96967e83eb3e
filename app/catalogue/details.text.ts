import { grouped } from "#values/text/grouped.ts";
import { longDay } from "#values/time/date-time.ts";

export const detailWords = {
  /** Of goods that are not ordered yet: the day such as '2026-12-01' by which they leave (CATALOGUE-48). */
  leavesBy: (day: string) => `Made for you: leaves us by ${longDay(day)}`,
  /** Of what no week has room for: from when on it can be ordered again (PROMISE-7). */
  madeAgain: (day: string) => `Made to order again from ${longDay(day)}`,
  reviews: (count: number) => `${grouped(count)} ${count === 1 ? "review" : "reviews"}`,
};
