import { completeArtisan } from "./goods/seed-artisans.ts";
import { completePost } from "./goods/seed-posts.ts";
import { completeProduct } from "./goods/seed-products.ts";
import { drawApart } from "./pictures/draw-apart.ts";
import { hangPictures } from "./pictures/draw-pictures.ts";
import { openPictureCache, type PictureCache } from "./pictures/picture-cache.ts";
import { seedPictures } from "./pictures/seed-pictures.ts";
import type { Ground } from "./shop.ts";

/**
 * Draws what a first start has left for later, giving way to every visitor, and completes row after row. Goes
 * on where a shop that was stopped or killed has left it.
 */
export async function drawLater(shop: Ground, root: string, isStopped: () => boolean): Promise<void> {
  const rows = await rowsToDraw(shop.db);
  if (rows.length === 0) return;
  const cache = await openPictureCache(root);
  for await (const row of drawApart(cache, "all", rows)) {
    if (isStopped()) return;
    await completeRow(shop, cache, row);
  }
}

/** In the order in which the shop shows them; what has a picture already can wait. */
async function rowsToDraw(db: Ground["db"]): Promise<string[]> {
  const rows = await db.selectFrom("pictures_to_draw").select("row_id").execute();
  const seen = new Set(seedPictures().flatMap(({ id, isFirst }) => (isFirst ? [id] : [])));
  const order = [
    ...seedPictures()
      .map(({ id }) => id)
      .filter((id) => !seen.has(id)),
    ...seen,
  ];
  return rows.map(({ row_id }) => row_id).sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** A row whose pictures somebody has changed meanwhile keeps them. */
async function completeRow({ db, files, loader }: Ground, cache: PictureCache, id: string): Promise<void> {
  const own = seedPictures().filter((picture) => picture.id === id);
  const pictures = await hangPictures(files, cache, own);
  await loader.inTransaction(db, async (trx) => {
    await completeProduct(trx, loader, id, pictures);
    await completeArtisan(trx, loader, id, pictures);
    await completePost(trx, id, pictures);
    await trx.deleteFrom("pictures_to_draw").where("row_id", "=", id).execute();
  });
}
