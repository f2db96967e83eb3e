const second = 1;
const minute = 60 * second;
const hour = 60 * minute;

/** How long after each attempt that failed the next one comes: about three days of them. */
const gaps = [10 * second, minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, ...Array(6).fill(10 * hour)];

/** Then it is given up, until somebody sends it again. */
export const mostSendings: number = gaps.length + 1;

/** An endpoint at which nothing arrived for so long is stopped, and its owner is written to. */
export const patienceHours = 24;

/**
 * Seconds to the next attempt after so many; undefined when there is none. `chance` is 0 to 1: what failed
 * together is not tried again in the same moment.
 */
export function gapAfter(attempts: number, chance: number): number | undefined {
  const gap = gaps[attempts - 1];
  return gap === undefined ? undefined : Math.round(gap * (0.8 + 0.4 * chance));
}
