import { soundJson } from "#values/text/sound-text.ts";
import { troubleAnswer } from "./carrier-answers.server.ts";

/**
 * Why the carrier gave no usable answer. `refused`: it understood and said no, which is final.
 * `unauthorised`: it does not know our account; nothing was done. `busy`: later, please. `down`: its failure,
 * or no answer at all; the request may have had its effect or not. `odd`: it answered what no carrier of ours
 * would; that, too, may have happened.
 */
export interface CarrierTrouble {
  ok: false;
  kind: "refused" | "unauthorised" | "busy" | "down" | "odd";
  /** For people and logs; never our password or token. */
  message: string;
}

/** It is about this one request: the next may be sent at once. */
const isOfOne: Record<CarrierTrouble["kind"], boolean> = {
  refused: true,
  odd: true,
  unauthorised: false,
  busy: false,
  down: false,
};

export const isOfOneParcel = ({ kind }: CarrierTrouble): boolean => isOfOne[kind];

export type CarrierAnswer<T> = { ok: true; value: T } | CarrierTrouble;

export const refused = (message: string): CarrierTrouble => ({ ok: false, kind: "refused", message });
export const down = (message: string): CarrierTrouble => ({ ok: false, kind: "down", message });

export const unexpected: CarrierTrouble = {
  ok: false,
  kind: "odd",
  message: "The carrier answered something unexpected.",
};

export const unauthorised: CarrierTrouble = {
  ok: false,
  kind: "unauthorised",
  message: "The carrier does not accept the shop's account.",
};

/** What an answer of another status than 2xx means; what comes through a proxy may be HTML. */
export function troubleOf(status: number, text: string): CarrierTrouble {
  if (status === 401) return unauthorised;
  if (status === 429)
    return { ok: false, kind: "busy", message: "The carrier is busy. Please try again in a moment." };
  const parsed = troubleAnswer.safeParse(soundJson(text));
  if (status >= 500 || !parsed.success) return down("The carrier is having trouble.");
  return refused(parsed.data || "The carrier refused.");
}
