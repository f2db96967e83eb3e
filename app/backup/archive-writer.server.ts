import { createHash, randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { copyFile, mkdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack } from "tar-stream";
import { ConfigError } from "#platform/config/config.server.ts";
import { errorCode } from "#platform/error-code.ts";
import { syncFile, syncFolder } from "#platform/sync-to-disk.server.ts";

/** An archive as it grows beside its place, under a name that nobody takes for a whole one. */
export interface ArchiveWriter {
  /** Adds a file; resolves when there is room for the next, so that no more than a few are ever held. */
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** Ends it, waits for the disk and gives it its name. Returns its size. */
  finish(): Promise<number>;
  /** Takes what was written away. */
  abandon(): Promise<void>;
}

export const partSuffix = ".part~";

export const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

const openDraft = (draft: string) => createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true });

/**
 * Opens a new .tar.gz at `path` that only its owner may read. Until it is finished, nothing stands at `path`.
 * Each call fails with the error of its file.
 */
export async function openArchive(path: string, at: Date, open = openDraft): Promise<ArchiveWriter> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(4).toString("hex")}${partSuffix}`;
  const tar = pack();
  // Most of it are pictures, which are small already: more effort would only take time.
  const gzip = createGzip({ level: 2 });
  const ended = pipeline(tar, gzip, open(draft));
  // The next write gets the error; without a listener the process would end.
  ended.catch(() => undefined);
  return {
    async add(name, bytes) {
      // It failed between two entries.
      if (gzip.destroyed) return ended;
      const added = Promise.withResolvers<void>();
      const header = { name, mode: 0o600, mtime: at };
      const done = (error?: Error | null) => (error ? added.reject(error) : added.resolve());
      // `ended` tells by what it failed; without a listener the process would end.
      tar.entry(header, Buffer.from(bytes), done).on("error", () => undefined);
      return Promise.race([added.promise, ended]);
    },
    async finish() {
      tar.finalize();
      await ended;
      await rename(draft, path);
      await syncFolder(dirname(path));
      return (await stat(path)).size;
    },
    async abandon() {
      tar.destroy();
      await ended.catch(() => undefined);
      await rm(draft, { force: true });
    },
  };
}

/**
 * Moves an archive, also from one disk to another; it appears whole, and the one at `from` goes only when the
 * new one would outlive a power cut. Throws ConfigError, and leaves it where it is, when it can't be written.
 */
export async function moveArchive(from: string, to: string): Promise<void> {
  const draft = `${to}${partSuffix}`;
  try {
    await mkdir(dirname(to), { recursive: true });
    await rm(draft, { force: true });
    await copyFile(from, draft);
    await syncFile(draft);
    await rename(draft, to);
    await syncFolder(dirname(to));
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw new ConfigError(
      `${basename(from)} was made, but can't be moved to ${to} (${errorCode(error) ?? "unknown"}): it lies in ${dirname(from)}.`,
    );
  }
  await rm(from);
}
