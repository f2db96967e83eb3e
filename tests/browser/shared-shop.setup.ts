import { startTestPostgres } from "../database/start-test-postgres.ts";
import { startShop } from "../running-shop.ts";

/** One shop for all browser tests, on server PostgreSQL; the request tests have theirs on the embedded database. */
export default async function setup() {
  const server = await startTestPostgres();
  const shop = await startShop({ DATABASE_URL: await server.createDatabase() });
  process.env.SHOP_ORIGIN = shop.origin;
  process.env.SHOP_DATA_DIR = shop.dataDir;
  console.log(`Browser tests run on ${server.description}.`);
  return async () => {
    await shop.discard();
    await server.stop();
  };
}
