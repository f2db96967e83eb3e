import { join } from "node:path";
import { Client } from "pg";
import { startTestPostgres } from "./database/start-test-postgres.ts";
import { type RunningShop, startShop } from "./running-shop.ts";
import { openTestBucket } from "./s3-server.ts";
import { shopAdmin } from "./sign-in.ts";

interface OwnShop extends RunningShop {
  databaseUrl: string;
  /** Looks into its database, or changes what stands there. */
  client: Client;
}

/**
 * A shop of a file's own that sells nothing yet, or the demo's goods, on a database of its own: a copy of the
 * run's on its server, where a shop starts in half the time that the embedded database takes.
 */
export async function startOwnShop(
  SEED: "empty" | "goods" = "empty",
  settings: Record<string, string> = {},
  /** Is it one that nobody has begun, as closed as a new shop is? */
  isNew = false,
): Promise<OwnShop> {
  const server = await startTestPostgres();
  const { GOODS_DATABASE, MIGRATED_DATABASE } = process.env;
  const template = SEED === "goods" ? GOODS_DATABASE : MIGRATED_DATABASE;
  const DATABASE_URL = await server.createDatabase(isNew ? undefined : template);
  const admin = { TRUSTED_PROXIES: "127.0.0.1", ...shopAdmin.settings };
  const shop = await startShop({ DATABASE_URL, SEED, ...admin, ...settings });
  const client = new Client({ connectionString: DATABASE_URL });
  await client.connect();
  const discard = async () => {
    await client.end();
    await shop.discard();
    await server.dropDatabase(DATABASE_URL);
  };
  return { ...shop, databaseUrl: DATABASE_URL, client, discard };
}

/** A bucket with the files of the demo's goods, and what a shop is told of it. */
export async function openGoodsBucket() {
  const bucket = await openTestBucket(join(process.env.GOODS_FOLDER ?? "", "files"));
  const { endpoint, bucket: name, region, key, secret } = bucket;
  const settings = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: name,
    S3_REGION: region,
    S3_KEY: key,
    S3_SECRET: secret,
  };
  return { settings, close: bucket.close };
}
