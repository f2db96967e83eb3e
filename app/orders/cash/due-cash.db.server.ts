import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { toConfirm } from "../payment/payment-standing.db.server.ts";

/** No new version: what the owner is typing about the order stays right. */
export async function noteReminded(trx: Trx, orderId: string, at: Date): Promise<void> {
  await trx.updateTable("orders").set({ cod_reminded_at: at }).where("id", "=", orderId).execute();
}

export const batch = 50;

/** The ids of orders that something is due for, the most urgent first. */
export async function cashOrdersDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("orders")
    .select("id")
    .where(toConfirm)
    .where((where) =>
      where.or([
        where("cod_confirm_by", "<=", now),
        where.and([
          where("cod_reminded_at", "is", null),
          sql<boolean>`created_at + (cod_confirm_by - created_at) / 2 <= ${now}`,
        ]),
      ]),
    )
    .orderBy("cod_confirm_by")
    .limit(batch)
    .execute();
  return rows.map(({ id }) => id);
}
