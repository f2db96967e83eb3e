import { mkdir, readdir, rm, stat, statfs } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { ConfigError } from "#platform/config/config.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import type { Services } from "#platform/services.server.ts";
import { partSuffix } from "./archive-writer.server.ts";
import { beginAskedBackup, beginDueBackup, endBackup, keepAlive, newestSize } from "./backups.db.server.ts";
import { type Holdings, type MadeArchive, makeArchive } from "./make-archive.server.ts";
import { archiveName, surplusArchives } from "./surplus-archives.ts";
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

const minute = 60 * 1000;
/**
 * A backup that goes on writes to its draft every few seconds: one that was left alone for so long is dead.
 */
const draftAlive = 30 * minute;
/** A draft that is dated further ahead was written while the clock was wrong. */
const mostAhead = 60 * minute;

/** Removes the drafts that a crash or a power cut left, so that a disk that they filled has room again. */
export async function removeDeadDrafts(folder: string, now: Date): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => each.endsWith(partSuffix))) {
    const path = join(folder, name);
    // Another copy of the shop may be tidying up too.
    const made = await stat(path).catch(() => undefined);
    const age = now.getTime() - (made?.mtimeMs ?? now.getTime());
    if (age > draftAlive || age < -mostAhead) await rm(path, { force: true });
  }
}

/** Removes scheduled archives but the newest `keep`; those that were requested stay. */
export async function removeSurplus(
  folder: string,
  which: { keep: number; now: Date; made?: string },
): Promise<void> {
  for (const name of surplusArchives(await readdir(folder), which))
    await rm(join(folder, name), { force: true });
}

export type BackupShop = Pick<Services, "database" | "db" | "files" | "config" | "log" | "now">;

/** The answer when another one is under way. */
export const alreadyMade =
  "A backup is being made already, or one broke off within the last five minutes. Try again then.";

const beat = 60_000;

/** Makes a backup now, at `path` or in BACKUP_DIR; undefined while another one runs. Throws when it fails. */
export async function backUpNow(shop: BackupShop, path?: string): Promise<MadeArchive | undefined> {
  const id = await beginAskedBackup(shop.db);
  return id === undefined ? undefined : carryOut(shop, id, path ?? pathFor(shop, "asked"));
}

/**
 * Makes the scheduled backup when it is due and no other copy makes it, and removes those that are too many.
 */
export async function backUpWhenDue(shop: BackupShop): Promise<void> {
  const { everyHours, dir, keep } = shop.config.backup;
  const id = everyHours === 0 ? undefined : await beginDueBackup(shop.db, everyHours);
  if (id === undefined) return;
  const path = pathFor(shop, "scheduled");
  // Before it, too: on a full disk nothing is made until there is room.
  await tidy(shop, () => removeSurplus(dir, { keep, now: shop.now() }));
  await carryOut(shop, id, path);
  await removeSurplus(dir, { keep, now: shop.now(), made: basename(path) });
}

/**
 * Whatever can't be taken away must not stop the backup: it will say itself that there is too little room.
 */
async function tidy({ config, log }: BackupShop, act: () => Promise<void>): Promise<void> {
  try {
    await mkdir(config.backup.dir, { recursive: true, mode: 0o700 });
    await act();
  } catch (error) {
    log.warn(failureFacts(error), "BACKUP_DIR could not be tidied");
  }
}

const pathFor = ({ config, now }: BackupShop, reason: "asked" | "scheduled"): string =>
  join(config.backup.dir, archiveName(reason, now()));

async function carryOut(shop: BackupShop, id: string, path: string): Promise<MadeArchive> {
  const { db, log } = shop;
  const timer = setInterval(() => void keepAlive(db, id).catch(() => undefined), beat);
  try {
    await tidy(shop, () => removeDeadDrafts(shop.config.backup.dir, shop.now()));
    await refuseWithoutRoom(shop, dirname(path), await newestSize(db));
    const holdings = { files: shop.files, dataDir: shop.config.dataDir };
    const made = await shop.database.unhurried((own) =>
      makeArchive({ ...holdings, db: own }, path, shop.now()),
    );
    await endBackup(db, id, { file: path, bytes: made.bytes });
    const { bytes, rows, files, links } = made;
    log.info({ bytes, rows, files }, "a backup was made");
    if (links > 0) log.warn({ links }, "the backup leaves out what links in the files' folder lead to");
    return made;
  } catch (error) {
    await endBackup(db, id, { failure: failureFacts(error).kind }).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
