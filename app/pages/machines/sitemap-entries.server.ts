import { artisanChanges } from "#artisans/artisan.db.server.ts";
import { artisanPath } from "#artisans/artisan.ts";
import { postChanges } from "#blog/post.db.server.ts";
import { postPath } from "#blog/post.ts";
import { productPath } from "#catalogue/product.ts";
import type { Db } from "#platform/database/db.ts";
import { newestOnPage } from "#reviews/review.ts";
import { reviewsPath } from "#reviews/review-paths.ts";
import { type Site, wholePictureAddress } from "#values/asset-address.ts";
import { productAddresses } from "./sitemap.db.server.ts";
import { productsInSitemap, type SitemapEntry } from "./sitemap.ts";

/** The public pages but the products': the shop's own, whose paths never change, artisans and posts. */
export async function* pageEntries(
  db: Db,
  now: Date,
  fixedPaths: readonly string[],
): AsyncGenerator<SitemapEntry[], undefined> {
  yield fixedPaths.map((path) => ({ path }));
  const artisans = await artisanChanges(db);
  yield artisans.map(({ id, updated_at }) => ({ path: artisanPath({ id }), changed: updated_at }));
  const posts = await postChanges(db, now);
  yield posts.map(({ slug, updated_at }) => ({ path: postPath({ slug }), changed: updated_at }));
}

/** The products of one part (from 0), read while they are sent. */
export async function* productEntries(
  db: Db,
  part: number,
  site: Site,
): AsyncGenerator<SitemapEntry[], undefined> {
  for await (const rows of productAddresses(db, part * productsInSitemap, productsInSitemap)) {
    yield rows.flatMap(({ slug, updated_at, images, rating_count }) => [
      {
        path: productPath({ slug }),
        changed: updated_at,
        pictures: images.flatMap((image) => wholePictureAddress(image, site) ?? []),
      },
      ...(rating_count > newestOnPage ? [{ path: reviewsPath({ slug }), changed: updated_at }] : []),
    ]);
  }
}
