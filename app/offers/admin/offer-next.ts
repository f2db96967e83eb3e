import type { OfferState } from "../offer.ts";

/** What an offer waits for, and so the owner's next act (OFFER-38). */
export type OfferNext =
  /** A line of the draft lacks a code or a rate. */
  | "tax"
  | "send"
  /** Its buyer wants a change, and no draft of it is begun. */
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
  /** Lines of the draft lack codes or rates. */
  isUntaxed: boolean;
  asksForChange: boolean;
  /** A change of its last proof is requested. */
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
