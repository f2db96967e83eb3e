import { fork } from "node:child_process";
import { on } from "node:events";
import { fileURLToPath } from "node:url";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { hangPictures } from "./draw-pictures.ts";
import { openPictureCache, type PictureCache } from "./picture-cache.ts";
import { completeArtisan } from "./seed-artisans.ts";
import { seedPictures } from "./seed-pictures.ts";
import { completeProduct } from "./seed-products.ts";

type Shop = Pick<Services, "db" | "files">;

/**
 * Draws what a first start has left for later, in a process of its own that gives way to every visitor, and
 * completes row after row. Goes on where a shop that was stopped or killed has left it.
 */
export async function drawLater(shop: Shop, root: string, isStopped: () => boolean): Promise<void> {
  const rows = await rowsToDraw(shop.db);
  if (rows.length === 0) return;
  const cache = await openPictureCache(root);
  const draw = fileURLToPath(new URL("./draw-rows.ts", import.meta.url));
  const child = fork(draw, [cache.folder, ...rows], { execArgv: [], env: { PATH: process.env.PATH } });
  let done = 0;
  try {
    for await (const [row] of on(child, "message", { close: ["disconnect"] })) {
      if (isStopped()) return;
      await completeRow(shop, cache, String(row));
      done += 1;
    }
  } finally {
    if (child.connected) child.disconnect();
  }
  if (done < rows.length) throw new Error(`only ${done} of ${rows.length} rows got their pictures`);
}

/** In the order in which the shop shows them. */
async function rowsToDraw(db: Shop["db"]): Promise<string[]> {
  const rows = await db.selectFrom("pictures_to_draw").select("row_id").execute();
  const order = seedPictures().map(({ id }) => id);
  return rows.map(({ row_id }) => row_id).sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** A row whose pictures somebody has changed meanwhile keeps them. */
async function completeRow({ db, files }: Shop, cache: PictureCache, id: string): Promise<void> {
  const own = seedPictures().filter((picture) => picture.id === id);
  const pictures = await hangPictures(files, cache, own);
  await inTransaction(db, async (trx) => {
    await completeProduct(trx, id, pictures);
    await completeArtisan(trx, id, pictures);
    await trx.deleteFrom("pictures_to_draw").where("row_id", "=", id).execute();
  });
}
