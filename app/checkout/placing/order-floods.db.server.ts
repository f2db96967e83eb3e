import type { Db } from "#platform/database/db.ts";
import { digestOf, longestWaitSeconds } from "#platform/limits/rate-limit.db.server.ts";
import { forMailbox, forPhone, fromNetwork } from "./order-allowances.server.ts";

/** So many orders of one network, mailbox or phone within ten minutes are worth a look. */
const manyOrders = 15;

const mostFloods = 20;

export interface OrderFlood {
  count: number;
  /** Names it without telling whose it is. */
  occasion: string;
}

/** Whose orders are many just now, most first. */
export async function orderFloods(db: Db, now: Date): Promise<OrderFlood[]> {
  const names = [fromNetwork, forMailbox, forPhone].map(({ name }) => `${name}:%`);
  const rows = await db
    .selectFrom("rate_limits")
    .select(["key", "count"])
    .where((row) => row.or(names.map((name) => row("key", "like", name))))
    .where("count", ">=", manyOrders)
    .where("window_start", ">", new Date(now.getTime() - longestWaitSeconds * 1000))
    .orderBy("count", "desc")
    .limit(mostFloods)
    .execute();
  return rows.map(({ key, count }) => ({ count, occasion: `many-orders:${digestOf(key)}` }));
}
