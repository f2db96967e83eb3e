import { sql } from "kysely";
import type { GivenFor } from "#orders/given-for/given-for.ts";
import { parseGivenFor } from "#orders/given-for/parse-given-for.server.ts";
import type { Db } from "#platform/database/db.ts";
import { type Paise, paise } from "#values/money/money.ts";

/** What has gone back under this key or one that begins with it, or is on its way. */
export async function goneUnder(db: Db, orderId: string, key: string): Promise<Paise> {
  const { amount } = await db
    .selectFrom("payment_refunds")
    .select(sql<number>`coalesce(sum(amount_paise), 0)::bigint`.as("amount"))
    .where("order_id", "=", orderId)
    .where("state", "<>", "failed")
    .where(sql<boolean>`starts_with(idempotency_key, ${key})`)
    .executeTakeFirstOrThrow();
  return paise(amount);
}

/** What refunds under keys that begin so are for, whether they are made or on their way. */
export async function givenUnder(db: Db, orderId: string, key: string): Promise<GivenFor[]> {
  const rows = await db
    .selectFrom("payment_refunds")
    .select("given_for")
    .where("order_id", "=", orderId)
    .where("state", "<>", "failed")
    .where(sql<boolean>`starts_with(idempotency_key, ${key})`)
    .execute();
  return rows.flatMap(({ given_for }) => parseGivenFor(given_for) ?? []);
}
