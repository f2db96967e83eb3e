import type { Doer } from "#accounts/permissions/holder.ts";
import { agreedKey } from "#orders/agreed-order.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { releaseWeeks } from "#promise/held-weeks.db.server.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { auditOffer } from "../audit-offer.server.ts";
import { deleteDraft } from "../draft.db.server.ts";
import { mayMoveTo, type Offer, stateOn } from "../offer.ts";
import { insertOffer, lockRevisions, moveOffer } from "../offers.db.server.ts";
import type { OfferRefusal, SeenOffer } from "./seen-offer.ts";

type Shop = Pick<Services, "db" | "now">;

type Writer = Doer<"money">;

/**
 * Begins the next revision, as the last one was; one that is begun already is gone on with. The open one
 * stays open until the next is sent.
 */
export const beginRevision = ({ db }: Pick<Shop, "db">, actor: Writer, number: string): Promise<OfferStep> =>
  inTransaction(db, async (trx): Promise<OfferStep> => {
    const revisions = await lockRevisions(trx, number);
    const last = revisions.at(-1);
    if (!last) return { kind: "refused", why: "gone" };
    if (revisions.some(({ state }) => state === "accepted")) return { kind: "refused", why: "accepted" };
    if (last.state === "draft") return { kind: "done" };
    const revision = last.revision + 1;
    await insertOffer(trx, { ...last, revision, actorId: actor.id });
    await auditOffer(trx, actor, number, { done: "changed", detail: { revision } });
    return { kind: "done" };
  });

/** Takes the open revision back, which its link then shows. */
export const withdrawOffer = (shop: Shop, actor: Writer, seen: SeenOffer): Promise<OfferStep> =>
  stepOffer(shop, seen, "withdrawn", async ({ trx, offer }) => {
    const now = shop.now();
    const state = stateOn(offer, indianDay(now));
    if (state === "draft" || !mayMoveTo(state, "withdrawn")) return "unfit";
    await moveOffer(trx, offer, { state: "withdrawn", decided_at: now });
    await releaseWeeks(trx, agreedKey(offer.number));
    const detail = { revision: offer.revision };
    await auditOffer(trx, actor, offer.number, { done: "withdrawn", detail });
    return undefined;
  });

/** Throws a draft away, which nobody else has seen; also one that an acceptance overtook. */
export const discardDraft = ({ db }: Pick<Shop, "db">, actor: Writer, seen: SeenOffer): Promise<OfferStep> =>
  inTransaction(db, async (trx): Promise<OfferStep> => {
    const revisions = await lockRevisions(trx, seen.number);
    const draft = revisions.find(({ id }) => id === seen.id);
    if (!draft) return { kind: "refused", why: "gone" };
    if (draft.state !== "draft") return { kind: "refused", why: "unfit" };
    if (draft.version !== seen.version) return { kind: "refused", why: "stale" };
    await deleteDraft(trx, draft.id);
    const detail = { revision: draft.revision };
    await auditOffer(trx, actor, seen.number, { done: "draft deleted", detail });
    return { kind: "done" };
  });

export interface LockedOffer {
  trx: Trx;
  /** The revision that the owner saw. */
  offer: Offer;
  /** All of the offer's, the first one first. */
  revisions: readonly Offer[];
}

export type OfferStep = { kind: "done" } | { kind: "refused"; why: OfferRefusal };

/**
 * One step of an offer by its owner: all revisions are locked, so that an acceptance comes before it or after
 * it, and the revision is compared with what she saw. A revision that has taken that very step already is
 * done: the same form came twice.
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
