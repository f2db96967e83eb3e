import type { Copies } from "../copies/copies.ts";
import type { Count } from "../copies/counts.ts";
import type { Step } from "./brake.ts";

/** Something that may be done once to the thing that it was made ready for. */
export interface ReadyAct {
  /** Presses the button, of a form as it was rendered once; a job's act has none. */
  press?(): Promise<unknown>;
  /** What a job finds to do at the next start of the shop. */
  beforeStart?(): Promise<unknown>;
  /** Lets the time pass in which a dead shop's work is left alone: its next start goes on with it. */
  afterKill?(): Promise<unknown>;
  /** Every trace of it, by name: how often it is there. */
  traces: Record<string, Count>;
}

export interface Act {
  name: string;
  /** The writes of the act, in their order. */
  steps: readonly Step[];
  /** It is more than one transaction: what it wrote before the blow stays, and the rest follows. */
  inParts?: true;
  /** Traces that may be there after the blow: an earlier transaction of the act has left them. */
  stays?: readonly string[];
  /** `npm test` strikes all its writes, not its last one alone. */
  isWhole?: true;
  /** Its room has quick tests of its own: only `npm run torture` strikes it. */
  isLong?: true;
  ready(copies: Copies): Promise<ReadyAct>;
}
