import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { partSuffix } from "./archive-writer.server.ts";
import { surplusArchives } from "./surplus-archives.ts";

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
