import { grouped } from "#values/text/grouped.ts";
import { longDay } from "#values/time/date-time.ts";

export const detailWords = {
  /** Of goods that are not ordered yet: the day such as '2026-12-01' by which they leave (CATALOGUE-48). */
  leavesBy: (day: string) => `Made for you: leaves us by ${longDay(day)}`,
  reviews: (count: number) => `${grouped(count)} ${count === 1 ? "review" : "reviews"}`,
};
