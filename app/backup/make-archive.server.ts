import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Db } from "#platform/database/db.ts";
import { type FileStore, isFileKey } from "#platform/files/file-store.server.ts";
import { type ArchiveWriter, openArchive, sha256 } from "./archive-writer.server.ts";
import { type Dump, dumpSnapshot } from "./dump-tables.db.server.ts";
import { type ArchivedFile, inArchive, type Manifest } from "./read-archive.server.ts";

/** What an archive is made of. */
export interface Holdings {
  db: Db;
  files: FileStore;
  dataDir: string;
}

export interface MadeArchive {
  path: string;
  /** The archive's own size. */
  bytes: number;
  rows: number;
  files: number;
  /** Names among the files that lead elsewhere: what is there is not in it. */
  links: number;
}

/**
 * Writes everything the shop holds into one archive at `path`: all tables as they stood at one moment, then
 * the files. The caller sees to it that no file is removed meanwhile. Throws, and leaves nothing, when
 * anything can't be read or written.
 */
export async function makeArchive(holdings: Holdings, path: string, at: Date): Promise<MadeArchive> {
  const archive = await openArchive(path, at);
  try {
    const dump = await addTables(archive, holdings.db);
    const files = await addFiles(archive, holdings.files);
    const secret = await addSecret(archive, holdings.dataDir);
    const manifest: Manifest = { format: "jhola-backup-1", madeAt: at.toISOString(), ...dump, files, secret };
    await archive.add(inArchive.manifest, Buffer.from(JSON.stringify(manifest, null, 1)));
    const bytes = await archive.finish();
    const rows = dump.tables.reduce((sum, { rows }) => sum + rows, 0);
    return { path, bytes, rows, files: files.length, links: await holdings.files.links() };
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

async function addTables(archive: ArchiveWriter, db: Db): Promise<Dump> {
  let part = 0;
  return dumpSnapshot(db, ({ table, lines }) => {
    part += 1;
    const name = `${inArchive.tables}${table}/${String(part).padStart(6, "0")}.jsonl`;
    return archive.add(name, Buffer.from(`${lines.join("\n")}\n`));
  });
}

/** Files never change under their names; one that is gone by its turn was nobody's any more. */
async function addFiles(archive: ArchiveWriter, store: FileStore): Promise<ArchivedFile[]> {
  const files: ArchivedFile[] = [];
  for (const key of (await store.list("")).filter(isFileKey)) {
    const found = await store.read(key);
    if (!found) continue;
    await archive.add(`${inArchive.files}${key}`, found.bytes);
    files.push({ key, bytes: found.bytes.length, sha256: sha256(found.bytes) });
  }
  return files;
}

/** The key that order links are signed with: without it those in sent mails would open nothing. */
async function addSecret(archive: ArchiveWriter, dataDir: string): Promise<string | undefined> {
  const bytes = await readFile(join(dataDir, "secret.key")).catch(() => undefined);
  if (!bytes) return undefined;
  await archive.add(inArchive.secret, bytes);
  return sha256(bytes);
}
