import { copyFile, mkdir, rename, rm } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { ConfigError } from "#platform/config/config.server.ts";
import { errorCode } from "#platform/error-code.ts";
import { syncFile, syncFolder } from "#platform/sync-to-disk.server.ts";
import { partSuffix } from "./archive-writer.server.ts";

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
