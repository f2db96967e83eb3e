import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { adviseLines, type LineToPlan } from "./plan-lines.db.server.ts";
import type { PromisingShop } from "./rooms.db.server.ts";
import { laterDay } from "./weeks.ts";

interface LotRow extends LineToPlan {
  id: string;
}

/**
 * By when the open lots of an order, or one lot, would be made by the free weeks (PROMISE-11): null where no
 * week has room. Undefined where nobody goes by them, or each lot is planned into its week already.
 */
export async function adviseLots(
  db: Db,
  of: { orderId: string } | { lotId: string },
  shop: PromisingShop,
  moment: Date,
): Promise<string | null | undefined> {
  if (shop.promise.mode === "off") return undefined;
  const meant =
    "lotId" in of
      ? sql`lots.id = ${of.lotId}`
      : sql`lots.order_item_id in (
      select id from order_items where order_id = ${of.orderId})`;
  const { rows } = await sql<LotRow>`
    select id, product_id as "productId", quantity from lots
    where state = 'open' and not planned and ${meant} order by due_on, id`.execute(db);
  const lots = rows.map(({ id }) => id);
  const advised = (await adviseLines(db, rows, shop, moment, { lots })).filter((line) => line !== undefined);
  if (advised.length === 0) return undefined;
  if (advised.some(({ week }) => week === null)) return null;
  return advised.reduce<string | null>((last, { week }) => laterDay(last, week), null);
}
