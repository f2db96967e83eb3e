const minute = 60;

/** How long after each attempt that failed the next one comes. */
const gaps = [minute / 2, 2 * minute, 10 * minute, 60 * minute];

/** Then it is given up (PUSH-5). */
export const mostRingTries: number = gaps.length + 1;

/** Nobody is rung for what happened longer ago. */
export const ringLifeSeconds = 24 * 60 * minute;

/** Seconds to the next attempt after so many; undefined when there is none. */
export const ringGapAfter = (attempts: number): number | undefined => gaps[attempts - 1];

/** The seconds that a push service asks to wait for: a number of them, or a moment. */
export function askedToWait(retryAfter: string | undefined, now: Date): number {
  if (retryAfter === undefined) return 0;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter);
  const until = Date.parse(retryAfter);
  return Number.isNaN(until) ? 0 : Math.max(0, Math.ceil((until - now.getTime()) / 1000));
}
