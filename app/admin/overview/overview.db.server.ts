import { sql } from "kysely";
import { countHeld } from "#enquiries/admin/enquiry-list.db.server.ts";
import { countWaitingOffers } from "#offers/waiting-offers.db.server.ts";
import { matching } from "#order-admin/list/order-conditions.db.server.ts";
import { toConfirm } from "#orders/payment/payment-standing.db.server.ts";
import { countTroubledParcels } from "#orders/shipments/parcel-trouble.db.server.ts";
import { dueToSend } from "#orders/shipments/to-pack.db.server.ts";
import type { Config } from "#platform/config/config.server.ts";
import type { Db } from "#platform/database/db.ts";
import type { Outage } from "#platform/monitor/outage.ts";
import { countUnpaidReturns } from "#returns/failed-refund.db.server.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { type AlertConfig, readAlerts } from "../alerts/read-alerts.server.ts";
import { countOrders } from "../order-count.db.server.ts";
import type { Attention, Stats } from "./overview.ts";
import { countWaiting } from "./waiting.db.server.ts";

const mostLowStock = 6;

export async function readStats(db: Db, now: Date): Promise<Stats> {
  const waiting = await countWaiting(db, now);
  const { products } = await db
    .selectFrom("products")
    .select((count) => count.fn.countAll<number>().as("products"))
    .executeTakeFirstOrThrow();
  return {
    products: Number(products),
    orders: await countOrders(db, now),
    pendingComments: waiting.comments,
    newQuotes: waiting.quotes,
  };
}

export async function readAttention(
  db: Db,
  config: AlertConfig & Pick<Config, "shop">,
  now: Date,
  outages: readonly Outage[] = [],
): Promise<Attention> {
  const { orders, returns, reviews, messages, quotes, grievances } = await countWaiting(db, now);
  const { paymentIssues, refundsDue } = await matching(
    db
      .selectFrom("orders")
      .select((eb) => [
        eb.fn.countAll<number>().as("paymentIssues"),
        eb.fn.countAll<number>().filterWhere("refund_due", "=", true).as("refundsDue"),
      ]),
    { filter: "payment-issues", text: "" },
  ).executeTakeFirstOrThrow();
  const lowStock = await db
    .selectFrom("products")
    .select(["id", "name", "stock_count as stock"])
    .select(sql<number>`count(*) over ()`.as("all"))
    .where("stock_count", "<=", config.shop.stockMails.lowAt)
    .where("made_to_order", "=", false)
    .orderBy("stock_count")
    .orderBy("sort_name")
    .limit(mostLowStock)
    .execute();
  const { lateToSend } = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll<number>().as("lateToSend"))
    .where(dueToSend)
    .where("ready_by", "<", indianDay(now))
    .executeTakeFirstOrThrow();
  const { unconfirmed } = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll<number>().as("unconfirmed"))
    .where(toConfirm)
    .executeTakeFirstOrThrow();
  return {
    alerts: await readAlerts(db, config, now, outages),
    ordersToPack: orders,
    lateToSend: Number(lateToSend),
    toConfirm: Number(unconfirmed),
    parcels: await countTroubledParcels(db),
    newMessages: messages,
    newReturns: returns,
    newReviews: reviews,
    unpaidReturns: await countUnpaidReturns(db),
    newQuotes: quotes,
    openGrievances: grievances,
    offers: await countWaitingOffers(db, indianDay(now)),
    heldMessages: await countHeld(db, "contact_messages"),
    heldQuotes: await countHeld(db, "bulk_quotes"),
    paymentIssues: Number(paymentIssues),
    refundsDue: Number(refundsDue),
    lowStock: lowStock.map(({ id, name, stock }) => ({ id, name, stock: stock ?? 0 })),
    lowStockCount: Number(lowStock[0]?.all ?? 0),
  };
}
