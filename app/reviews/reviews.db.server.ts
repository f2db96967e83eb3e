import { type RawBuilder, type Selectable, sql } from "kysely";
import { isShown } from "#catalogue/product.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { newestOnPage, type ShownReview, type StarCount } from "./review.ts";
import { photoNamed, reviewPhotoOf } from "./review-paths.ts";

const columns = [
  "id",
  "author",
  "shown_stars",
  "shown_title",
  "shown_body",
  "shown_photos",
  "shown_at",
  "reply",
] as const satisfies readonly (keyof Tables["reviews"])[];

type Row = Pick<Selectable<Tables["reviews"]>, (typeof columns)[number]>;

/** A row that came alone, or as JSON within another. */
export type ShownReviewRow = Omit<Row, "shown_at"> & { shown_at: Date | string | null };

/** What everybody may see of a row that is shown. */
export const shownReviewOf = (row: ShownReviewRow): ShownReview => ({
  id: row.id,
  stars: row.shown_stars ?? 0,
  title: row.shown_title,
  body: row.shown_body ?? "",
  author: row.author,
  shownAt: new Date(row.shown_at ?? 0),
  photos: row.shown_photos.map((address) => reviewPhotoOf(row.id, address)),
  reply: row.reply,
});

const shownColumns = sql.join(columns.map((column) => sql.ref(column)));

/** Within a statement that reads a `product`: some of its shown reviews, the newest first. */
export const wholeReviewRows = (
  which: RawBuilder<unknown>,
  { most, skipped }: { most: number; skipped: number },
): RawBuilder<ShownReviewRow[]> => sql`(
  select coalesce(json_agg(each), '[]') from (
    select ${shownColumns} from reviews where product_id = product.id and shown_at is not null ${which}
    order by shown_at desc, id desc limit ${sql.lit(most)} offset ${sql.lit(skipped)}) as each)`;

/** The same: how many of them have how many stars. */
export const starCountRows = (): RawBuilder<StarCount[]> => sql`(
  select coalesce(json_agg(each), '[]') from (
    select shown_stars as stars, count(*)::int as count from reviews
    where product_id = product.id and shown_at is not null group by shown_stars) as each)`;

/** What a statement that reads a `product` knows of its shown reviews. */
export interface ShownReviewsRow {
  newest: ShownReviewRow[];
  counts: StarCount[];
}

/** Within such a statement: its newest ones, and how many have how many stars. */
export const shownReviewsRow = (): RawBuilder<ShownReviewsRow> => sql<ShownReviewsRow>`json_build_object(
  'newest', ${wholeReviewRows(sql``, { most: newestOnPage, skipped: 0 })}, 'counts', ${starCountRows()})`;

export const shownReviewsOf = (row: ShownReviewsRow) => ({
  newest: row.newest.map(shownReviewOf),
  counts: row.counts,
});

/**
 * Where a photo that everybody may see lies among the shop's files: of a review that is shown, of a product
 * that is; undefined for any other.
 */
export async function findShownPhoto(db: Db, reviewId: string, file: string): Promise<string | undefined> {
  if (`${reviewId}${file}`.includes("\0")) return undefined;
  const row = await db
    .selectFrom("reviews")
    .innerJoin("products", "products.id", "reviews.product_id")
    .select("shown_photos")
    .where("reviews.id", "=", reviewId)
    .where("shown_at", "is not", null)
    .where(isShown())
    .executeTakeFirst();
  return row && photoNamed(row.shown_photos, file)?.replace(/^\/files\//, "");
}

/** The piece that a review is about, and why nobody sees it. */
export const hiddenReview = (db: Db, id: string) =>
  db
    .selectFrom("reviews")
    .innerJoin("order_items", "order_items.id", "reviews.order_item_id")
    .select(["order_id", "order_item_id", "product_name", "hidden_reason", "version"])
    .where("reviews.id", "=", id)
    .executeTakeFirst();
