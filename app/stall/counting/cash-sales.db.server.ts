import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";

/** The cash that a stall's orders have brought, as it is known now. */
export async function cashSales(db: Db, stallId: string): Promise<Paise> {
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(amount), 0)::text as sum from order_dues
    where method = 'cash' and paid_at is not null
      and order_id in (select order_id from stall_orders where stall_id = ${stallId})`.execute(db);
  return paiseFromRupees(rows[0]?.sum ?? 0);
}
