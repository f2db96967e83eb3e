import { existsSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseRefused } from "../database-error.server.ts";

/** Is a database there? */
export const holdsDatabase = (directory: string): boolean => existsSync(join(directory, "PG_VERSION"));

/** Beside the database, or beside its folder when that is gone too. */
const notesOf = (directory: string): string[] => [`${directory}.gone`, `${dirname(directory)}.gone`];

/**
 * Leaves a note when the database of a running shop has gone from its place: the next start must not take the
 * empty place for one that never held a shop. Where no note can be left, nothing else is lost by it.
 */
export function noteGone(directory: string): void {
  const [beside = "", besideFolder = ""] = notesOf(directory);
  if (holdsDatabase(directory) || existsSync(beside) || existsSync(besideFolder)) return;
  try {
    const note = existsSync(dirname(directory)) ? beside : besideFolder;
    writeFileSync(note, `${directory} went away under a running shop, at ${new Date().toISOString()}.\n`);
  } catch {
    // The folder above may belong to somebody else.
  }
}

export function forgetGone(directory: string): void {
  for (const note of notesOf(directory)) rmSync(note, { force: true });
}

/**
 * Throws DatabaseRefused for a place from which a running shop's database went away, until it is back or the
 * note is deleted.
 */
export function refuseGone(directory: string): void {
  if (holdsDatabase(directory)) forgetGone(directory);
  const note = notesOf(directory).find((path) => existsSync(path));
  if (!note) return;
  throw new DatabaseRefused(
    `The database in ${directory} went away while a shop was using it. Put the folder back. ` +
      `Or delete ${note}; then restore a backup as docs/operation.md says, or begin again with a new demo shop.`,
  );
}
