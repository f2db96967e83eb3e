import { priceProducts } from "#cart/prices/price-cart.db.server.ts";
import type { CurrentProduct, PriceAnswer } from "#cart/prices/priced-cart.ts";
import { heldForKey } from "#orders/stock/order-stock.db.server.ts";
import type { Db } from "#platform/database/db.ts";

/**
 * The present facts of the products whose pieces a checkout's own unpaid order holds, as they are for that
 * checkout: what is held for it is there. Empty when nothing is.
 */
export async function heldPrices(
  db: Db,
  key: string,
  userId: string | null,
  moment: Date,
): Promise<PriceAnswer> {
  const held = await heldForKey(db, key, userId);
  if (held.length === 0) return [];
  const goods = held.map(({ id: productId, variant }) => ({ productId, variant }));
  const answer = await priceProducts(db, goods, { moment });
  const heldOf = ({ id, variant }: { id: string; variant?: string | undefined }) =>
    held.find((pieces) => pieces.id === id && pieces.variant === variant)?.quantity ?? 0;
  return answer.map((each) => ({ ...each, product: each.product && withPieces(each.product, heldOf(each)) }));
}

/** As giving the pieces back would leave it: what had run out is for sale again. */
function withPieces(product: CurrentProduct, held: number): CurrentProduct {
  const { inStock, stockCount } = product;
  if (stockCount === null) return product;
  return { ...product, inStock: inStock || stockCount === 0, stockCount: stockCount + held };
}
