import { promotions } from "../content/promotions.ts";
import { seedId } from "../seed-id.ts";
import type { Trx } from "../shop.ts";

export async function seedPromotions(trx: Trx): Promise<void> {
  for (const promotion of promotions) {
    const scope_words = "scope_words" in promotion ? [...promotion.scope_words] : [];
    await trx
      .insertInto("promotions")
      .values({ id: seedId(`promotion ${promotion.code}`), ...promotion, scope_words })
      .execute();
  }
}
