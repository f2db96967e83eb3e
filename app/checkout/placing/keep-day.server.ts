import type { ProductForSale } from "#catalogue/for-sale.db.server.ts";
import { leavesBy } from "#catalogue/lead-time.ts";
import type { OrderServices } from "#orders/order-services.ts";
import type { Trx } from "#platform/database/db.ts";
import { planLines } from "#promise/plan-lines.db.server.ts";
import { laterDay } from "#promise/weeks.ts";
import { offerOf, type Purchase } from "../form/purchase.ts";

/** Why the day that was seen can't be kept. */
export type DayRefused =
  /** `unseen`: its page showed none. */
  { kind: "day-moved"; day: string; unseen: boolean } | { kind: "no-week"; name: string };

export type KeptDay = { ok: true; day: string | null } | { ok: false; refusal: DayRefused };

/**
 * The day by which all of a purchase leaves, which is kept from now on (PROMISE-5). What groups make is
 * planned under their lock, so that of many who want a week's last room one has it. A day that is later than
 * the one that was seen is refused; an earlier one is good news.
 */
export async function keepDay(
  trx: Trx,
  shop: Pick<OrderServices, "config">,
  { lines, seenLeaves }: Purchase,
  { products, now }: { products: readonly ProductForSale[]; now: Date },
): Promise<KeptDay> {
  const day = leavesBy(
    products.map(({ lead }) => lead?.to ?? null),
    now,
    shop.config.shop,
  );
  if (day === null) return { ok: true, day };
  const made = lines.filter((line) => offerOf(line, products)?.lead);
  const planned = await planLines(trx, made, shop.config.shop, now);
  const full = made.find((_, place) => planned[place]?.week === null);
  if (full) return { ok: false, refusal: { kind: "no-week", name: offerOf(full, products)?.name ?? "" } };
  const weeks = planned.flatMap((line) => line?.week ?? []);
  if (weeks.length === 0) return { ok: true, day };
  const kept = weeks.reduce((last, week) => laterDay(last, week) ?? week, day);
  return seenLeaves === undefined || kept > seenLeaves
    ? { ok: false, refusal: { kind: "day-moved", day: kept, unseen: seenLeaves === undefined } }
    : { ok: true, day: kept };
}
