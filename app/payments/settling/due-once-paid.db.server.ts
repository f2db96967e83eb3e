import { leavesBy } from "#catalogue/lead-time.ts";
import type { OrderPayment } from "#orders/payment/order-payment.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { planLines } from "#promise/plan-lines.db.server.ts";
import type { PromisingShop } from "#promise/rooms.db.server.ts";
import { laterDay } from "#promise/weeks.ts";
import { indianDay } from "#values/time/indian-day.ts";

/**
 * Nobody begins to make what is not paid: an order that is paid on a later day than it was placed counts its
 * leads from that day (ORDER-45). Never sooner than was promised, and never in place of a day that the owner
 * promised by hand; undefined where nothing changes.
 */
export async function dueOncePaid(
  trx: Trx,
  { id, placedAt, readyBy, isDayByHand }: OrderPayment,
  moment: Date,
  shop: PromisingShop,
): Promise<string | undefined> {
  if (readyBy === null || isDayByHand) return undefined;
  const week = await weekAnew(trx, id, moment, shop);
  if (week === null && indianDay(moment) === indianDay(placedAt)) return undefined;
  const lines = trx.selectFrom("order_items").select("lead_days").where("order_id", "=", id);
  const leads = (await lines.execute()).map(({ lead_days }) => lead_days);
  const day = laterDay(leavesBy(leads, moment, shop), week);
  return day !== null && day > readyBy ? day : undefined;
}

/**
 * The last week of what is made: planned anew where it has lost its own with the order's hold (PROMISE-6),
 * which may have happened when its buyer began to pay again. Null where nothing is planned by weeks.
 */
async function weekAnew(trx: Trx, id: string, moment: Date, shop: PromisingShop): Promise<string | null> {
  if (shop.promise.mode !== "on") return null;
  const lots = await trx
    .selectFrom("order_items as item")
    .innerJoin("lots", "lots.order_item_id", "item.id")
    .select(["item.product_id as productId", "lots.quantity", "lots.state", "lots.planned", "lots.due_on"])
    .where("item.order_id", "=", id)
    .orderBy("item.id")
    .execute();
  const lost = lots.filter(({ state }) => state === "cancelled");
  const anew = (await planLines(trx, lost, shop, moment)).map((line) => line?.week ?? null);
  const kept = lots.filter(({ state, planned }) => state !== "cancelled" && planned);
  return [...anew, ...kept.map(({ due_on }) => due_on)].reduce(laterDay, null);
}
