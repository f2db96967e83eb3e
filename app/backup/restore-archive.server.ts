import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Db, Trx } from "#platform/database/db.ts";
import { errorCode } from "#platform/error-code.ts";
import { contentTypeOf, type FileStore, isFileKey } from "#platform/files/file-store.server.ts";
import type { TablePart } from "./dump-tables.db.server.ts";
import { fillDatabase, RestoreRefused, refuseFilled, refuseUnknown } from "./fill-database.server.ts";
import {
  archiveEntries,
  BrokenArchive,
  checkArchive,
  inArchive,
  linesOf,
  type Manifest,
  tableOf,
} from "./read-archive.server.ts";

export interface Restoring {
  db: Db;
  files: FileStore;
  dataDir: string;
  root: string;
  /** May what is there be thrown away? */
  replace: boolean;
  /** Changes what was restored, in the same transaction. */
  amend?: ((trx: Trx) => Promise<void>) | undefined;
}

/**
 * Brings a shop to what an archive holds. The archive is checked whole before anything is touched. Its files
 * are written when all rows have been taken and compared, and the rows are committed after that: what is
 * refused leaves nothing, and what stops half-way leaves no shop. Throws RestoreRefused.
 */
export async function restoreArchive(target: Restoring, path: string): Promise<Manifest> {
  const manifest = await checked(path);
  refuseOddFiles(manifest, path);
  await refuseUnknown(target.root, manifest.migrations);
  if (!target.replace) {
    await refuseFilled(target.db);
    await refuseFiles(target.files, manifest);
  }
  await fillDatabase(target.db, {
    ...target,
    migrations: manifest.migrations,
    order: new Map(manifest.tables.map(({ name, columns }) => [name, columns])),
    fill: async (take) => {
      for await (const part of partsIn(path)) await take(part);
      return manifest;
    },
    finish: async (trx) => {
      await target.amend?.(trx);
      await putFiles(target, path);
    },
  });
  if (target.replace) await target.files.remove(await strangers(target.files, manifest));
  return manifest;
}

async function checked(path: string): Promise<Manifest> {
  try {
    return await checkArchive(path);
  } catch (error) {
    if (error instanceof BrokenArchive)
      throw new RestoreRefused(`${path} can't be restored: ${error.message}. Nothing was changed.`);
    if (errorCode(error) === "ENOENT") throw new RestoreRefused(`There is no file ${path}.`);
    throw error;
  }
}

/** A backup names its files as the store does: another name was put there by somebody else. */
function refuseOddFiles({ files }: Manifest, path: string): void {
  const odd = files.find(({ key }) => !isFileKey(key));
  if (odd === undefined) return;
  throw new RestoreRefused(
    `${path} can't be restored: no shop names a file ${JSON.stringify(odd.key)}. Nothing was changed.`,
  );
}

async function refuseFiles(files: FileStore, manifest: Manifest): Promise<void> {
  const others = await strangers(files, manifest);
  if (others.length === 0) return;
  throw new RestoreRefused(
    `The file store holds ${others.length} files that are not in the archive. Name an empty one, or say --replace to throw them away.`,
  );
}

async function strangers(files: FileStore, manifest: Manifest): Promise<string[]> {
  const known = new Set(manifest.files.map(({ key }) => key));
  return (await files.list("")).filter((key) => isFileKey(key) && !known.has(key));
}

/** A signing key that is there already goes before the archive's. */
async function putFiles({ files, dataDir }: Restoring, path: string): Promise<void> {
  for await (const { name, bytes } of archiveEntries(path)) {
    const key = name.slice(inArchive.files.length);
    if (name.startsWith(inArchive.files)) await files.put(key, bytes, contentTypeOf(key));
    if (name !== inArchive.secret) continue;
    await writeFile(join(dataDir, name), bytes, { flag: "wx", mode: 0o600 }).catch(ignoreKept);
  }
}

/** The tables stand at an archive's beginning. */
async function* partsIn(path: string): AsyncGenerator<TablePart> {
  for await (const entry of archiveEntries(path)) {
    const table = tableOf(entry.name);
    if (!table) return;
    yield { table, lines: linesOf(entry) };
  }
}

function ignoreKept(error: unknown): void {
  if (errorCode(error) !== "EEXIST") throw error;
}
