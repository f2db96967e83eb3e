import type { RawBuilder } from "kysely";
import type { Copies } from "../copies/copies.ts";

/** Something that may be done once to the thing that it was made ready for. */
export interface ReadyAct {
  /** Presses the button, of a form as it was rendered once; a job's act has none. */
  press?(): Promise<unknown>;
  /** What a job finds to do at the next start of the shop. */
  beforeStart?(): Promise<unknown>;
  /** Lets the time pass in which a dead shop's work is left alone: its next start goes on with it. */
  afterKill?(): Promise<unknown>;
  /** Every trace of it, by name: how often it is there, as a query or a look elsewhere tells. */
  traces: Record<string, RawBuilder<unknown> | (() => Promise<number>)>;
}

/** A write to be held up and struck: "update orders", "insert audit_log when NEW.action = 'order.packed'". */
export type Step = `${"insert" | "update"} ${string}`;

export interface Act {
  name: string;
  /** The writes of the act, in their order. */
  steps: readonly Step[];
  /** It is more than one transaction: what it wrote before the blow stays, and the rest follows. */
  inParts?: true;
  /** Its room has quick tests of its own: only `npm run torture` strikes it. */
  isLong?: true;
  ready(copies: Copies): Promise<ReadyAct>;
}

/** What is written when an order is cancelled that had taken stock and a discount. */
export const cancellingSteps: Act["steps"] = [
  "update products",
  "update promotion_uses",
  "update promotions",
  "update orders",
  "insert order_history",
  "insert mail_outbox",
];
