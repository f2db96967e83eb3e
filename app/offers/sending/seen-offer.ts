/** A revision as the owner saw it. */
export interface SeenOffer {
  number: string;
  id: string;
  version: number;
}

/** Why an act could not be done: others were first, or it is none of this revision. */
export type OfferRefusal = "gone" | "stale" | "accepted" | "past" | "unfit" | "untaxed" | "full";
