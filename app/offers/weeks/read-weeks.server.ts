import { agreedKey } from "#orders/agreed-order.ts";
import type { Services } from "#platform/services.server.ts";
import { type AdvisedOffer, adviseOffer } from "#promise/advise-offer.db.server.ts";
import { heldWeeks } from "#promise/held-weeks.db.server.ts";
import { indianDay } from "#values/time/indian-day.ts";
import type { Offer } from "../offer.ts";

/** The weeks in which an offer's draft, or its open revision, would be made. */
export interface WeeksOfOffer {
  advised: AdvisedOffer;
  held: { until: string; days: readonly string[] } | undefined;
  /** The revision that is meant; `until` its last day, where it has one that is not over. */
  offer: { id: string; version: number; until: string | null };
}

/** Null where nobody goes by free weeks, or no group makes anything of it. */
export async function readWeeks(
  { db, now, config }: Pick<Services, "db" | "now" | "config">,
  { id, version, number, validUntil, lines }: Offer,
): Promise<WeeksOfOffer | null> {
  const claim = agreedKey(number);
  const advised = await adviseOffer(db, { lines, claim }, config.shop, now());
  if (!advised) return null;
  const today = indianDay(now());
  const until = validUntil !== null && validUntil >= today ? validUntil : null;
  return { advised, held: await heldWeeks(db, claim, today), offer: { id, version, until } };
}
