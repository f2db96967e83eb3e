import { lstat, mkdir, readFile, rm, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { errorCode } from "#platform/error-code.ts";
import { folderEntries } from "./entries-below.server.ts";
import { contentTypeOf, type FileStore, FilesAway, isFileKey } from "./file-store.server.ts";
import { removeOldDrafts, tryFolder, writeWhole } from "./write-whole.server.ts";

/**
 * Files in a folder; each appears whole or not at all. The folder itself may be a link to another disk,
 * nothing in it may lead out of it: what somebody links into it is neither served nor written through.
 */
export async function openLocalFileStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeOldDrafts(folder);
  const isThere = await whereaboutsOf(folder);
  return {
    async put(key, bytes) {
      if (await isLinked(folder, folderOf(checked(key)))) throw new Error("a link in the files' folder");
      await isThere();
      await writeWhole(join(folder, key), bytes);
      // It may have gone while the file was written.
      await isThere();
    },
    async read(key) {
      if (!isFileKey(key) || (await isLinked(folder, key))) return undefined;
      const bytes = await readFile(join(folder, key)).catch(ignoreMissing);
      return bytes && { bytes, contentType: contentTypeOf(key) };
    },
    async remove(keys) {
      for (const key of keys)
        if (!(await isLinked(folder, folderOf(checked(key))))) await rm(join(folder, key), { force: true });
    },
    list: (prefix) => keysIn(folder, prefix),
    async size() {
      let bytes = 0;
      for (const key of await keysIn(folder, ""))
        bytes += (await stat(join(folder, key)).catch(ignoreMissing))?.size ?? 0;
      return bytes;
    },
    links: async () => (await folderEntries(folder)).filter((entry) => entry.isSymbolicLink()).length,
    async tryDisk() {
      await isThere();
      await tryFolder(folder);
    },
  };
}

/**
 * A look whether the folder is still the one that it was: what is stored in a moved or deleted one nobody
 * would find. Throws FilesAway.
 */
async function whereaboutsOf(folder: string): Promise<() => Promise<void>> {
  const first = await stat(folder);
  return async () => {
    const now = await stat(folder).catch(ignoreMissing);
    if (now?.ino === first.ino && now.dev === first.dev) return;
    throw new FilesAway(
      `${folder} is gone, or another folder lies there: put it back, or start the shop anew.`,
    );
  };
}

/** Does any name on the way to a key, or the last one, lead elsewhere? */
async function isLinked(folder: string, key: string): Promise<boolean> {
  let path = folder;
  for (const name of key.split("/")) {
    path = join(path, name);
    const found = await lstat(path).catch(ignoreMissing);
    if (!found) return false;
    if (found.isSymbolicLink()) return true;
  }
  return false;
}

const folderOf = (key: string): string => key.slice(0, key.lastIndexOf("/"));

async function keysIn(folder: string, prefix: string): Promise<string[]> {
  const below = prefix.slice(0, prefix.lastIndexOf("/") + 1);
  if (await isLinked(folder, below)) return [];
  const keys = ((await folderEntries(join(folder, below)).catch(ignoreMissing)) ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, "/").length).replaceAll(sep, "/"));
  return keys.filter((key) => key.startsWith(prefix) && isFileKey(key)).sort();
}

function checked(key: string): string {
  if (!isFileKey(key)) throw new Error("not a file key");
  return key;
}

const missing = ["ENOENT", "ENOTDIR", "EISDIR", "ENAMETOOLONG"];

function ignoreMissing(error: unknown): undefined {
  if (missing.includes(errorCode(error) ?? "")) return undefined;
  throw error;
}
