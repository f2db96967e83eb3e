import { sql } from "kysely";
import type { Trx } from "#platform/database/db.ts";

/** Erases what the buyers of these orders had written on what was made for them. */
export async function eraseLots(trx: Trx, orderIds: readonly string[]): Promise<void> {
  await sql`
    update lots set personal = '[]' from order_items item
    where item.id in (lots.order_item_id, lots.former_item_id) and item.order_id = any(${[...orderIds]}::text[])
      and lots.personal <> '[]'`.execute(trx);
}
