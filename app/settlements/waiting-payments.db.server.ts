import { type RawBuilder, type SqlBool, sql } from "kysely";

/** Is a payment or refund in a settlement that the bank has? */
export const isInBank = (type: "payment" | "refund", id: RawBuilder<unknown>) => sql<SqlBool>`exists (
  select from settlement_lines line join settlements s on s.id = line.settlement_id
  where line.type = ${sql.lit(type)} and line.entity_id = ${id} and s.state = 'processed')`;

/** Of a payment `p`: did its money come? One that is given back whole is called refunded. */
export const isCaptured = sql<SqlBool>`(p.currency = 'INR'
  and (p.status = 'captured' or p.status = 'refunded' and p.outcome <> 'none'))`;

export const capturedAt = sql`coalesce(p.captured_at, p.created_at)`;

/** Of a payment `p`: is its money captured and not in the bank? */
export const isOnItsWay = sql<SqlBool>`(${isCaptured} and not ${isInBank("payment", sql`p.razorpay_payment_id`)})`;

/**
 * Of a payment `p`: did it come since the oldest one that waited at the last reading? Both bounds together
 * let the database expect few, and read those by their index.
 */
export const mayWait = sql<SqlBool>`(${capturedAt} >= coalesce(
  (select waiting_since from settlement_reading), '-infinity') and ${capturedAt} <= 'infinity')`;

/** Since when payments wait for the bank; null where none does. */
export const oldestWaiting = sql<Date | null>`(select min(${capturedAt}) from payments p where ${isOnItsWay})`;
