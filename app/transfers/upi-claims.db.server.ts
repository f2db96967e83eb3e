import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Trx } from "#platform/database/db.ts";

interface UpiClaim {
  dueId: string;
  /** Twelve digits. */
  reference: string;
  at: Date;
}

/**
 * Keeps what a buyer says of a part, in place of what they said before; false where another part has this
 * reference, by its buyer's word or the owner's. The part's order is locked by the caller; of two orders that
 * are told the same, one waits here for the other.
 */
export async function keepClaim(trx: Trx, { dueId, reference, at }: UpiClaim): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`upi ${reference}`}, 0))`.execute(trx);
  const given = await sql`
    select from upi_claims where reference = ${reference} and due_id <> ${dueId}
    union all select from order_dues
      where regexp_replace(reference, '[^0-9]', '', 'g') = ${reference} and reference is not null and id <> ${dueId}
    limit 1`.execute(trx);
  if (given.rows.length > 0) return false;
  await trx
    .insertInto("upi_claims")
    .values({ due_id: dueId, reference, said_at: at })
    .onConflict((conflict) => conflict.column("due_id").doUpdateSet({ reference, said_at: at }))
    .execute();
  return true;
}

/** The owner has not found it: the reference may be given again. */
export const freeReference = (trx: Trx, dueId: string) =>
  trx.updateTable("upi_claims").set({ reference: null }).where("due_id", "=", dueId).execute();

/** Forgets what was said of orders that are erased. */
export async function eraseClaims(trx: Trx, orderIds: readonly string[]): Promise<void> {
  await trx
    .deleteFrom("upi_claims")
    .where("due_id", "in", (from) =>
      from
        .selectFrom("order_dues")
        .select("id")
        .where(sql<SqlBool>`order_id = any(${[...orderIds]}::text[])`),
    )
    .execute();
}

/** Of a row of orders: does a part of it wait for the owner to look for its payment? */
export const hasPaymentToLookFor: RawBuilder<SqlBool> = sql<SqlBool>`(
  orders.fulfilment_state <> 'cancelled' and orders.payment_state <> 'refunded' and orders.id in (
    select order_dues.order_id from upi_claims join order_dues on order_dues.id = upi_claims.due_id
    where upi_claims.reference is not null and order_dues.paid_at is null))`;
