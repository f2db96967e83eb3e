import { sql } from "kysely";
import type { PictureHolder } from "#pictures/foreign/fetch-foreign.server.ts";

/** A post's cover, its author's picture and that of its shared links. */
export const postPictureHolder: PictureHolder = {
  bucket: "blog_images",
  async exchange(trx, id, from, to) {
    const exchanged = (column: string) => {
      const url = sql.ref<string | null>(column);
      return sql<string | null>`case when ${url} = ${from} then ${to} else ${url} end`;
    };
    const { numUpdatedRows } = await trx
      .updateTable("blog_posts")
      .set({
        image_url: exchanged("image_url"),
        author_image_url: exchanged("author_image_url"),
        og_image_url: exchanged("og_image_url"),
        version: sql`version + 1`,
      })
      .where("id", "=", id)
      .where(sql<boolean>`${from} in (image_url, author_image_url, og_image_url)`)
      .executeTakeFirst();
    return Number(numUpdatedRows) > 0;
  },
};
