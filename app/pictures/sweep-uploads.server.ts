import { isFileKey } from "#platform/files/file-store.server.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import type { RecordServices } from "#platform/services.server.ts";
import { pictureKeys } from "#values/picture.ts";
import { doomUnshown } from "./text-pictures.db.server.ts";
import { dueForRemoval, forgetUploads } from "./uploads.db.server.ts";

const batch = 100;

/**
 * Removes the files of pictures that nobody holds any more. May run on several copies at once, and goes on
 * where a crash stopped it: a picture is forgotten only when its files are gone.
 */
export async function sweepUploads(
  { db, files, now }: Pick<RecordServices, "db" | "files" | "now">,
  isStopped = () => false,
): Promise<void> {
  const seen = new Set<string>();
  while (!isStopped()) {
    const due = (await dueForRemoval(db, now(), batch)).filter((url) => !seen.has(url));
    if (due.length === 0) return;
    for (const url of due) {
      seen.add(url);
      await files.remove(pictureKeys(url).filter(isFileKey));
    }
    await forgetUploads(db, due);
  }
}

/**
 * The same right after a save that gave pictures up. The save stands whatever becomes of it; the next sweep
 * tries again.
 */
export const sweepSoon = async (shop: RecordServices): Promise<void> => {
  try {
    await sweepUploads(shop);
  } catch (error) {
    shop.log.warn(failureFacts(error), "old pictures not removed yet");
  }
};

/** Also for what was left by a crash, by a form that nobody saved, or by a text that was changed. */
export const sweepJob = (shop: RecordServices): Job => ({
  name: "uploads",
  everySeconds: 15 * 60,
  async run(isStopped) {
    await doomUnshown(shop.db, shop.now());
    await sweepUploads(shop, isStopped);
  },
});
