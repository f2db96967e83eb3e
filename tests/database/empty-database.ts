import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrateToLatest } from "#platform/database/migrate.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";

/**
 * Makes a migrated embedded database for the run, which tests copy; shops that tests start are given it in
 * their environment.
 * @returns where it lies, and what removes it.
 */
export async function makeEmptyDatabase(root: string) {
  const folder = mkdtempSync(join(tmpdir(), "jhola-embedded-"));
  const directory = join(folder, "template");
  const database = await openDatabase({ url: undefined, directory, log: openLog("warn") });
  await migrateToLatest(database.db, root);
  await database.close();
  process.env.EMPTY_DATABASE = directory;
  return { directory, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
