import type { TestProject } from "vitest/node";
import { makeEmptyDatabase } from "../database/empty-database.ts";
import { startTestPostgres } from "../database/start-test-postgres.ts";
import { startShop } from "../running-shop.ts";
import { shopAdmin } from "../sign-in.ts";

declare module "vitest" {
  interface ProvidedContext {
    shopOrigin: string;
    shopDataDir: string;
  }
}

/**
 * One shop for all request tests; every test makes its own data in it, and may say which address it comes
 * from.
 */
export default async function setup(project: TestProject) {
  const empty = await makeEmptyDatabase(project.config.root);
  const server = process.env.TEST_POOLER ? await startTestPostgres() : undefined;
  const onServer = server && { DATABASE_URL: await server.createDatabase() };
  const shop = await startShop({ TRUSTED_PROXIES: "127.0.0.1", ...shopAdmin.settings, ...onServer });
  project.provide("shopOrigin", shop.origin);
  project.provide("shopDataDir", shop.dataDir);
  return async () => {
    await shop.discard();
    await server?.stop();
    empty.remove();
  };
}
