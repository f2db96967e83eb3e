import { startTestPostgres } from "../database/start-test-postgres.ts";
import { type RunningShop, startShop } from "../running-shop.ts";
import { shopAdmin } from "../sign-in.ts";

/**
 * A shop of a file's own that sells nothing yet, or the demo's goods, on a database of its own: a copy of the
 * run's.
 */
export async function startOwnShop(
  SEED: "empty" | "goods" = "empty",
  settings: Record<string, string> = {},
): Promise<RunningShop> {
  const server = await startTestPostgres();
  const { GOODS_DATABASE, MIGRATED_DATABASE } = process.env;
  // A bucket is empty at first: the shop puts the goods' files there when it seeds them.
  const isSeeded = SEED === "goods" && !settings.S3_BUCKET;
  const DATABASE_URL = await server.createDatabase(isSeeded ? GOODS_DATABASE : MIGRATED_DATABASE);
  const admin = { TRUSTED_PROXIES: "127.0.0.1", ...shopAdmin.settings };
  return startShop({ DATABASE_URL, SEED, ...admin, ...settings });
}
