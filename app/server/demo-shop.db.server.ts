import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import type { Services } from "#platform/services.server.ts";

/**
 * Is there nothing yet of what the demo shop holds, and no order? A shop whose goods were all deleted is a
 * shop still.
 */
export async function isUnseeded(db: Db): Promise<boolean> {
  const { rows } = await sql<{ unseeded: boolean }>`
    select not (exists (select from products) or exists (select from artisans) or exists (select from policy_pages)
      or exists (select from blog_posts) or exists (select from faq_entries) or exists (select from promotions)
      or exists (select from orders))
      as unseeded`.execute(db);
  return rows[0]?.unseeded === true;
}

export const hasPicturesToDraw = async (db: Services["db"]): Promise<boolean> =>
  (await db.selectFrom("pictures_to_draw").select("row_id").limit(1).executeTakeFirst()) !== undefined;
