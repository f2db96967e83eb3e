import { startTestPostgres } from "../database/start-test-postgres.ts";
import { type RunningShop, startShop } from "../running-shop.ts";
import { shopAdmin } from "../sign-in.ts";

/**
 * A shop of a file's own that sells nothing yet, or the demo's goods, on a database of its own: a copy of the
 * run's migrated one.
 */
export async function startOwnShop(
  SEED: "empty" | "goods" = "empty",
  settings: Record<string, string> = {},
): Promise<RunningShop> {
  const server = await startTestPostgres();
  const DATABASE_URL = await server.createDatabase(process.env.MIGRATED_TEMPLATE);
  const admin = { TRUSTED_PROXIES: "127.0.0.1", ...shopAdmin.settings };
  return startShop({ DATABASE_URL, SEED, ...admin, ...settings });
}
