import { sql } from "kysely";
import { doomPictures } from "#pictures/uploads.db.server.ts";
import type { Trx } from "#platform/database/db.ts";

/** Signs what stays of a person who was erased. */
const nameless = "A buyer";

/**
 * Parts the reviews of these orders from their buyers (REVIEW-60): what nobody sees goes, what is shown stays
 * without name and photos, and an edit that still waits goes with its words.
 */
export async function eraseReviews(trx: Trx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const lines = sql`(select id from order_items where order_id = any(${[...orderIds]}::text[]))`;
  // Products come first, as where the owner shows a review.
  await sql`
    select from products where id in (select product_id from reviews where order_item_id in ${lines})
    order by id for no key update`.execute(trx);
  await sql`delete from reviews where shown_at is null and order_item_id in ${lines}`.execute(trx);
  const { rows } = await sql<{ photos: string[] }>`
    with held as (
      select id, photos || shown_photos as photos from reviews where order_item_id in ${lines} for no key update)
    update reviews set author = ${nameless}, state = 'shown', photos = '{}', shown_photos = '{}',
      stars = shown_stars, title = shown_title, body = shown_body, version = version + 1
    from held where held.id = reviews.id returning held.photos`.execute(trx);
  await doomPictures(
    trx,
    rows.flatMap(({ photos }) => photos),
  );
}
