import { sql } from "kysely";
import { seedAlerts } from "./goods/seed-alerts.ts";
import { seedArtisans } from "./goods/seed-artisans.ts";
import { seedChoices } from "./goods/seed-choices.ts";
import { seedGrievances } from "./goods/seed-grievances.ts";
import { seedNewsletters } from "./goods/seed-newsletters.ts";
import { seedPages } from "./goods/seed-pages.ts";
import { seedPincodes } from "./goods/seed-pincodes.ts";
import { seedPosts } from "./goods/seed-posts.ts";
import { seedProducts } from "./goods/seed-products.ts";
import { seedPromotions } from "./goods/seed-promotions.ts";
import { seedSettings } from "./goods/seed-settings.ts";
import { seedGroup, seedSteps } from "./goods/seed-steps.ts";
import { seedTranslations } from "./goods/seed-translations.ts";
import { drawFirst } from "./pictures/draw-first.ts";
import { hangPictures } from "./pictures/draw-pictures.ts";
import type { Pictures } from "./pictures/hung-pictures.ts";
import type { Ground, OrderSeedServices, Trx } from "./shop.ts";

const lock = 7104118561;

/** Half of the shop's own code comes with the orders: it is loaded where they are wanted. */
const seedOrders = async (trx: Trx, services: OrderSeedServices, pictures: Pictures): Promise<void> => {
  await (await import("./orders/seed-orders.ts")).seedOrders(trx, services, { pictures });
  await (await import("./orders/seed-offers.ts")).seedOffers(trx, services, pictures);
  await (await import("./orders/seed-settled.ts")).seedSettled(trx, services);
  await (await import("./orders/seed-remitted.ts")).seedRemitted(trx, services);
  const pay = await import("./orders/seed-pay.ts");
  await pay.seedTerms(trx, services);
  await pay.seedPaidMonth(trx, services);
  await (await import("./orders/seed-making.ts")).seedMaking(trx, services);
  await pay.seedGoodsOfMakers(trx, services);
  await (await import("./orders/seed-lists.ts")).seedLists(trx, services);
  await (await import("./orders/seed-connections.ts")).seedConnections(trx, services);
  await (await import("./orders/seed-numbers.ts")).seedNumbers(trx, services);
};

/**
 * Fills an empty database with the demo shop. Pictures first (a killed start finds them again), then all rows
 * in one transaction, so that a shop is seeded whole or not at all. Rows that need more pictures than the
 * first are told in that transaction too: draw-later.ts completes them while the shop is open. Orders and
 * customers come with what is needed to make them.
 */
export async function seedShop(
  { db, files, loader }: Ground,
  root: string,
  withOrders?: OrderSeedServices,
): Promise<void> {
  const begun = performance.now();
  console.log("Seeding the demo shop: drawing its first pictures …");
  const { cache, drawn, later } = await drawFirst(root, withOrders !== undefined);
  const pictures = await hangPictures(files, cache, drawn);
  await loader.inTransaction(db, async (trx) => {
    // Of copies that start at once on an empty database one seeds; the others come too late, and find its
    // shop.
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(trx);
    if (!(await loader.isUnseeded(trx))) return;
    await seedArtisans(trx, pictures);
    await seedProducts(trx, pictures);
    await seedChoices(trx, loader);
    await seedSteps(trx);
    await seedGroup(trx);
    await seedPosts(trx, pictures);
    await seedNewsletters(trx);
    await seedPages(trx);
    await seedPromotions(trx);
    await seedSettings(trx);
    await seedTranslations(trx, loader);
    await seedPincodes(trx, loader);
    await seedAlerts(trx);
    await seedGrievances(trx, loader);
    if (withOrders) await seedOrders(trx, withOrders, pictures);
    const rows = [...new Set(later.map(({ id }) => id))].map((row_id) => ({ row_id }));
    if (rows.length > 0) await trx.insertInto("pictures_to_draw").values(rows).execute();
  });
  console.log(`Planted in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
  if (later.length > 0) console.log(`${later.length} more pictures are drawn while the shop is open.`);
}
