import { type Insertable, sql, type Updateable } from "kysely";
import type { PictureHolder } from "#pictures/foreign/fetch-foreign.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { holdsWords } from "#platform/database/embedded/holds-words.server.ts";
import { inReadingOrder } from "#platform/database/reading-order.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { PostRow } from "./post-columns.server.ts";

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

/** A card of the admin page. */
export interface AdminPost {
  id: string;
  slug: string;
  title: string;
  category: string | null;
  author: string | null;
  imageUrl: string | null;
  publishedAt: Date;
  isScheduled: boolean;
}

const searched = ["title", "slug", "excerpt", "category", "author"];

/**
 * All posts that pass the filter, the latest first; those that are to appear stand above (all of them:
 * PRODUCT-17).
 */
export async function listAdminPosts(
  db: Db,
  { q, when }: { q: string; when?: "" | "published" | "scheduled" },
  now: Date,
): Promise<AdminPost[]> {
  const isToCome = when === "scheduled";
  const rows = await db
    .selectFrom("blog_posts")
    .select(["id", "slug", "title", "category", "author", "image_url", "published_at"])
    .where(holdsWords(q, searched))
    .$if(Boolean(when), (query) => query.where("published_at", isToCome ? ">" : "<=", now))
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ image_url, published_at, ...row }) => ({
    ...row,
    imageUrl: image_url,
    publishedAt: published_at,
    isScheduled: published_at > now,
  }));
}

/** A post's whole row; undefined for an id that is none. */
export async function findPostRow(db: Db, id: string): Promise<PostRow | undefined> {
  if (id.includes("\0")) return undefined;
  return db.selectFrom("blog_posts").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export const lockPostRow = (trx: Trx, id: string): Promise<PostRow | undefined> =>
  trx.selectFrom("blog_posts").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** What the form proposes: the categories and authors that posts have already. */
export async function knownWords(db: Db): Promise<{ categories: string[]; authors: string[] }> {
  const wordsIn = async (column: "category" | "author") => {
    const word = sql.ref(column);
    const { rows } = await sql<{ word: string }>`
      select ${word} as word from blog_posts where ${word} <> '' group by ${word}
      order by ${inReadingOrder(word)}, ${word} limit 200`.execute(db);
    return rows.map(({ word }) => word);
  };
  return { categories: await wordsIn("category"), authors: await wordsIn("author") };
}

export async function insertPost(trx: Trx, row: Insertable<Tables["blog_posts"]>): Promise<void> {
  await trx.insertInto("blog_posts").values(row).execute();
}

export async function updatePost(
  trx: Trx,
  { id, version }: { id: string; version: number },
  set: Updateable<Tables["blog_posts"]>,
): Promise<void> {
  await trx
    .updateTable("blog_posts")
    .set({ ...set, version: version + 1 })
    .where("id", "=", id)
    .execute();
}

export async function removePost(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom("blog_posts").where("id", "=", id).execute();
}
