import {
  asksForQuote,
  buysForCash,
  comments,
  keepsProducts,
  paysByCard,
  type Visit,
  writesMessage,
} from "./visitors.ts";

/** Who is in the shop at the same time; each begins again when done. */
export const crowd = [
  buysForCash,
  buysForCash,
  paysByCard,
  paysByCard,
  paysByCard,
  writesMessage,
  asksForQuote,
  comments,
  keepsProducts,
  keepsProducts,
];

/** Lets the crowd in until `stop`; one whose connection breaks has met the blow and comes no more. Resolves when all have left. */
export function letIn(visit: Visit, { comesBack = false } = {}): { stop(): Promise<void> } {
  let stopped = false;
  const all = Promise.all(
    crowd.map(async (act) => {
      while (!stopped) {
        try {
          await act(visit);
        } catch (error) {
          if (!isBroken(error)) throw error;
          if (!comesBack) return;
        }
      }
    }),
  );
  return {
    stop: async () => {
      stopped = true;
      await all;
    },
  };
}

/** The connection ended before an answer had come whole. */
const isBroken = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof SyntaxError || (error instanceof Error && "code" in error);
