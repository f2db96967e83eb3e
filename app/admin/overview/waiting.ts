import type { Permission } from "#accounts/permissions/permissions.ts";

/** So many orders are counted: a shop that never says what it has sent would count all that it ever had. */
export const mostOrdersCounted = 1000;

/** How many of each wait for the owner. */
export interface Waiting {
  /** That can be packed now. */
  orders: number;
  /** New requests. */
  returns: number;
  /** That nobody has shown or hidden, edits among them. */
  reviews: number;
  comments: number;
  messages: number;
  /** That are not resolved. */
  grievances: number;
  quotes: number;
  /** Of whose proofs a change is asked for, or that end soon. */
  offers: number;
}

/** Whose each of them is (STAFF-3). */
export const waitingNeeds = {
  ...{ orders: "orders", returns: "orders", offers: "orders" },
  ...{
    reviews: "messages",
    messages: "messages",
    quotes: "messages",
    grievances: "messages",
    comments: "stories",
  },
} as const satisfies Record<keyof Waiting, Permission>;

export const nobodyWaits: Waiting = {
  ...{ orders: 0, returns: 0, reviews: 0, comments: 0, messages: 0, quotes: 0, offers: 0, grievances: 0 },
};
