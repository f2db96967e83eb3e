import type { CaptureRule, Order, Payment, ProviderState, Refund } from "./provider-state.ts";
import type { Settlement } from "./settlement.ts";

export type EventName =
  | "payment.authorized"
  | "payment.captured"
  | "payment.failed"
  | "order.paid"
  | "refund.created"
  | "refund.processed"
  | "refund.failed"
  | "settlement.processed";

export interface EventPayload {
  payment?: Payment;
  order?: Order;
  refund?: Refund;
  settlement?: Settlement;
}

/** What the provider's acts stand on. */
export interface Provider {
  state: ProviderState;
  /** What orders without a rule of their own get. */
  capture: CaptureRule["capture"];
  keySecret: string;
  /** Unix seconds, by the simulator's own clock. */
  now(): number;
  /** Writes the event's body now and hands it to the webhook sender. */
  emit(event: EventName, payload: EventPayload): void;
  /** The next refunds end as failed. */
  failingRefunds: number;
  /** Payments that it never heard of were made before its time, and can be refunded. */
  knowsEarlier: boolean;
  /** Sends what was paid to the bank by itself, two days after, as a real one does. */
  settlesByItself: boolean;
  /** Names payments of before its time, with what they were. */
  earlierFile: string | undefined;
}
