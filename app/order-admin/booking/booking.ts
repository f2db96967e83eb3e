import type { Rate } from "#carrier/carrier-answers.server.ts";
import type { Shipment } from "#orders/shipments/shipment.ts";

const hour = 3_600_000;
/** After so many days nobody waits for a parcel any more. */
const longestWayDays = 60;

/**
 * How often the carrier is asked when it reports nothing by itself, in hours; final states are not asked for.
 */
const hours: Partial<Record<Shipment["state"], number>> = {
  booked: 3,
  picked_up: 4,
  moving: 4,
  out_for_delivery: 1,
  attempt_failed: 3,
  rto: 12,
};

/** When the carrier is asked next where a parcel is; null: no more, unless it tells of it. */
export function nextAskAt(
  { state, bookedAt, createdAt }: Pick<Shipment, "state" | "bookedAt" | "createdAt">,
  now: Date,
): Date | null {
  const wait = hours[state];
  const isLost = now.getTime() - (bookedAt ?? createdAt).getTime() > longestWayDays * 24 * hour;
  return wait === undefined || isLost ? null : new Date(now.getTime() + wait * hour);
}

/** What came of booking a parcel. */
export type Booked =
  | { kind: "booked" }
  /** The carrier will not have it, in its own words; the parcel is as it was before. */
  | { kind: "refused"; message: string }
  /** Its answer did not come, or did not come yet: the shop goes on by itself, and books no second one. */
  | { kind: "waiting"; message: string }
  | { kind: "unfit"; why: Unfit }
  | { kind: "stale" }
  | { kind: "missing" };

/** Why a parcel can't be booked as it is. */
export type Unfit =
  /** No account at a carrier. */
  | "no-carrier"
  /** It is booked, gone, cancelled, or comes back from the buyer. */
  | "state"
  /** Its weight and the box's sides are needed. */
  | "measures"
  /** The courier calls an Indian mobile number. */
  | "phone"
  /** Its order is to be paid first. */
  | "unpaid"
  /** Its order is cancelled, or its buyer was forgotten. */
  | "order";

/** What came of booking many. */
export interface BookedAll {
  booked: number;
  /** Still being booked: the shop goes on by itself. */
  waiting: number;
  /** Those that came to nothing; the carrier's words are stored with each parcel. */
  failed: readonly { shipmentId: string; outcome: Exclude<Booked, { kind: "booked" | "waiting" }> }[];
}

/** The cheapest of the couriers that take it, the quicker one of two; undefined where none does. */
export const cheapestOf = (rates: readonly Rate[], isCash: boolean): Rate | undefined =>
  takersOf(rates, isCash).toSorted((a, b) => a.cost - b.cost || daysOf(a) - daysOf(b))[0];

/** The quickest of them, the cheaper one of two. */
export const quickestOf = (rates: readonly Rate[], isCash: boolean): Rate | undefined =>
  takersOf(rates, isCash).toSorted((a, b) => daysOf(a) - daysOf(b) || a.cost - b.cost)[0];

/** Couriers that take no cash are none for a parcel that is paid at the door. */
export const takersOf = (rates: readonly Rate[], isCash: boolean): Rate[] =>
  rates.filter(({ takesCash }) => takesCash || !isCash);

const daysOf = ({ days }: Rate): number => days ?? Number.MAX_SAFE_INTEGER;

const firstWaitMs = 60_000;
const longestWaitMs = 30 * 60_000;

/** How long a booking rests whose answer did not come, after so many tries; milliseconds. */
export const restAfter = (tries: number): number => Math.min(longestWaitMs, firstWaitMs * 2 ** (tries - 1));

/** After so many tries, half an hour in all, the owner is notified. */
export const triesBeforeAlert = 5;
