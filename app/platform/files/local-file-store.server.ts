import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { errorCode } from "#platform/error-code.ts";
import { contentTypeOf, isFileKey } from "./file-key.server.ts";
import type { FileStore } from "./file-store.server.ts";
import { FilesAway } from "./files-away.server.ts";
import { removeOldDrafts, writeWhole } from "./write-whole.server.ts";

/** Files in a folder; each appears whole or not at all. */
export async function openLocalFileStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeOldDrafts(folder);
  const isThere = await whereaboutsOf(folder);
  return {
    async put(key, bytes) {
      await isThere();
      await writeWhole(join(folder, checked(key)), bytes);
      // It may have gone while the file was written.
      await isThere();
    },
    async read(key) {
      if (!isFileKey(key)) return undefined;
      const bytes = await readFile(join(folder, key)).catch(ignoreMissing);
      return bytes && { bytes, contentType: contentTypeOf(key) };
    },
    async remove(keys) {
      for (const key of keys) await rm(join(folder, checked(key)), { force: true });
    },
    list: (prefix) => keysIn(folder, prefix),
    async size() {
      let bytes = 0;
      for (const key of await keysIn(folder, ""))
        bytes += (await stat(join(folder, key)).catch(ignoreMissing))?.size ?? 0;
      return bytes;
    },
  };
}

/** A look whether the folder is still the one that it was: what is kept in a moved or deleted one nobody would find. Throws FilesAway. */
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

async function keysIn(folder: string, prefix: string): Promise<string[]> {
  const below = prefix.slice(0, prefix.lastIndexOf("/") + 1);
  const names =
    (await readdir(join(folder, below), { recursive: true, withFileTypes: true }).catch(ignoreMissing)) ?? [];
  const keys = names
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
