import { sql } from "kysely";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { drawPictures } from "./draw-pictures.ts";
import { plantArtisans } from "./plant-artisans.ts";
import { plantPages } from "./plant-pages.ts";
import { plantPosts } from "./plant-posts.ts";
import { plantProducts } from "./plant-products.ts";

const lock = 7104118561;

/**
 * Fills an empty database with the demo shop. Pictures first (a killed start finds them again), then all rows in one
 * transaction, so that a shop is planted whole or not at all.
 */
export async function plantShop(services: Pick<Services, "db" | "files">, root: string): Promise<void> {
  const begun = performance.now();
  console.log("Planting the demo shop: drawing its pictures …");
  const pictures = await drawPictures(services.files, root, (done, all) => {
    if (done % 40 === 0 || done === all) console.log(`  ${done} of ${all} pictures`);
  });
  await inTransaction(services.db, async (trx) => {
    // Of copies that start at once on an empty database one plants; the others come too late, and find its shop.
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(trx);
    const planted = await trx.selectFrom("artisans").select("id").limit(1).executeTakeFirst();
    if (planted) return;
    await plantArtisans(trx, pictures);
    await plantProducts(trx, pictures);
    await plantPosts(trx, pictures);
    await plantPages(trx);
  });
  console.log(`Planted in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
}
