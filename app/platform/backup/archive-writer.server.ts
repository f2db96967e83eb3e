import { createHash, randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { constants, createGzip } from "node:zlib";
import { pack } from "tar-stream";
import { syncFolder } from "#platform/files/sync.server.ts";

/** An archive as it grows beside its place, under a name that nobody takes for a whole one. */
export interface ArchiveWriter {
  /** Adds a file; resolves when the disk has kept up, so that no more than a few are ever held. */
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** Pictures are small already: packing what comes from now on would only take time. */
  stopPacking(): Promise<void>;
  /** Ends it, waits for the disk and gives it its name. Returns its size. */
  finish(): Promise<number>;
  /** Takes what was written away. */
  abandon(): Promise<void>;
}

export const partSuffix = ".part~";

export const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/**
 * Opens a new .tar.gz at `path` that only its owner may read. Until it is finished, nothing stands at `path`.
 */
export async function openArchive(path: string, at: Date): Promise<ArchiveWriter> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(4).toString("hex")}${partSuffix}`;
  const tar = pack();
  const gzip = createGzip({ level: 5 });
  const file = createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true });
  const ended = pipeline(tar, gzip, file);
  // Whoever writes next is told; without a listener the process would end.
  ended.catch(() => undefined);
  return {
    async stopPacking() {
      // Its types forget that gzip has it.
      if (!("params" in gzip && typeof gzip.params === "function")) return;
      await promisify(gzip.params.bind(gzip))(0, constants.Z_DEFAULT_STRATEGY);
    },
    add(name, bytes) {
      const added = Promise.withResolvers<void>();
      const header = { name, mode: 0o600, mtime: at };
      tar.entry(header, Buffer.from(bytes), (error) => (error ? added.reject(error) : added.resolve()));
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
