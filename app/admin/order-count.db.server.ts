import { sql } from "kysely";
import { paidTooLate } from "#orders/payment/payment-standing.db.server.ts";
import type { Db } from "#platform/database/db.ts";

/** Nothing of it is sent, and what paid it goes back. */
export const paidInVain = sql<boolean>`(${paidTooLate} and fulfilment_state not in ('shipped', 'delivered'))`;

/** Does a row of `orders` count as revenue (ADMIN-4)? The same as `isSale`, in the database. */
export const countsAsSale = sql<boolean>`(orders.fulfilment_state <> 'cancelled'
  and orders.payment_state <> 'refunded' and (orders.payment_method = 'cod' or orders.payment_state = 'captured')
  and not ${paidInVain})`;

const hourMs = 60 * 60_000;
const keptHours = 6;

interface Older {
  before: Date;
  count: number;
}
const counted = new WeakMap<Db, Older>();

/**
 * How many orders there are. Of `many` or more, those that are older than an hour are counted every few hours
 * only: none of them comes or goes, unless an owner loads a former shop's.
 */
export async function countOrders(db: Db, now: Date, many = 100_000): Promise<number> {
  const kept = counted.get(db);
  const { before, count } = kept && isFresh(kept, now) ? kept : await countOlder(db, now, many);
  return count + (await countWhere(db, ">=", before));
}

const isFresh = ({ before }: Older, now: Date): boolean => {
  const hours = (now.getTime() - before.getTime()) / hourMs;
  return hours >= 1 && hours < 1 + keptHours;
};

async function countOlder(db: Db, now: Date, many: number): Promise<Older> {
  const before = new Date(now.getTime() - hourMs);
  const older = { before, count: await countWhere(db, "<", before) };
  if (older.count >= many) counted.set(db, older);
  return older;
}

async function countWhere(db: Db, operator: "<" | ">=", before: Date): Promise<number> {
  const { n } = await db
    .selectFrom("orders")
    .select((count) => count.fn.countAll<number>().as("n"))
    .where("created_at", operator, before)
    .executeTakeFirstOrThrow();
  return Number(n);
}
