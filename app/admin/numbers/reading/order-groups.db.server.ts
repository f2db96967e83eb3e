import { type Kysely, sql } from "kysely";
import { paidInVain } from "#admin/counted-sale.db.server.ts";
import type { OrderGroup } from "#admin/sales.ts";
import { refunded } from "#orders/payment/refunded.db.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { paise } from "#values/money/money.ts";

/** What came in for orders: their totals without what went back. */
const kept = sql<string>`sum(total_amount * 100 - ${refunded})`;

/**
 * Orders since a moment, or of a time that ends before another, counted and added up by day in India and by
 * how they stand; without those paid in vain.
 */
export async function readOrderGroups(db: Kysely<Tables>, since: Date, until?: Date): Promise<OrderGroup[]> {
  const day = sql<string>`to_char(created_at at time zone 'UTC' + interval '330 minutes', 'YYYY-MM-DD')`;
  const rows = await db
    .selectFrom("orders")
    .select([
      day.as("day"),
      "payment_method as paymentMethod",
      "payment_state as paymentState",
      "fulfilment_state as fulfilment",
    ])
    .select((eb) => eb.fn.countAll<number>().as("orders"))
    .select(kept.as("total"))
    .where("created_at", ">=", since)
    .$if(until !== undefined, (query) => query.where("created_at", "<", until ?? since))
    .where((eb) => eb.not(paidInVain))
    .groupBy([sql`1`, "payment_method", "payment_state", "fulfilment_state"])
    .execute();
  return rows.map(({ orders, total, ...facts }) => ({
    ...facts,
    orders: Number(orders),
    total: paise(Number(total)),
  }));
}
