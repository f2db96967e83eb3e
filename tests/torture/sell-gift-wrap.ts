import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { wrapPrice } from "./gift-order.ts";

/** As the owner does on the settings page, before the shop starts. */
export async function sellGiftWrap(db: Kysely<Tables>): Promise<void> {
  const facts = JSON.stringify({ giftWrap: wrapPrice });
  await sql`update shop_settings set facts = facts || ${facts}::text::jsonb`.execute(db);
}
