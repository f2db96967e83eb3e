import type { OrderServices } from "#orders/order-services.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import type { Services } from "#platform/services.server.ts";
import { shopInEnglish } from "#platform/settings/public-settings.server.ts";
import { isOutage } from "#platform/web/outage.server.ts";
import { parseStallSale } from "../sale/sale.form.ts";
import { saleTroubleOf } from "../sale/sale-trouble.ts";
import { makeSaleOrder } from "./make-sale-order.server.ts";
import { findStallList } from "./stall-lists.db.server.ts";
import {
  bookableSeries,
  lockNextSale,
  type NextSale,
  noteOutcome,
  type SaleSeries,
} from "./stall-sales.db.server.ts";

type Shop = OrderServices & Pick<Services, "log">;

/**
 * Books what is here of a device's sales, or of all devices', in the order of their numbers, up to each
 * series' first gap. Every sale is a transaction of its own. What can't be booked now stays, and is tried
 * again; only where the database is away that is the caller's to tell.
 */
export async function bookSales(shop: Shop, deviceId?: string): Promise<void> {
  for (const series of await bookableSeries(shop.db, deviceId)) {
    try {
      while (await bookNext(shop, series));
    } catch (error) {
      if (isOutage(error)) throw error;
      shop.log.error({ ...failureFacts(error), year: series.year }, "a stall's sale could not be booked");
    }
  }
}

/** Books the next sale of a series, once however many ask at the same time; false where there is none. */
const bookNext = (shop: OrderServices, series: SaleSeries): Promise<boolean> =>
  inTransaction(shop.db, async (trx) => {
    const next = await lockNextSale(trx, series);
    if (!next) return false;
    await noteOutcome(trx, next.sale, await outcomeOf(trx, shop, next));
    return true;
  });

type Outcome = Parameters<typeof noteOutcome>[2];

/** A number that was thrown away or is in trouble is a cancelled document of its month (STALL-11). */
async function outcomeOf(trx: Trx, shop: OrderServices, { sale: row, letter }: NextSale): Promise<Outcome> {
  const gstin = shopInEnglish(shop.config).gstin ?? null;
  if (row.state !== "kept") return { gstin };
  const sale = parseStallSale(row.body);
  if (!sale) return { state: "trouble", trouble: "illegible", gstin };
  const list = await findStallList(trx, sale.listId);
  const stall_id = list?.stall.id ?? null;
  const trouble = saleTroubleOf(sale, { list, now: shop.now() });
  if (trouble) return { state: "trouble", trouble, stall_id, gstin };
  if (sale.isVoid || !list) return { state: "booked", stall_id, gstin };
  const order_id = await makeSaleOrder(trx, shop, { deviceId: row.device_id, letter, sale, list });
  return { state: "booked", stall_id, order_id };
}

export const bookSalesJob = (shop: Shop) => ({
  name: "book-stall-sales",
  everySeconds: 300,
  run: () => bookSales(shop),
});
