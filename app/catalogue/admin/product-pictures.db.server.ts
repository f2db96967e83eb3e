import { sql } from "kysely";
import type { PictureHolder } from "#pictures/foreign/fetch-foreign.server.ts";

/** A product's pictures, that of its shared links and those of its variants. */
export const productPictureHolder: PictureHolder = {
  bucket: "product_images",
  async exchange(trx, id, from, to) {
    const { numUpdatedRows } = await trx
      .updateTable("products")
      .set({
        images: sql`array_replace(images, ${from}, ${to})`,
        og_image_url: sql`case when og_image_url = ${from} then ${to} else og_image_url end`,
        version: sql`version + 1`,
      })
      .where("id", "=", id)
      .where(
        sql<boolean>`(${from} = any(images) or og_image_url = ${from} or exists (
          select from product_variants where product_id = products.id and picture = ${from}))`,
      )
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) return false;
    await trx
      .updateTable("product_variants")
      .set({ picture: to })
      .where("product_id", "=", id)
      .where("picture", "=", from)
      .execute();
    return true;
  },
};
