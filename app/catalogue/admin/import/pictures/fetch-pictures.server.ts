import { inTransaction } from "#platform/database/transaction.server.ts";
import { receiveUpload } from "#platform/files/receive-upload.server.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import { getOutside, type OutsideBytes } from "#platform/outgoing/get-outside.server.ts";
import type { Services } from "#platform/services.server.ts";
import { mostPhotoBytes } from "#values/upload.ts";
import { type ClaimedPicture, claimPicture, hangPicture, noteProblem } from "./import-pictures.db.server.ts";
import { importPicturesJobName } from "./import-pictures.ts";
import { picturesText } from "./pictures.text.ts";

export type PictureShop = Pick<Services, "db" | "files" | "log" | "pages" | "now"> & {
  config: Pick<Services["config"], "webhooks">;
};

const patienceMs = 30_000;

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
      await fetchPicture(shop, picture);
    } catch (error) {
      // Its claim ends by itself, and it is tried again.
      shop.log.warn(failureFacts(error), "a picture of an import could not be kept");
      return;
    }
  }
}

async function fetchPicture(shop: PictureShop, picture: ClaimedPicture): Promise<void> {
  const heard = await getOutside({
    url: picture.url,
    accept: "image/webp,image/png,image/jpeg",
    patience: patienceMs,
    most: mostPhotoBytes,
    allowPrivate: shop.config.webhooks.allowPrivate,
  });
  const problem = problemOf(heard);
  if (problem || heard.kind !== "answered") {
    await noteProblem(shop.db, picture, problem ?? unfit(picturesText.problems.silent), shop.now());
    return;
  }
  const { productId: recordId, actorId } = picture;
  const upload = { bucket: "product_images" as const, recordId, actorId, bytes: heard.bytes };
  const stored = await receiveUpload(shop, upload);
  if ("refusal" in stored) {
    await noteProblem(shop.db, picture, unfit(picturesText.problems.picture), shop.now());
    return;
  }
  const outcome = await inTransaction(shop.db, (trx) => hangPicture(trx, picture, stored.url));
  if (outcome === "hung") await shop.pages.settle();
  if (outcome === "full" || outcome === "gone")
    await noteProblem(shop.db, picture, unfit(picturesText.problems[outcome]), shop.now());
}

/** Trying again would change nothing. */
const unfit = (problem: string) => ({ problem, isFinal: true });

const again = (problem: string) => ({ problem, isFinal: false });

function problemOf(heard: OutsideBytes): { problem: string; isFinal: boolean } | undefined {
  const say = picturesText.problems;
  switch (heard.kind) {
    case "answered": {
      const { status } = heard;
      if (status === 200) return undefined;
      return status === 429 || status >= 500 ? again(say.status(status)) : unfit(say.status(status));
    }
    case "private":
      return unfit(say.private);
    case "large":
      return unfit(say.large);
    case "redirects":
      return unfit(say.redirects);
    case "silent":
      return again(say.silent);
    case "broken":
      return again(say.broken(heard.code));
  }
}
