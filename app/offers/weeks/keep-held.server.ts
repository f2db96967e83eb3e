import { agreedKey } from "#orders/agreed-order.ts";
import type { Trx } from "#platform/database/db.ts";
import type { Services } from "#platform/services.server.ts";
import {
  type HeldOrNot,
  type Hold,
  heldWeeks,
  holdWeeks,
  releaseWeeks,
} from "#promise/held-weeks.db.server.ts";
import { indianDay } from "#values/time/indian-day.ts";
import type { Offer } from "../offer.ts";

type Shop = Pick<Services, "now" | "config">;

type Holding = Pick<Offer, "id" | "number" | "validUntil"> & Pick<Hold, "lines">;

/** The weeks in which its lines would be made now. */
export const holdForOffer = (
  trx: Trx,
  shop: Shop,
  { id, number, validUntil, lines }: Holding,
): Promise<HeldOrNot> =>
  holdWeeks(
    trx,
    { claim: agreedKey(number), offerId: id, until: validUntil ?? "", lines },
    shop.config.shop,
    shop.now(),
  );

/**
 * What an offer holds follows it: the draft of which it is held once that is changed, and the revision that
 * is sent. What finds no room then is held no more.
 */
export async function keepWeeksHeld(
  trx: Trx,
  shop: Shop,
  offer: Holding,
  of: "draft" | "any revision" = "any revision",
): Promise<void> {
  const claim = agreedKey(offer.number);
  const held = await heldWeeks(trx, claim, indianDay(shop.now()));
  if (!held || (of === "draft" && held.offerId !== offer.id)) return;
  if (offer.validUntil === null || (await holdForOffer(trx, shop, offer)) !== "held")
    await releaseWeeks(trx, claim);
}
