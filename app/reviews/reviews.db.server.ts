import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import { isShown } from "#catalogue/shown.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { ShownReview } from "./review.ts";
import { reviewPhotoPath } from "./review-paths.ts";

type Db = Kysely<Tables>;

const columns = [
  ...["id", "author", "shown_stars", "shown_title", "shown_body", "shown_photos", "created_at", "reply"],
] as const satisfies readonly (keyof Tables["reviews"])[];

type Row = Pick<Selectable<Tables["reviews"]>, (typeof columns)[number]>;

/** A row that came alone, or as JSON within another. */
export type ShownReviewRow = Omit<Row, "created_at"> & { created_at: Date | string };

/** What everybody may see of a row that is shown. */
export const shownReviewOf = (row: ShownReviewRow): ShownReview => ({
  id: row.id,
  stars: row.shown_stars ?? 0,
  title: row.shown_title,
  body: row.shown_body ?? "",
  author: row.author,
  writtenAt: new Date(row.created_at),
  photos: row.shown_photos.map((address) => reviewPhotoPath(row.id, address)),
  reply: row.reply,
});

const newestOnPage = 5;

const shownColumns = sql.join(columns.map((column) => sql.ref(column)));

/** Within a statement that reads a `product`: its newest shown reviews. */
export const newestReviewRows = (): RawBuilder<ShownReviewRow> => sql<ShownReviewRow>`(
  select ${shownColumns} from reviews where product_id = product.id and shown_at is not null
  order by shown_at desc, id desc limit ${sql.lit(newestOnPage)})`;

export interface StarCount {
  stars: number;
  count: number;
}

/** The same: how many of them have how many stars. */
export const starCountRows = (): RawBuilder<StarCount> => sql<StarCount>`(
  select shown_stars as stars, count(*)::int as count from reviews
  where product_id = product.id and shown_at is not null group by shown_stars)`;

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
  const address = row?.shown_photos.find((each) => each.slice(each.lastIndexOf("/") + 1) === file);
  return address?.replace(/^\/files\//, "");
}
