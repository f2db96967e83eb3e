/** A worker that has lived so long was sound: its end is an accident. */
const soundMs = 10_000;
const firstWaitMs = 500;
const longestWaitMs = 15_000;

/**
 * How many milliseconds to wait before a worker that ended is replaced. One that was sound is replaced at
 * once; those that die young, one after the other, less and less often: what they need may be away.
 * `deaths` is how many died young before it.
 */
export const waitBeforeNext = ({ lived, deaths }: { lived: number; deaths: number }): number =>
  lived >= soundMs ? 0 : Math.min(firstWaitMs * 2 ** deaths, longestWaitMs);
