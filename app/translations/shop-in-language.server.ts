import type { ShopFacts } from "#platform/config/config.server.ts";
import type { Db } from "#platform/database/db.ts";
import { translated } from "./translated.server.ts";
import { readTexts } from "./translations.db.server.ts";

/** The one record that the shop's facts are. */
export const shopRecord = "shop";

/** The shop's facts in the language of the moment (HINDI-45). */
export async function shopInLanguage(db: Db, facts: ShopFacts): Promise<ShopFacts> {
  return translated("shop", facts, shopRecord, await readTexts(db, { shop: [shopRecord] }));
}
