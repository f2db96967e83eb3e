import type { PictureHolder } from "#pictures/foreign/fetch-foreign.server.ts";

/**
 * A product's pictures, whose addresses lines of orders keep (ORDER-2), also of those that the product has no
 * more. Orders first, as whoever takes stock for one locks them.
 */
export const withOrderLines = (product: PictureHolder): PictureHolder => ({
  ...product,
  async exchange(trx, productId, from, to) {
    const { numUpdatedRows } = await trx
      .updateTable("order_items")
      .set({ picture_url: to })
      .where("product_id", "=", productId)
      .where("picture_url", "=", from)
      .executeTakeFirst();
    const isProducts = await product.exchange(trx, productId, from, to);
    return isProducts || Number(numUpdatedRows) > 0;
  },
});
