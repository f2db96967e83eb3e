import { sql, type Transaction } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { isUnseeded } from "#server/demo-shop.db.server.ts";
import { drawFirst } from "./draw-first.ts";
import { hangPictures, type Pictures } from "./draw-pictures.ts";
import { seedAlerts } from "./seed-alerts.ts";
import { seedArtisans } from "./seed-artisans.ts";
import { seedChoices } from "./seed-choices.ts";
import { seedGrievances } from "./seed-grievances.ts";
import { seedNewsletters } from "./seed-newsletters.ts";
import type { OrderSeedServices } from "./seed-orders.ts";
import { seedPages } from "./seed-pages.ts";
import { seedPincodes } from "./seed-pincodes.ts";
import { seedPosts } from "./seed-posts.ts";
import { seedProducts } from "./seed-products.ts";
import { seedPromotions } from "./seed-promotions.ts";
import { seedSettings } from "./seed-settings.ts";
import { seedTranslations } from "./seed-translations.ts";

const lock = 7104118561;

/** Half of the shop's own code comes with the orders: it is loaded where they are wanted. */
const seedOrders = async (
  trx: Transaction<Tables>,
  services: OrderSeedServices,
  pictures: Pictures,
): Promise<void> => {
  await (await import("./seed-orders.ts")).seedOrders(trx, services, { pictures });
  await (await import("./seed-offers.ts")).seedOffers(trx, services, pictures);
  await (await import("./seed-connections.ts")).seedConnections(trx, services);
  await (await import("./seed-numbers.ts")).seedNumbers(trx, services.now());
};

/**
 * Fills an empty database with the demo shop. Pictures first (a killed start finds them again), then all rows
 * in one transaction, so that a shop is seeded whole or not at all. Rows that need more pictures than the
 * first are told in that transaction too: draw-later.ts completes them while the shop is open. Orders and
 * customers come with what is needed to make them.
 */
export async function seedShop(
  services: Pick<Services, "db" | "files">,
  root: string,
  withOrders?: OrderSeedServices,
): Promise<void> {
  const begun = performance.now();
  console.log("Seeding the demo shop: drawing its first pictures …");
  const { cache, drawn, later } = await drawFirst(root, withOrders !== undefined);
  const pictures = await hangPictures(services.files, cache, drawn);
  await inTransaction(services.db, async (trx) => {
    // Of copies that start at once on an empty database one seeds; the others come too late, and find its
    // shop.
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(trx);
    if (!(await isUnseeded(trx))) return;
    await seedArtisans(trx, pictures);
    await seedProducts(trx, pictures);
    await seedChoices(trx);
    await seedPosts(trx, pictures);
    await seedNewsletters(trx);
    await seedPages(trx);
    await seedPromotions(trx);
    await seedSettings(trx);
    await seedTranslations(trx);
    await seedPincodes(trx);
    await seedAlerts(trx);
    await seedGrievances(trx);
    if (withOrders) await seedOrders(trx, withOrders, pictures);
    const rows = [...new Set(later.map(({ id }) => id))].map((row_id) => ({ row_id }));
    if (rows.length > 0) await trx.insertInto("pictures_to_draw").values(rows).execute();
  });
  console.log(`Planted in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
  if (later.length > 0) console.log(`${later.length} more pictures are drawn while the shop is open.`);
}
