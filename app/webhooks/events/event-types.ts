/** The events for other programs (WEBHOOK-2), in the page's order. */
export const eventTypes = [
  "order.placed",
  "order.paid",
  "order.shipped",
  "order.delivered",
  "order.cancelled",
  "order.refunded",
  "return.requested",
  "return.received",
  "return.settled",
  "product.changed",
  "product.sold_out",
  "review.shown",
  "offer.accepted",
  "quote.received",
  "message.received",
] as const;

export type EventType = (typeof eventTypes)[number];

/** Sent by a button; no endpoint subscribes to it. */
export const testEvent = "webhook.test";

/** An order as its events carry it; buyer, lines and addresses come by the API (API-9). */
export interface OrderFacts {
  number: string;
  status: string;
  payment_method: string;
  payment_state: string;
  total_paise: number;
}

interface ReturnFacts {
  number: string;
  order: string;
  kind: string;
}

interface ProductFacts {
  id: string;
  slug: string;
}

/** Each event's data, without anybody's name, address or words (WEBHOOK-3). */
export interface EventData {
  "order.placed": OrderFacts;
  "order.paid": OrderFacts;
  "order.shipped": OrderFacts;
  "order.delivered": OrderFacts;
  "order.cancelled": OrderFacts;
  "order.refunded": OrderFacts & { refund_paise: number };
  "return.requested": ReturnFacts;
  "return.received": ReturnFacts;
  "return.settled": ReturnFacts;
  "product.changed": ProductFacts & { change: "created" | "updated" | "deleted" };
  "product.sold_out": ProductFacts;
  "review.shown": { id: string; product: string; stars: number };
  "offer.accepted": { number: string; revision: number; total_paise: number; order: string | null };
  "quote.received": { id: string; kind: string };
  "message.received": { id: string };
}
