import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { partSuffix } from "./archive-writer.server.ts";
import { surplusArchives } from "./surplus-archives.ts";

const minute = 60 * 1000;
/** A draft that grows is written to every few seconds, and the next try after a crash comes an hour later. */
const draftAlive = 30 * minute;
/** A clock that ran ahead has dated drafts past this. */
const believed = 60 * minute;

/** Removes the drafts that a crash or a power cut left, so that a disk that they filled has room again. */
export async function removeDeadDrafts(folder: string, now: Date): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => each.endsWith(partSuffix))) {
    const path = join(folder, name);
    // Another copy of the shop may be tidying up too.
    const made = await stat(path).catch(() => undefined);
    const age = now.getTime() - (made?.mtimeMs ?? now.getTime());
    if (age > draftAlive || age < -believed) await rm(path, { force: true });
  }
}

/** Removes scheduled archives but the newest `keep`; those that were asked for stay. */
export async function removeSurplus(
  folder: string,
  which: { keep: number; now: Date; made?: string },
): Promise<void> {
  for (const name of surplusArchives(await readdir(folder), which))
    await rm(join(folder, name), { force: true });
}
