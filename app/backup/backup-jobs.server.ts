import type { Job } from "#platform/jobs/run-jobs.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import { answerRequests, type BackupAnswer } from "./backup-requests.server.ts";
import { alreadyMade, type BackupShop, backUpNow, backUpWhenDue } from "./run-backup.server.ts";

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
