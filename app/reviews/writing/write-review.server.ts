import { erased } from "#mail/sending/queue-mail.db.server.ts";
import { lockByNumber } from "#orders/lock-order.db.server.ts";
import { claimUploads } from "#pictures/uploads.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { firstNameOf } from "../author-name.ts";
import { mostReviewPhotos } from "../review.ts";
import { addReview, editReview, holdReviewed, reviewedLines } from "./order-reviews.db.server.ts";
import { type Unreviewable, whyUnreviewable } from "./reviewable-line.ts";
import type { ReviewInput, WrittenReview } from "./write-review.form.ts";

export interface ReviewToWrite extends ReviewInput {
  /** The id that it gets where it is the first, by which its photos lie already. */
  id: string;
  orderNumber: string;
  orderItemId: string;
  /** Addresses of uploads that wait for it. */
  photos: readonly string[];
}

/** 'same': it stands as it was sent, by this sending or an earlier one. */
export type ReviewWritten =
  | { kind: "written" | "same" | "missing" | "stale" | "too_many_photos" | "photos_lost" }
  | { kind: "unreviewable"; why: Unreviewable };

/** Ends the transaction of a review whose photos can't be had. */
class PhotosLost extends Error {}

/**
 * Writes a buyer's review of a line: its one review, or an edit of it, under the order's lock. Either waits
 * for the owner; what was shown before stays. Callers prove first that its sender may.
 */
export const writeReview = (
  shop: Pick<Services, "db" | "now">,
  wanted: ReviewToWrite,
): Promise<ReviewWritten> =>
  inTransaction(shop.db, (trx) => attempt(trx, wanted)).catch((error: unknown) => {
    if (error instanceof PhotosLost) return { kind: "photos_lost" } as const;
    throw error;
  });

async function attempt(trx: Trx, wanted: ReviewToWrite): Promise<ReviewWritten> {
  const row = await lockByNumber(trx, wanted.orderNumber);
  if (!row || row.billing_email === erased) return { kind: "missing" };
  await holdReviewed(trx, row);
  const line = (await reviewedLines(trx, row)).find(({ id }) => id === wanted.orderItemId);
  if (!line) return { kind: "missing" };
  const why = whyUnreviewable(line);
  if (why) return { kind: "unreviewable", why };
  const { review } = line;
  if (review && isSentAgain(review, wanted)) return { kind: "same" };
  if ((review?.version ?? 0) !== wanted.version) return { kind: "stale" };
  const photos = photosOf(review, wanted);
  if (photos.length > mostReviewPhotos) return { kind: "too_many_photos" };
  if ((await claimUploads(trx, wanted.photos)).length > 0) throw new PhotosLost();
  if (review) await editReview(trx, review, { ...wanted, photos });
  else await addReview(trx, line, { ...wanted, photos, author: firstNameOf(row.billing_full_name) });
  return { kind: "written" };
}

const photosOf = (review: WrittenReview | null, { kept, photos }: ReviewToWrite): string[] => [
  ...kept.flatMap((place) => review?.photos[place] ?? []),
  ...photos,
];

type Sent = Pick<ReviewToWrite, "version" | "stars" | "title" | "body" | "kept"> & {
  photos: readonly unknown[];
};

/**
 * Was just this sent before, or is nothing new in it? What is sent again brings its photos again: of those
 * the number is compared.
 */
export function isSentAgain(
  review: WrittenReview,
  { version, stars, title, body, kept, photos }: Sent,
): boolean {
  if (review.stars !== stars || review.title !== title || review.body !== body) return false;
  const isAgain = version + 1 === review.version;
  const isUnchanged = version === review.version && photos.length === 0;
  return (isAgain || isUnchanged) && kept.length + photos.length === review.photos.length;
}
