import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { errorCode } from "#platform/error-code.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import { alreadyMade, type BackupShop, backUpNow, backUpWhenDue } from "./run-backup.server.ts";

// Only the running shop may open its embedded database. Anyone who wants a backup leaves a note in DATA_DIR,
// which is closed to others, and the shop answers beside it: no socket, no port, and the same on every
// system.

const folder = "backup-requests";
const answerSchema = z.union([
  z.object({
    path: z.string(),
    bytes: z.number(),
    rows: z.number(),
    files: z.number(),
    links: z.number().default(0),
  }),
  z.object({ refusal: z.string() }),
]);

/** What the shop answers to a note. */
export type BackupAnswer = z.infer<typeof answerSchema>;

/** Takes the notes that wait and answers each. */
export async function answerRequests(dataDir: string, make: () => Promise<BackupAnswer>): Promise<void> {
  // Made here, it is the shop's own; one that can't be read must fail loudly.
  await mkdir(join(dataDir, folder), { recursive: true, mode: 0o700 });
  const names = await readdir(join(dataDir, folder));
  for (const name of names.filter((each) => /^[0-9a-f]{16}\.ask$/.test(each))) {
    const note = join(dataDir, folder, name);
    if (!(await isOurs(note))) continue;
    const answer = note.replace(/ask$/, "answer");
    await writeFile(`${answer}~`, JSON.stringify(await make()), { mode: 0o600 });
    await rename(`${answer}~`, answer);
  }
}

/** Anyone who removes a note answers it: the shop's processes share the folder. */
const isOurs = (note: string): Promise<boolean> =>
  rm(note).then(
    () => true,
    (error: unknown) => {
      if (errorCode(error) === "ENOENT") return false;
      throw error;
    },
  );

/**
 * Asks the shop that runs on `dataDir` for a backup and waits for it. Undefined when no shop takes the note
 * within `patience` milliseconds, or when it stops before it answers.
 */
export async function requestBackup(dataDir: string, patience = 20_000): Promise<BackupAnswer | undefined> {
  const note = join(dataDir, folder, `${randomBytes(8).toString("hex")}.ask`);
  const answer = note.replace(/ask$/, "answer");
  await mkdir(join(dataDir, folder), { recursive: true, mode: 0o700 });
  await writeFile(note, "", { mode: 0o600 });
  const takeBy = Date.now() + patience;
  for (;;) {
    const text = await readFile(answer, "utf8").catch(() => undefined);
    if (text !== undefined) {
      await rm(answer, { force: true });
      return answerSchema.parse(JSON.parse(text));
    }
    const waits = await stat(note).catch(() => undefined);
    if (waits ? Date.now() > takeBy : !(await isAlive(dataDir))) {
      await rm(note, { force: true });
      return undefined;
    }
    await pause(200);
  }
}

/** A running shop touches the lock of its database every other second. */
async function isAlive(dataDir: string): Promise<boolean> {
  const lock = await stat(join(dataDir, "database.lock")).catch(() => undefined);
  return lock !== undefined && Date.now() - lock.mtimeMs < 60_000;
}

/** The backups that nobody has to ask for, and those that the command asks the running shop for. */
export const backupJobs = (shop: BackupShop): Job[] => [
  { name: "backups", everySeconds: 5 * 60, run: () => backUpWhenDue(shop) },
  {
    name: "backup-requests",
    everySeconds: 2,
    run: () => answerRequests(shop.config.dataDir, () => answerFor(shop)),
  },
];

async function answerFor(shop: BackupShop): Promise<BackupAnswer> {
  try {
    const made = await backUpNow(shop);
    return made ?? { refusal: alreadyMade };
  } catch (error) {
    shop.log.error(failureFacts(error), "a backup failed");
    return {
      refusal: `The backup failed: ${(error instanceof Error ? error.message : "unknown").replace(/\.$/, "")}.`,
    };
  }
}
