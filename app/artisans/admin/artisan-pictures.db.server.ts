import { sql } from "kysely";
import type { PictureHolder } from "#pictures/foreign/fetch-foreign.server.ts";

/** An artisan's portrait, banner and gallery. */
export const artisanPictureHolder: PictureHolder = {
  bucket: "artisan_images",
  async exchange(trx, id, from, to) {
    const exchanged = (column: string) => {
      const url = sql.ref<string | null>(column);
      return sql<string | null>`case when ${url} = ${from} then ${to} else ${url} end`;
    };
    const { numUpdatedRows } = await trx
      .updateTable("artisans")
      .set({
        image_url: exchanged("image_url"),
        banner_image_url: exchanged("banner_image_url"),
        gallery_urls: sql`array_replace(gallery_urls, ${from}, ${to})`,
        version: sql`version + 1`,
      })
      .where("id", "=", id)
      .where(sql<boolean>`(${from} in (image_url, banner_image_url) or ${from} = any(gallery_urls))`)
      .executeTakeFirst();
    return Number(numUpdatedRows) > 0;
  },
};
