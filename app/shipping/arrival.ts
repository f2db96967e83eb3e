import { closedDaysOf } from "#values/time/closed-days.ts";
import { type ClosedDays, workingDayAfter } from "#values/time/working-days.ts";
import { daysOnTheWay } from "./days-on-the-way.ts";
import { shippingText } from "./shipping.text.ts";
import type { ShippingMethod } from "./shipping.ts";

/** When what is made first leaves, as a browser is told it. */
export interface Leaving {
  /** Such as '2026-12-08'. */
  on: string;
  /** The days on the way on which nobody works beside Sundays. */
  closed: readonly string[];
}

/** What besides the method decides when a parcel arrives. */
export interface Way {
  /** Working days that are known of the way to its PIN code; null, or missing: the method's usual ones. */
  days?: number | null | undefined;
  /** The day by which it leaves; null, or missing, of what need not be made first. */
  leaves?: string | null | undefined;
  closed?: ClosedDays;
}

const noDays: ClosedDays = new Set();

/** Between which days arrives what leaves on a day: the one rule for all who say it (CHECKOUT-37). */
export const arrivalDays = (
  method: ShippingMethod,
  leaves: string,
  { days = null, closed = noDays }: Omit<Way, "leaves">,
): [first: string, last: string] => {
  const [least, most] = daysOnTheWay(method, { days });
  return [workingDayAfter(leaves, least, closed), workingDayAfter(leaves, most, closed)];
};

/** The one sentence for it: '5-7 business days', with the days of the calendar of what is made first. */
export function promisedArrival(method: ShippingMethod, way: Way = {}): string {
  const { days = null, leaves } = way;
  const promise = shippingText.promise(daysOnTheWay(method, { days }));
  return leaves ? shippingText.onceMade(promise, ...arrivalDays(method, leaves, way)) : promise;
}

interface Arriving {
  shippingMethod: ShippingMethod;
  status: string;
  readyBy: string | null;
  wayDays?: number | null;
}

const gone = ["shipped", "delivered", "cancelled"];

/** When an order arrives. What has left has left: from then on only the way counts. */
export const orderArrival = (
  { shippingMethod, status, readyBy, wayDays }: Arriving,
  { closedDays = "" }: { closedDays?: string },
): string =>
  promisedArrival(shippingMethod, {
    days: wayDays,
    leaves: gone.includes(status) ? null : readyBy,
    closed: closedDaysOf({ closedDays }),
  });

/** The same order with that sentence. */
export const withArrival = <Shown extends Arriving>(
  order: Shown,
  shop: { closedDays?: string },
): Shown & { promise: string } => ({ ...order, promise: orderArrival(order, shop) });

/** So many days a way takes at most: the 60 working days of a PIN code, with what is closed. */
const furthest = 120;
const dayMs = 24 * 60 * 60 * 1000;

/** The same of a day on which something leaves, for a browser. */
export function leavingOn(on: string, closed: ClosedDays): Leaving {
  const first = new Date(`${on}T12:00:00Z`).getTime();
  const days = Array.from({ length: closed.size === 0 ? 0 : furthest }, (_, place) =>
    new Date(first + (place + 1) * dayMs).toISOString().slice(0, 10),
  );
  return { on, closed: days.filter((day) => closed.has(day) || closed.has(day.slice(5))) };
}

/** Of several the last one: all of a purchase leaves together. */
export const lastLeaving = (each: readonly (Leaving | undefined)[]): Leaving | undefined =>
  // Browsers of 2022 have no `toSorted`.
  each.reduce(
    (last, leaving) => (leaving && (last === undefined || leaving.on > last.on) ? leaving : last),
    undefined,
  );

/** As a browser knows it, with what it knows of the PIN code. */
export const wayAfter = (leaving: Leaving | undefined, days?: number | null): Way => ({
  days,
  leaves: leaving?.on,
  closed: new Set(leaving?.closed),
});
