import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { Services } from "#platform/services.server.ts";
import { forgetOldMail, keepSentDays } from "./outbox.db.server.ts";

/** Drops mails that left long ago, and the files that mails became where there is no mail server. */
export const forgetMailJob = ({ db, config, now }: Pick<Services, "db" | "config" | "now">): Job => ({
  name: "old-mails",
  everySeconds: 60 * 60,
  run: async () => {
    await forgetOldMail(db);
    await removeOldFiles(join(config.dataDir, "outbox"), new Date(now().getTime() - keepSentDays * day));
  },
});

const day = 24 * 60 * 60 * 1000;

/** The files of mails written before `oldest`; their names begin with the moment. */
export async function removeOldFiles(folder: string, oldest: Date): Promise<void> {
  const first = oldest.toISOString().replaceAll(/[:.]/g, "-");
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => /^\d{4}-.*\.eml$/.test(each) && each < first))
    await rm(join(folder, name), { force: true });
}
