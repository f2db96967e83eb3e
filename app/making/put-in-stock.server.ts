import { giveStockBack } from "#catalogue/stock.db.server.ts";
import type { Trx } from "#platform/database/db.ts";

/** Pieces that were made are for sale; those of a product that is gone, or not counted, are nowhere. */
export async function putInStock(
  trx: Trx,
  lot: { product_id: string | null; variant_id: string | null },
  pieces: number,
): Promise<void> {
  if (lot.product_id === null || pieces === 0) return;
  await giveStockBack(trx, [{ id: lot.product_id, variantId: lot.variant_id, quantity: pieces }]);
}
