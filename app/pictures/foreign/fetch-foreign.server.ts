import { isFolderName, receiveUpload } from "#pictures/receive-upload.server.ts";
import { claimUploads } from "#pictures/uploads.db.server.ts";
import { contentVersion } from "#platform/database/content-version.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { Services } from "#platform/services.server.ts";
import { pathOfUpload } from "#rich-html/own-uploads.server.ts";
import { bucketNamed, type UploadBucket } from "#values/upload.ts";
import {
  type FetchProblem,
  fetchInTurn,
  fetchPicture,
  type PictureQueue,
  unfit,
} from "./fetch-in-turn.server.ts";
import { fetchProblems } from "./fetch-problems.ts";
import {
  type ClaimedForeign,
  claimForeign,
  forgetForeign,
  giveBackForeign,
  noteFetched,
  noteForeign,
  noteForeignProblem,
} from "./foreign-pictures.db.server.ts";
import { foreignPicturesJobName, type PictureKind } from "./foreign-pictures.ts";

/** What a room says of its records' pictures. */
export interface PictureHolder {
  bucket: UploadBucket;
  /** Puts one picture in the place of another, wherever its record has it; false where it has it no more. */
  exchange(trx: Trx, recordId: string, from: string, to: string): Promise<boolean>;
}

export type PictureHolders = Readonly<Record<PictureKind, PictureHolder>>;

export type ForeignShop = Pick<Services, "db" | "files" | "log" | "now"> & {
  pages: Pick<Services["pages"], "settle">;
  config: Pick<Services["config"], "webhooks">;
};

/**
 * Fetches what records show from other machines, so that no visitor's browser requests it from them
 * (PRODUCT-35). Looks for them anew whenever the shop's content has changed; what was begun is begun anew
 * after a stop (ADR-145).
 */
export function foreignPicturesJob(shop: ForeignShop, holders: PictureHolders): Job {
  let looked: number | undefined;
  return {
    name: foreignPicturesJobName,
    everySeconds: 30,
    async run(isStopped) {
      do {
        const version = await contentVersion(shop.db);
        if (version !== looked) await noteForeign(shop.db, shop.now());
        looked = version;
      } while (await fetchForeign(shop, holders, isStopped));
    },
  };
}

/** Fetches some that are due; true where others may be. */
function fetchForeign(
  shop: ForeignShop,
  holders: PictureHolders,
  isStopped: () => boolean,
): Promise<boolean> {
  const { db, now } = shop;
  const noteProblem = (picture: ClaimedForeign, problem: FetchProblem) =>
    noteForeignProblem(db, picture, problem, now());
  const queue: PictureQueue<ClaimedForeign> = {
    claim: () => claimForeign(db, now()),
    async fetch(picture) {
      const problem = await fetchOne(shop, holders[picture.kind], picture);
      if (problem) await noteProblem(picture, problem);
    },
    noteProblem,
    giveBack: async (picture) => void (await giveBackForeign(db, picture)),
  };
  return fetchInTurn(shop, queue, isStopped);
}

async function fetchOne(
  shop: ForeignShop,
  { bucket, exchange }: PictureHolder,
  { id, recordId, url }: ClaimedForeign,
): Promise<FetchProblem | undefined> {
  // A loaded row's id may be any text.
  if (!isFolderName(recordId)) return unfit(fetchProblems.folder);
  const got = await bytesAt(shop, url);
  if ("problem" in got) return got;
  const stored = await receiveUpload(shop, { bucket, recordId, actorId: null, bytes: got.bytes });
  if ("refusal" in stored) return unfit(fetchProblems.picture);
  const isHeld = await inTransaction(shop.db, async (trx) => {
    if (!(await exchange(trx, recordId, url, stored.url))) return false;
    const lost = await claimUploads(trx, [stored.url]);
    if (lost.length > 0) throw new Error("a picture that was just stored is gone");
    await noteFetched(trx, id, stored.url);
    return true;
  });
  // The upload that nobody claimed is swept.
  if (isHeld) await shop.pages.settle();
  else await forgetForeign(shop.db, id);
  return undefined;
}

/** An upload of the shop's own, under its whole address, is copied: another record may give it up. */
async function bytesAt(shop: ForeignShop, url: string): Promise<{ bytes: Uint8Array } | FetchProblem> {
  const key = /^\/files\/((\w+)\/.+)$/.exec(pathOfUpload(url));
  if (!key || !bucketNamed(key[2] ?? "")) return fetchPicture(shop, url);
  const file = await shop.files.read(key[1] ?? "");
  return file ? { bytes: file.bytes } : unfit(fetchProblems.status(404));
}
