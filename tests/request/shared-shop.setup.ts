import type { TestProject } from "vitest/node";
import { makeRunDatabases } from "../database/run-databases.ts";
import { makeShopWithGoods } from "../database/shop-with-goods.ts";
import { startOwnShop } from "../own-shop.ts";
import { startShop } from "../running-shop.ts";
import { shopAdmin } from "../sign-in.ts";

declare module "vitest" {
  interface ProvidedContext {
    shopOrigin: string;
    shopDataDir: string;
    ownersShop: { origin: string; dataDir: string };
  }
}

/**
 * One shop for all request tests; every test makes its own data in it, and may say which address it comes
 * from. An empty one is for files that set what stands in every page: they run one after the other
 * (`fileParallelism` in vitest.config.ts), and set it back at their end.
 */
export default async function setup(project: TestProject) {
  const { root } = project.config;
  const run = await makeRunDatabases(root);
  const removeGoods = await makeShopWithGoods(run, root, ["embedded", "server"]);
  // Shops that a file starts for itself are on the same server.
  process.env.TEST_DATABASE_URL = run.server.url;
  const { GOODS_DATABASE, TEST_POOLER } = process.env;
  const onServer = TEST_POOLER && { DATABASE_URL: await run.server.createDatabase(GOODS_DATABASE) };
  const settings = { TRUSTED_PROXIES: "127.0.0.1", ...shopAdmin.settings, ...onServer };
  const [shop, empty] = await Promise.all([startShop(settings), startOwnShop()]);
  project.provide("ownersShop", { origin: empty.origin, dataDir: empty.dataDir });
  project.provide("shopOrigin", shop.origin);
  project.provide("shopDataDir", shop.dataDir);
  return async () => {
    await Promise.all([shop.discard(), empty.discard()]);
    await removeGoods();
    await run.stop();
  };
}
