/** How far something long is: so many are done, of all that are to be. */
export interface Progress {
  done: number;
  of: number;
}

/**
 * Hears how many are done, of how many; what is written in one transaction is kept only when the last one is.
 */
export type TellProgress = (done: number, of: number) => void;

/** A line of an answer that is followed while it is made: how far it is, and at last what came of it. */
export type ProgressLine<End extends object> = Progress | End;

/** What such an answer is called. */
export const linesType = "application/x-ndjson";
