import type { OfferState } from "../offer.ts";

/** What waits of an offer, and so what the owner does next about it (OFFER-38). */
export type OfferNext =
  /** A line's code or rate is wanting in what is written. */
  | "tax"
  | "send"
  /** Its buyer wants it to be different, and nothing of that is written. */
  | "change"
  /** A proof is to be different. */
  | "proof"
  /** Its buyer decides. */
  | "wait"
  | "made"
  /** Nobody can accept it any more. */
  | "over";

export interface OfferNextFacts {
  /** Of the revision that counts. */
  state: OfferState;
  hasDraft: boolean;
  /** Of the draft's lines codes or rates are wanting. */
  isUntaxed: boolean;
  asksForChange: boolean;
  /** A change of its last proof is asked for. */
  asksForProof: boolean;
}

export function nextOfOffer(facts: OfferNextFacts): OfferNext {
  switch (facts.state) {
    case "accepted":
      return facts.asksForProof ? "proof" : "made";
    case "draft":
      return ofDraft(facts);
    case "sent":
      if (facts.hasDraft) return ofDraft(facts);
      if (facts.asksForChange) return "change";
      return facts.asksForProof ? "proof" : "wait";
    case "declined":
    case "expired":
    case "withdrawn":
      return facts.hasDraft ? ofDraft(facts) : "over";
  }
}

const ofDraft = ({ isUntaxed }: OfferNextFacts): OfferNext => (isUntaxed ? "tax" : "send");
