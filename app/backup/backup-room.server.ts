import { mkdir, statfs } from "node:fs/promises";
import { ConfigError } from "#platform/config/config.server.ts";
import type { Holdings } from "./make-archive.server.ts";
import { tablesSize } from "./table-plan.db.server.ts";

/** So many bytes stay free for the shop itself. */
const spare = 500 * 1024 * 1024;

class NoRoom extends ConfigError {
  override readonly name = "NoRoom";
}

/**
 * A backup must never fill the disk that the shop itself writes to. Throws NoRoom when `folder` has less than
 * the archive may need: as much as the tables and files take up, or the `newest` archive if that was larger.
 */
export async function refuseWithoutRoom(
  { db, files }: Pick<Holdings, "db" | "files">,
  folder: string,
  newest = 0,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(folder);
  const expected = Math.max(newest, (await tablesSize(db)) + (await files.size()));
  if (bavail * bsize < expected * 1.2 + spare)
    throw new NoRoom(`There is too little room in ${folder} for a backup.`);
}
