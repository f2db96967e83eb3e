import type { Transaction } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import type { Offer } from "../offer.ts";
import { lockRevisions } from "../offers.db.server.ts";
import type { OfferRefusal, SeenOffer } from "./seen-offer.ts";

export interface LockedOffer {
  trx: Transaction<Tables>;
  /** The revision that the owner saw. */
  offer: Offer;
  /** All of the offer's, the first one first. */
  revisions: readonly Offer[];
}

export type OfferStep = { kind: "done" } | { kind: "refused"; why: OfferRefusal };

/**
 * One step of an offer by its owner: all revisions are locked, so that an acceptance comes before it or after
 * it, and the revision is compared with what she saw. What has taken that very step already is done: a form
 * that came twice says nothing else.
 */
export const stepOffer = (
  { db }: Pick<Services, "db">,
  seen: SeenOffer,
  to: Offer["state"],
  act: (locked: LockedOffer) => Promise<OfferRefusal | undefined>,
): Promise<OfferStep> =>
  inTransaction(db, async (trx): Promise<OfferStep> => {
    const revisions = await lockRevisions(trx, seen.number);
    const offer = revisions.find(({ id }) => id === seen.id);
    if (!offer) return { kind: "refused", why: "gone" };
    if (offer.state === to && offer.version === seen.version + 1) return { kind: "done" };
    if (revisions.some(({ state }) => state === "accepted")) return { kind: "refused", why: "accepted" };
    if (offer.version !== seen.version) return { kind: "refused", why: "stale" };
    const why = await act({ trx, offer, revisions });
    return why ? { kind: "refused", why } : { kind: "done" };
  });
