import { startShop } from "../running-shop.ts";

/** One shop for all browser tests, on the database that DATABASE_URL names (embedded without it). */
export default async function setup() {
  const shop = await startShop();
  process.env.SHOP_ORIGIN = shop.origin;
  process.env.SHOP_DATA_DIR = shop.dataDir;
  return () => shop.discard();
}
