import type { Held } from "#accounts/permissions/permissions.ts";
import type { Db } from "#platform/database/db.ts";
import { countOrders } from "../order-count.db.server.ts";
import type { Stats } from "./overview.ts";
import type { TaskCounts } from "./tasks/tasks.ts";

/** The four figures, as far as somebody may see them. */
export async function readStats(db: Db, now: Date, held: Held, counts: TaskCounts): Promise<Stats> {
  return {
    products: held.products ? await countProducts(db) : 0,
    orders: held.orders ? await countOrders(db, now) : 0,
    pendingComments: counts.newComments ?? 0,
    newQuotes: counts.newQuotes ?? 0,
  };
}

async function countProducts(db: Db): Promise<number> {
  const { products } = await db
    .selectFrom("products")
    .select((count) => count.fn.countAll<number>().as("products"))
    .executeTakeFirstOrThrow();
  return Number(products);
}
