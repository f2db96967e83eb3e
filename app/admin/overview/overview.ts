import type { Held, Permission } from "#accounts/permissions/permissions.ts";
import type { MonthOfSales } from "#admin/sales.ts";
import type { WaitingOffers } from "#offers/waiting-offers.db.server.ts";
import type { ParcelTrouble } from "#orders/shipments/parcel-trouble.ts";
import type { ToastContent } from "#ui/overlay/toast-queue.ts";
import { adminText } from "../admin.text.ts";
import type { Alert } from "../alerts/alert.ts";
import type { FirstSteps } from "../first-steps/steps-view.server.ts";
import type { DayOfVisits } from "../numbers/numbers.ts";
import type { Activity } from "./recent-activity.ts";

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
  orders: "orders",
  returns: "orders",
  offers: "orders",
  reviews: "messages",
  messages: "messages",
  quotes: "messages",
  grievances: "messages",
  comments: "stories",
} as const satisfies Record<keyof Waiting, Permission>;

export const nobodyWaits: Waiting = {
  orders: 0,
  returns: 0,
  reviews: 0,
  comments: 0,
  messages: 0,
  quotes: 0,
  offers: 0,
  grievances: 0,
};

export interface Stats {
  products: number;
  orders: number;
  pendingComments: number;
  newQuotes: number;
}

/** What the owner should look at. */
export interface Attention {
  /** What is wrong with the shop's own running. */
  alerts: readonly Alert[];
  /** Counted to `mostOrdersCounted`. */
  ordersToPack: number;
  newReturns: number;
  /** Settled returns whose money could not be sent. */
  unpaidReturns: number;
  newReviews: number;
  newMessages: number;
  newQuotes: number;
  openGrievances: number;
  offers: WaitingOffers;
  /** Held back for their links alone, and not looked at yet. */
  heldMessages: number;
  heldQuotes: number;
  /** Orders that were promised by a day that is over. */
  lateToSend: number;
  /** Orders for cash whose buyers were asked to confirm them. */
  toConfirm: number;
  /** Outgoing parcels that could not be booked, were not taken at the door, or come back. */
  parcels: Readonly<Record<ParcelTrouble, number>>;
  /** As many as the orders' filter of this name shows. */
  paymentIssues: number;
  /** Those among them whose money has to go back, which have a filter of their own. */
  refundsDue: number;
  /** The scarcest products, and how many are scarce in all. */
  lowStock: readonly LowStock[];
  lowStockCount: number;
}

/** Whose each part of it is (STAFF-3). */
export const attentionNeeds = {
  ordersToPack: "orders",
  newReturns: "orders",
  offers: "orders",
  lateToSend: "orders",
  toConfirm: "orders",
  parcels: "orders",
  unpaidReturns: "money",
  paymentIssues: "money",
  refundsDue: "money",
  newReviews: "messages",
  newMessages: "messages",
  newQuotes: "messages",
  openGrievances: "messages",
  heldMessages: "messages",
  heldQuotes: "messages",
  lowStock: "products",
  lowStockCount: "products",
  alerts: "settings",
} as const satisfies Record<keyof Attention, Permission>;

/** A day on which nothing is to be done. */
export const nothingWaits: Attention = {
  alerts: [],
  ordersToPack: 0,
  newReturns: 0,
  unpaidReturns: 0,
  newReviews: 0,
  newMessages: 0,
  newQuotes: 0,
  openGrievances: 0,
  heldMessages: 0,
  heldQuotes: 0,
  lateToSend: 0,
  toConfirm: 0,
  paymentIssues: 0,
  refundsDue: 0,
  lowStock: [],
  lowStockCount: 0,
  offers: { proofChanges: 0, changes: 0, endingSoon: 0 },
  parcels: { booking: 0, left: 0, attempt: 0, back: 0 },
};

/** Whose each figure is, by the list that it leads to. */
export const statNeeds = {
  products: "products",
  orders: "orders",
  pendingComments: "stories",
  newQuotes: "messages",
} as const satisfies Record<keyof Stats, Permission>;

export interface LowStock {
  id: string;
  name: string;
  stock: number;
}

/** Each part is null when it could not be read, and absent for who may not see it; the others stand. */
export interface Overview {
  /** While there are any, for who keeps the settings. */
  firstSteps?: FirstSteps | null;
  stats?: Stats | null;
  sales?: MonthOfSales | null;
  attention?: Attention | null;
  activity?: readonly Activity[] | null;
}

export const unreadOverview: Overview = { stats: null, sales: null, attention: null, activity: null };

/** The same with nothing in what is not somebody's to see. */
export function seenBy<Seen extends object>(
  held: Held,
  seen: Seen,
  { nothing, needs }: { nothing: Seen; needs: Readonly<Record<keyof Seen, Permission>> },
): Seen {
  const theirs = { ...nothing };
  for (const key in seen) if (held[needs[key]]) theirs[key] = seen[key];
  return theirs;
}

/** What is told of parts that could not be read: one notice for all figures, and one for the activity. */
export function unreadNotices(
  { firstSteps, stats, sales, attention, activity }: Overview,
  visits: readonly DayOfVisits[] | null,
): ToastContent[] {
  const figures = [firstSteps, stats, sales, attention, visits];
  return [
    ...(figures.includes(null) ? [adminText.statsFailed] : []),
    ...(activity === null ? [adminText.activityFailed] : []),
  ].map((notice) => ({ ...notice, tone: "destructive" }));
}
