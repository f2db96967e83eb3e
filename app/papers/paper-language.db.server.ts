import type { Db } from "#platform/database/db.ts";
import type { Language } from "#values/language/language.ts";

/** The language of an order's papers: the one it was placed in, whatever page shows them (HINDI-8). */
export async function paperLanguage(db: Db, orderNumber: string): Promise<Language> {
  const row = await db
    .selectFrom("orders")
    .select("language")
    .where("order_id_text", "=", orderNumber)
    .executeTakeFirst();
  return row?.language ?? "en";
}
