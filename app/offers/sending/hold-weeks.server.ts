import { isDeepStrictEqual } from "node:util";
import type { Doer } from "#accounts/permissions/holder.ts";
import { agreedKey } from "#orders/agreed-order.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { heldWeeks, releaseWeeks } from "#promise/held-weeks.db.server.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { auditOffer } from "../audit-offer.server.ts";
import { type Offer, stateOn } from "../offer.ts";
import { lockRevisions } from "../offers.db.server.ts";
import { holdForOffer } from "../weeks/keep-held.server.ts";
import type { OfferStep } from "./change-offer.server.ts";
import type { OfferRefusal, SeenOffer } from "./seen-offer.ts";

type Shop = Pick<Services, "db" | "now" | "config">;

/**
 * Holds the weeks in which an offer's lines would be made, until its last day is over (PROMISE-12). Pressed
 * again they are planned anew, which leaves a trace only where they are others.
 */
export const holdOffersWeeks = (shop: Shop, actor: Doer<"money">, seen: SeenOffer): Promise<OfferStep> =>
  onOpenOffer(shop, seen, async (trx, offer) => {
    if (offer.validUntil === null || offer.validUntil < indianDay(shop.now())) return "past";
    const holds = () => heldWeeks(trx, agreedKey(offer.number), indianDay(shop.now()));
    const before = await holds();
    const held = await holdForOffer(trx, shop, offer);
    if (held !== "held") return held === "full" ? "full" : "unfit";
    if (isDeepStrictEqual(await holds(), before)) return undefined;
    const detail = { revision: offer.revision };
    await auditOffer(trx, actor, offer.number, { done: "weeks held", detail });
    return undefined;
  });

export const releaseOffersWeeks = (shop: Shop, actor: Doer<"money">, seen: SeenOffer): Promise<OfferStep> =>
  onOpenOffer(shop, seen, async (trx, offer) => {
    const claim = agreedKey(offer.number);
    if (!(await heldWeeks(trx, claim, indianDay(shop.now())))) return undefined;
    await releaseWeeks(trx, claim);
    await auditOffer(trx, actor, offer.number, { done: "weeks released" });
    return undefined;
  });

/** An act on a draft or an open revision as the owner saw it, all revisions locked. */
const onOpenOffer = (
  shop: Shop,
  seen: SeenOffer,
  act: (trx: Trx, offer: Offer) => Promise<OfferRefusal | undefined>,
): Promise<OfferStep> =>
  inTransaction(shop.db, async (trx): Promise<OfferStep> => {
    const revisions = await lockRevisions(trx, seen.number);
    const offer = revisions.find(({ id }) => id === seen.id);
    if (!offer) return { kind: "refused", why: "gone" };
    if (revisions.some(({ state }) => state === "accepted")) return { kind: "refused", why: "accepted" };
    if (offer.version !== seen.version) return { kind: "refused", why: "stale" };
    const state = stateOn(offer, indianDay(shop.now()));
    if (state !== "draft" && state !== "sent") return { kind: "refused", why: "unfit" };
    const why = await act(trx, offer);
    return why ? { kind: "refused", why } : { kind: "done" };
  });
