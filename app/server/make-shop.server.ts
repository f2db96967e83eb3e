import { type Config, openDataFolder, openSecret } from "#platform/config/config.server.ts";
import { migrateDatabase } from "#platform/database/migrate.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openFileStore } from "#platform/files/open-file-store.server.ts";
import { openLog } from "#platform/log.server.ts";
import { knowOwnOrigins } from "#rich-html/own-uploads.server.ts";
import { drawAhead, embeddedFolder, seedWhenEmpty } from "./demo-shop.server.ts";

/** The migrated database and what is needed before it. */
export async function openGround(given: Config, root: string) {
  const isTest = given.mode === "test";
  const log = openLog(isTest ? "warn" : given.logLevel);
  knowOwnOrigins(given);
  await openDataFolder(given.dataDir);
  void drawAhead(given, root);
  const directory = embeddedFolder(given);
  const database = await openDatabase({ ...given.database, directory, log });
  const secret = await openSecret(given.secret, given.dataDir);
  await migrateDatabase(database, root);
  return { log, database, secret };
}

/**
 * Makes what a new shop stands on, and closes it again. In a process of its own: making an embedded database
 * and filling it takes twice the memory of a shop that is open, and a process gives none of it back.
 */
export async function makeShop(config: Config, root: string): Promise<void> {
  const { log, database, secret } = await openGround(config, root);
  const files = await openFileStore(config);
  await seedWhenEmpty({ db: database.db, files, config, log, secret, now: () => new Date() }, root);
  await database.close();
}
