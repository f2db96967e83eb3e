import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedShop } from "@jhola/demo/seed-shop.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import type { FileStore } from "#platform/files/file-store.server.ts";
import { openLocalFileStore } from "#platform/files/local-file-store.server.ts";
import { openLog } from "#platform/log.server.ts";
import { demoLoader } from "#server/demo-loader.server.ts";
import type { DatabaseKind } from "./each-database.ts";
import { nameOf, type RunDatabases } from "./run-databases.ts";

/**
 * Seeds the demo's goods once for a run: shops that tests start copy them, since seeding takes longer than
 * the rest of a start. The environment tells where: GOODS_FOLDER is the data folder of a shop on the embedded
 * database, GOODS_DATABASE a database of the run's server, whose files are that folder's.
 * @returns what removes them.
 */
export async function makeShopWithGoods(
  run: RunDatabases,
  root: string,
  on: readonly DatabaseKind[],
): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "jhola-goods-"));
  const directory = join(folder, "database");
  if (on.includes("embedded")) cpSync(run.embedded, directory, { recursive: true });
  const url = await run.server.createDatabase(run.migrated);
  const files = await openLocalFileStore(join(folder, "files"));
  const hung = { ...files, put: async () => undefined };
  await seed({ url, directory: "" }, files, root);
  if (on.includes("embedded")) await seed({ directory }, hung, root);
  process.env.GOODS_FOLDER = folder;
  process.env.GOODS_DATABASE = nameOf(url);
  return async () => {
    await run.server.dropDatabase(url);
    rmSync(folder, { recursive: true, force: true });
  };
}

async function seed(place: { url?: string; directory: string }, files: FileStore, root: string) {
  const database = await openDatabase({ ...place, log: openLog("warn") });
  await seedShop({ db: database.db, files, loader: demoLoader }, root);
  await database.close();
}
