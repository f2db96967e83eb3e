import type { Db } from "#platform/database/db.ts";

/** As the owner has typed it. */
export async function phoneOfMaker(db: Db, artisanId: string): Promise<string | null> {
  const row = await db.selectFrom("artisans").select("phone").where("id", "=", artisanId).executeTakeFirst();
  return row?.phone ?? null;
}
