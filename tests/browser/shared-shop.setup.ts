import { makeRunDatabases } from "../database/run-databases.ts";
import { makeShopWithGoods } from "../database/shop-with-goods.ts";
import { startShop } from "../running-shop.ts";
import { shopAdmin } from "../sign-in.ts";

/**
 * One shop for all browser tests, on server PostgreSQL; the request tests have theirs on the embedded
 * database.
 */
export default async function setup() {
  const run = await makeRunDatabases(process.cwd());
  const removeGoods = await makeShopWithGoods(run, process.cwd(), ["server"]);
  const shop = await startShop({
    DATABASE_URL: await run.server.createDatabase(process.env.GOODS_DATABASE),
    TRUSTED_PROXIES: "127.0.0.1",
    ...shopAdmin.settings,
  });
  // Shops that a file starts for itself are on the same server.
  process.env.TEST_DATABASE_URL = run.server.url;
  process.env.SHOP_ORIGIN = shop.origin;
  process.env.SHOP_DATA_DIR = shop.dataDir;
  process.env.SHOP_SIMULATOR = shop.simulator;
  console.log(`Browser tests run on ${run.server.description}.`);
  return async () => {
    await shop.discard();
    await removeGoods();
    await run.stop();
  };
}
