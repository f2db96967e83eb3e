import { type Act, acts } from "./acts.ts";

/** Each act's sentence (ACTIVITY-3). */
export const actSentences: Readonly<Record<Act, string | readonly [string, string]>> = acts;

export const auditText = {
  former: "A former admin",
  /** What was done, of an act such as "product.updated". */
  done: (action: string): string => {
    const [, done = action] = action.split(".", 2);
    return done.replaceAll(/[_-]/g, " ");
  },
  /** What changed, as it is kept, and to what. */
  label: (kept: string): string => kept,
  value: (kept: string): string => kept,
  /** What a value was before. */
  was: (value: string) => `(was ${value})`,
};
