import type { Transaction } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { promotions } from "./content/promotions.ts";
import { seedId } from "./seed-id.ts";

export async function seedPromotions(trx: Transaction<Tables>): Promise<void> {
  for (const promotion of promotions) {
    const scope_words = "scope_words" in promotion ? [...promotion.scope_words] : [];
    await trx
      .insertInto("promotions")
      .values({ id: seedId(`promotion ${promotion.code}`), ...promotion, scope_words })
      .execute();
  }
}
