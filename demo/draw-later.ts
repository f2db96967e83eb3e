import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { drawApart } from "./draw-apart.ts";
import { hangPictures } from "./draw-pictures.ts";
import { openPictureCache, type PictureCache } from "./picture-cache.ts";
import { completeArtisan } from "./seed-artisans.ts";
import { seedPictures } from "./seed-pictures.ts";
import { completePost } from "./seed-posts.ts";
import { completeProduct } from "./seed-products.ts";

type Shop = Pick<Services, "db" | "files">;

/**
 * Draws what a first start has left for later, giving way to every visitor, and completes row after row. Goes
 * on where a shop that was stopped or killed has left it.
 */
export async function drawLater(shop: Shop, root: string, isStopped: () => boolean): Promise<void> {
  const rows = await rowsToDraw(shop.db);
  if (rows.length === 0) return;
  const cache = await openPictureCache(root);
  for await (const row of drawApart(cache, "all", rows)) {
    if (isStopped()) return;
    await completeRow(shop, cache, row);
  }
}

/** In the order in which the shop shows them; what has a picture already can wait. */
async function rowsToDraw(db: Shop["db"]): Promise<string[]> {
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
async function completeRow({ db, files }: Shop, cache: PictureCache, id: string): Promise<void> {
  const own = seedPictures().filter((picture) => picture.id === id);
  const pictures = await hangPictures(files, cache, own);
  await inTransaction(db, async (trx) => {
    await completeProduct(trx, id, pictures);
    await completeArtisan(trx, id, pictures);
    await completePost(trx, id, pictures);
    await trx.deleteFrom("pictures_to_draw").where("row_id", "=", id).execute();
  });
}
