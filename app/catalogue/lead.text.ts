import { longDay } from "#values/time/date-time.ts";

/** Of goods that are not ordered yet: the day such as '2026-12-01' by which they leave (CATALOGUE-48). */
export const madeForYou = (leavesBy: string): string => `Made for you: leaves us by ${longDay(leavesBy)}`;
