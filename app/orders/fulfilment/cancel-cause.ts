/** Why the shop itself cancels an order: its parcel came back, or nobody confirmed it (CASH-35, CASH-32). */
export type CancelCause = "came-back" | "unconfirmed";

/** As the history says it. */
export const causeWords: Record<CancelCause, string> = {
  "came-back": "Came back",
  unconfirmed: "Not confirmed in time",
};
