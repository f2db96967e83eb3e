import type { EventType } from "../events/event-types.ts";

/** 'stopped': the shop gave it up after a day of failing. */
export type EndpointState = "on" | "paused" | "stopped";

/** Another program's address that is notified of events, as the owner sees it. */
export interface Endpoint {
  id: string;
  url: string;
  events: readonly EventType[];
  state: EndpointState;
  /** Since when nothing arrives there; null where the last that was sent did. */
  failingSince: Date | null;
  madeAt: Date;
  /** Who added, changed or resumed it last; null where that is not known. */
  maker: string | null;
  version: number;
  /** How much waits for it, and how much of the last weeks was given up. */
  waiting: number;
  failed: number;
}

export type DeliveryState = "waiting" | "delivered" | "failed";

/** The delivery of one event to an endpoint, and how it went. */
export interface EventDelivery {
  id: string;
  eventId: string;
  type: string;
  happenedAt: Date;
  state: DeliveryState;
  attempts: number;
  /** Of the last answer; null where there was none. */
  status: number | null;
  /** The beginning of the last answer, or why there was none. */
  answer: string | null;
  attemptedAt: Date | null;
  nextAttemptAt: Date;
}

/** More than anybody connects; each is one more request for every event. */
export const mostEndpoints = 10;
export const longestUrl = 500;
