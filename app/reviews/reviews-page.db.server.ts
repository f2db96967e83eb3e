import { sql } from "kysely";
import { isShown } from "#catalogue/product.db.server.ts";
import type { Rating } from "#catalogue/product.ts";
import { ratingOf } from "#catalogue/product-row.server.ts";
import { productsIn } from "#catalogue/products-in-language.server.ts";
import type { Db } from "#platform/database/db.ts";
import type { ShownReview, StarCount } from "./review.ts";
import { type ShownReviewRow, shownReviewOf, starCountRows, wholeReviewRows } from "./reviews.db.server.ts";
import { type ReviewsWanted, shownPerPage } from "./reviews-wanted.ts";

/** All reviews of a product, as far as they are on one page. */
export interface ReviewsPage {
  product: { slug: string; name: string; artisan: string | null; image: string | null; imageAlt: string };
  rating: Rating;
  counts: StarCount[];
  reviews: ShownReview[];
}

interface Row {
  id: string;
  slug: string;
  name: string;
  artisan: string | null;
  images: string[];
  image_alt_texts: string[];
  rating_count: number;
  rating_sum: number;
  counts: StarCount[];
  reviews: ShownReviewRow[];
}

/** By one statement, so that its parts agree; undefined where no product has this slug. */
export async function readReviewsPage(
  db: Db,
  slug: string,
  { page, stars }: ReviewsWanted,
): Promise<ReviewsPage | undefined> {
  if (slug.includes("\0")) return undefined;
  const ofStars = stars === undefined ? sql`` : sql`and shown_stars = ${stars}`;
  const { rows } = await sql<Row>`
    select id, slug, name, artisan, images, image_alt_texts, rating_count, rating_sum,
      ${starCountRows()} as counts,
      ${wholeReviewRows(ofStars, { most: shownPerPage, skipped: (page - 1) * shownPerPage })} as reviews
    from products product where slug = ${slug} and ${isShown("product")}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const [shown = row] = await productsIn(db, [{ ...row, artisan: row.artisan ?? "" }]);
  return pageOf(shown);
}

const pageOf = (row: Row): ReviewsPage => ({
  product: {
    slug: row.slug,
    name: row.name,
    artisan: row.artisan?.trim() || null,
    image: row.images[0] ?? null,
    imageAlt: row.image_alt_texts[0] || row.name,
  },
  rating: ratingOf(row),
  counts: row.counts,
  reviews: row.reviews.map(shownReviewOf),
});
