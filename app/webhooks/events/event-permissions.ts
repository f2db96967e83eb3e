import { lackedBy } from "#accounts/permissions/holder.ts";
import type { Held, Permission } from "#accounts/permissions/permissions.ts";
import type { EventType } from "./event-types.ts";

/** The permission that shows an event's facts in the admin area, and lets a webhook get it (WEBHOOK-12). */
export const eventSeenBy: Readonly<Record<EventType, Permission>> = {
  "order.placed": "orders",
  "order.paid": "orders",
  "order.shipped": "orders",
  "order.delivered": "orders",
  "order.cancelled": "orders",
  "order.refunded": "orders",
  "return.requested": "orders",
  "return.received": "orders",
  "return.settled": "orders",
  "product.changed": "products",
  "product.sold_out": "products",
  "review.shown": "messages",
  "offer.accepted": "orders",
  "quote.received": "messages",
  "message.received": "messages",
};

/** Is there any event that somebody may have sent to a webhook? */
export const mayHaveTold = (may: (permission: Permission) => boolean): boolean =>
  Object.values(eventSeenBy).some(may);

/** The permissions that somebody lacks to have these sent to a webhook. */
export const lackedFor = (permissions: Held, events: readonly EventType[]): Permission[] =>
  lackedBy({ permissions }, [...new Set(events.map((event) => eventSeenBy[event]))]);
