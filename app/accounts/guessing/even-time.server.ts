import { setTimeout as pause } from "node:timers/promises";

const leastMilliseconds = 300;

/**
 * Takes at least a while, so that an answer's time does not tell whether there was anything to do for an
 * address.
 */
export async function inEvenTime<T>(work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.all([work, pause(leastMilliseconds)]);
  return outcome;
}
