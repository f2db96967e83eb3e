import { migrateToLatest } from "#platform/database/migrate.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import { startTestPostgres } from "../database/start-test-postgres.ts";
import { startShop } from "../running-shop.ts";
import { shopAdmin } from "../sign-in.ts";

/**
 * One shop for all browser tests, on server PostgreSQL; the request tests have theirs on the embedded
 * database.
 */
export default async function setup() {
  const server = await startTestPostgres();
  const templateUrl = await server.createDatabase();
  const database = await openDatabase({ url: templateUrl, directory: "", log: openLog("warn") });
  await migrateToLatest(database.db, process.cwd());
  await database.close();
  const template = new URL(templateUrl).pathname.slice(1);
  const shop = await startShop({
    DATABASE_URL: await server.createDatabase(template),
    TRUSTED_PROXIES: "127.0.0.1",
    ...shopAdmin.settings,
  });
  // Shops that a file starts for itself are on the same server.
  process.env.TEST_DATABASE_URL = server.url;
  process.env.MIGRATED_TEMPLATE = template;
  process.env.SHOP_ORIGIN = shop.origin;
  process.env.SHOP_DATA_DIR = shop.dataDir;
  process.env.SHOP_SIMULATOR = shop.simulator;
  console.log(`Browser tests run on ${server.description}.`);
  return async () => {
    await shop.discard();
    await server.stop();
  };
}
