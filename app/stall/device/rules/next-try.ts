const firstWait = 5_000;
const longestWait = 5 * 60_000;
const longestAsked = 60 * 60_000;

/**
 * How long until it is tried again after so many failures: twice as long each time, and by chance up to half
 * of it less, so that devices of one fair come apart. Where the shop asked for a longer wait, that.
 */
export function nextTry(failures: number, chance: number, askedSeconds = 0): number {
  const doubled = Math.min(longestWait, firstWait * 2 ** Math.min(failures - 1, 10));
  return Math.max(Math.round(doubled * (1 - chance / 2)), Math.min(askedSeconds * 1000, longestAsked));
}

/** The seconds of a Retry-After header; 0 where it says none. */
export const secondsAsked = (header: string | null): number =>
  /^\d{1,6}$/.test(header ?? "") ? Number(header) : 0;
