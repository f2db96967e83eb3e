import { lackedBy } from "#accounts/permissions/holder.ts";
import type { Held, Permission } from "#accounts/permissions/permissions.ts";
import type { EventType } from "./event-types.ts";

/** Who sees what an event tells in the admin area, and may have a webhook told of it (WEBHOOK-12). */
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

/** Is there anything that somebody may have a webhook told of? */
export const mayHaveTold = (may: (permission: Permission) => boolean): boolean =>
  Object.values(eventSeenBy).some(may);

/** What somebody lacks to have a webhook told of these. */
export const lackedFor = (permissions: Held, events: readonly EventType[]): Permission[] =>
  lackedBy({ permissions }, [...new Set(events.map((event) => eventSeenBy[event]))]);
