import {
  fetchInTurn,
  fetchPicture,
  type PictureQueue,
  unfit,
} from "#pictures/foreign/fetch-in-turn.server.ts";
import { isFolderName, receiveUpload } from "#pictures/receive-upload.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { Services } from "#platform/services.server.ts";
import {
  type ClaimedPicture,
  claimPicture,
  giveBackPicture,
  hangPicture,
  leaveOut,
  noteProblem,
} from "./import-pictures.db.server.ts";
import { importPicturesJobName } from "./import-pictures.ts";
import { keptProblems } from "./kept-problems.ts";

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
  const { db, now } = shop;
  const queue: PictureQueue<ClaimedPicture> = {
    claim: () => claimPicture(db, now()),
    fetch: (picture) => fetchOne(shop, picture),
    noteProblem: (picture, problem) => noteProblem(db, picture, problem, now()),
    giveBack: async (picture) => void (await giveBackPicture(db, picture)),
  };
  while (await fetchInTurn(shop, queue, isStopped));
}

/** Pixels. What is less wide or high and stands in a description is a badge, a line or a counter. */
const leastSide = 300;

async function fetchOne(shop: PictureShop, picture: ClaimedPicture): Promise<void> {
  if (!isFolderName(picture.productId)) {
    await noteProblem(shop.db, picture, unfit(keptProblems.folder), shop.now());
    return;
  }
  const got = await fetchPicture(shop, picture.url);
  if ("problem" in got) {
    await noteProblem(shop.db, picture, got, shop.now());
    return;
  }
  const { productId: recordId, actorId } = picture;
  const upload = { bucket: "product_images" as const, recordId, actorId, bytes: got.bytes };
  const stored = await receiveUpload(shop, upload);
  if ("refusal" in stored) {
    await noteProblem(shop.db, picture, unfit(keptProblems.picture), shop.now());
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
    await noteProblem(shop.db, picture, unfit(keptProblems[outcome]), shop.now());
}
