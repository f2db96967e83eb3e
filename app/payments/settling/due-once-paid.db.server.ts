import { leavesBy } from "#catalogue/lead-time.ts";
import type { OrderPayment } from "#orders/payment/order-payment.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
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
  shop: { closedDays: string },
): Promise<string | undefined> {
  if (readyBy === null || isDayByHand || indianDay(moment) === indianDay(placedAt)) return undefined;
  const lines = trx.selectFrom("order_items").select("lead_days").where("order_id", "=", id);
  const leads = (await lines.execute()).map(({ lead_days }) => lead_days);
  const day = leavesBy(leads, moment, shop);
  return day !== null && day > readyBy ? day : undefined;
}
