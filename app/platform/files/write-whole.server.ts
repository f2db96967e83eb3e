import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { syncFolder } from "../sync-to-disk.server.ts";
import { folderEntries } from "./entries-below.server.ts";

const draftEnding = "~";
/** Nobody writes for that long: such a draft's process is dead. */
const oldestDraftMs = 60 * 60 * 1000;

/** Removes the drafts that crashes left in a folder and below it; a younger one may be written just now. */
export async function removeOldDrafts(folder: string, now = Date.now()): Promise<void> {
  const entries = await folderEntries(folder);
  for (const { parentPath, name } of entries.filter(
    (entry) => entry.isFile() && entry.name.endsWith(draftEnding),
  )) {
    const path = join(parentPath, name);
    // Another copy of the shop may be tidying up too.
    const made = await stat(path).catch(() => undefined);
    if (made && made.mtimeMs < now - oldestDraftMs) await rm(path, { force: true });
  }
}

/**
 * Writes a file that appears whole or not at all, even through a crash: beside its place, synced, then
 * renamed.
 */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString("hex")}${draftEnding}`;
  try {
    await writeSynced(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** A page of the database: what finds no room is found out by it. */
const draftBytes = new Uint8Array(8192);

/** Writes a draft to a folder, synced as files are, and removes it. Throws what stands against that. */
export async function tryFolder(folder: string): Promise<void> {
  const draft = join(folder, `try.${randomBytes(6).toString("hex")}${draftEnding}`);
  try {
    await writeSynced(draft, draftBytes);
  } finally {
    await rm(draft, { force: true });
  }
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
