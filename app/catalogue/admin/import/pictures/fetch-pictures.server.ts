import { inTransaction } from "#platform/database/transaction.server.ts";
import { receiveUpload } from "#platform/files/receive-upload.server.ts";
import { fetchPicture, unfit } from "#platform/foreign-pictures/fetch-picture.server.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import type { Services } from "#platform/services.server.ts";
import {
  type ClaimedPicture,
  claimPicture,
  hangPicture,
  leaveOut,
  noteProblem,
} from "./import-pictures.db.server.ts";
import { importPicturesJobName } from "./import-pictures.ts";
import { picturesText } from "./pictures.text.ts";

export type PictureShop = Pick<Services, "db" | "files" | "log" | "pages" | "now"> & {
  config: Pick<Services["config"], "webhooks">;
};

/** Fetches the pictures of imports, one after the other; what was begun is begun anew after a stop. */
export const importPicturesJob = (shop: PictureShop): Job => ({
  name: importPicturesJobName,
  everySeconds: 20,
  run: (isStopped) => fetchPictures(shop, isStopped),
});

/** Fetches all that are due. */
export async function fetchPictures(
  shop: PictureShop,
  isStopped: () => boolean = () => false,
): Promise<void> {
  for (;;) {
    const picture = isStopped() ? undefined : await claimPicture(shop.db, shop.now());
    if (!picture) return;
    try {
      await fetchOne(shop, picture);
    } catch (error) {
      // Its claim ends by itself, and it is tried again.
      shop.log.warn(failureFacts(error), "a picture of an import could not be kept");
      return;
    }
  }
}

/** Pixels. What is less wide or high and stands in a description is a badge, a line or a counter. */
const leastSide = 300;

async function fetchOne(shop: PictureShop, picture: ClaimedPicture): Promise<void> {
  const got = await fetchPicture(shop, picture.url);
  if ("problem" in got) {
    await noteProblem(shop.db, picture, got, shop.now());
    return;
  }
  const { productId: recordId, actorId } = picture;
  const upload = { bucket: "product_images" as const, recordId, actorId, bytes: got.bytes };
  const stored = await receiveUpload(shop, upload);
  if ("refusal" in stored) {
    await noteProblem(shop.db, picture, unfit(picturesText.problems.picture), shop.now());
    return;
  }
  // The upload that nobody claims is swept.
  if (picture.isInText && Math.min(stored.width, stored.height) < leastSide) {
    await leaveOut(shop.db, picture.id);
    return;
  }
  const outcome = await inTransaction(shop.db, (trx) => hangPicture(trx, picture, stored.url));
  if (outcome === "hung") await shop.pages.settle();
  if (outcome === "full" || outcome === "gone")
    await noteProblem(shop.db, picture, unfit(picturesText.problems[outcome]), shop.now());
}
