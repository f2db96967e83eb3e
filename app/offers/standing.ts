import { type Offer, type OfferState, stateOn } from "./offer.ts";

/** Where a revision stands for its buyer: open to be decided, followed by a newer one, or over. */
export type Standing = "open" | "replaced" | Exclude<OfferState, "draft" | "sent">;

type Revision = Pick<Offer, "revision" | "state" | "validUntil" | "sentAt">;

/**
 * Where a revision among all of its offer stands on a day in India; undefined for a draft, which is shown to
 * nobody. The last revision that was sent or agreed is the one that counts.
 */
export function offerStanding(
  offer: Revision,
  revisions: readonly Revision[],
  today: string,
): Standing | undefined {
  const state = stateOn(offer, today);
  if (state === "draft" || (offer.sentAt === null && state !== "accepted")) return undefined;
  if (state === "accepted") return state;
  if (revisions.some((other) => replaces(other, offer))) return "replaced";
  return state === "sent" ? "open" : state;
}

/** Was a revision taken back by the next one, in the moment in which that was sent? */
export const wasReplaced = (
  { state, revision, decidedAt }: Pick<Offer, "state" | "revision" | "decidedAt">,
  revisions: readonly Pick<Offer, "revision" | "sentAt">[],
): boolean =>
  state === "withdrawn" &&
  revisions.some((next) => next.revision > revision && next.sentAt?.getTime() === decidedAt?.getTime());

/** A later revision that its buyer has got, or any that was agreed. */
const replaces = (other: Revision, offer: Revision): boolean =>
  other.revision !== offer.revision &&
  (other.state === "accepted" || (other.revision > offer.revision && other.sentAt !== null));

/** May its buyer answer its proofs: while it is open, and while the agreed goods are made? */
export const answersProofs = (standing: Standing | undefined): boolean =>
  standing === "open" || standing === "accepted";
