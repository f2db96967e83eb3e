/** Why the shop itself cancels an order: its parcel came back, or nobody confirmed it (CASH-35, CASH-32). */
export type CancelCause = "came-back" | "unconfirmed";

/** As the history says it. */
export const causeWords: Record<CancelCause, string> = {
  "came-back": "Came back",
  unconfirmed: "Not confirmed in time",
};

interface Step {
  at: Date;
  status: string;
  note: string | null;
}

/**
 * Since when an order is cancelled because its parcel came back, by its history, newest first; undefined
 * where it is not.
 */
export function cameBackAt(history: readonly Step[]): Date | undefined {
  const before = history.findIndex(({ status }) => status !== "cancelled");
  const since = before < 0 ? history : history.slice(0, before);
  return since.find(({ note }) => note === causeWords["came-back"])?.at;
}
