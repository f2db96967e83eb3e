import { isQuantity } from "#cart/cart.ts";
import { lineIdOf } from "#cart/goods.ts";
import { asCalledNow } from "#catalogue/options/variants.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import type { PurchaseLine } from "../form/purchase.ts";

/**
 * A purchase's lines as their variants are called today: a cart of before knows one by its former spelling
 * (CATALOGUE-51). Lines that are the same goods then are one, as in any cart.
 */
export async function linesOfToday(db: Db, lines: readonly PurchaseLine[]): Promise<readonly PurchaseLine[]> {
  const once = new Map<string, PurchaseLine>();
  for (const line of await asCalledNow(db, lines)) {
    const goods = lineIdOf(line);
    const same = once.get(goods);
    const together = (same?.quantity ?? 0) + line.quantity;
    if (same && same.unitPrice === line.unitPrice && isQuantity(together))
      once.set(goods, { ...same, quantity: together });
    else once.set(same ? line.id : goods, line);
  }
  return [...once.values()];
}
