import { data } from "react-router";
import type { OrderRow } from "#orders/lock-order.db.server.ts";
import { receivePhotos } from "#pictures/receive-photo.server.ts";
import type { Services } from "#platform/services.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { type FieldErrors, isByScript } from "#ui/form/form-answer.ts";
import { photoText } from "#ui/photos/photo.text.ts";
import { photosIn } from "#ui/photos/photo-choice.ts";
import { uuidv7 } from "#values/uuid.ts";
import { ownReviewPath } from "../own-review-paths.ts";
import { mostReviewPhotos } from "../review.ts";
import { type ReviewedLine, reviewedLines } from "./order-reviews.db.server.ts";
import { whyUnreviewable } from "./reviewable-line.ts";
import {
  parseReview,
  type ReviewAnswer,
  type ReviewField,
  type ReviewInput,
  reviewTyped,
} from "./write-review.form.ts";
import { isSentAgain, type ReviewWritten, writeReview } from "./write-review.server.ts";
import { ownReviewNotices, writeReviewText as text } from "./write-review.text.ts";

type Shop = Pick<Services, "db" | "files" | "now">;

/** The piece and the order that a form is about, and the link that brought it. */
interface AboutPiece {
  row: OrderRow;
  token: string;
  lineId: string;
}

/**
 * Takes the form in which a buyer reviews a piece: its fields first, then what the order says, and the photos
 * last, since decoding them costs most.
 */
export async function receiveReview(shop: Shop, { row, token, lineId }: AboutPiece, form: FormData) {
  const files = photosIn(form);
  const refuse = (errors: FieldErrors<ReviewField>) => refused(form, files, errors);
  const parsed = parseReview(form);
  if (parsed.kind === "refused") return refuse(parsed.errors);
  const line = (await reviewedLines(shop.db, row)).find(({ id }) => id === lineId);
  const early = foreseen(line, parsed.value, files);
  const id = line?.review?.id ?? uuidv7(shop.now().getTime(), crypto.getRandomValues(new Uint8Array(10)));
  const kept = early ? { urls: [] } : await receivePhotos(shop, { ...place, recordId: id, files });
  if ("error" in kept) return refuse({ photos: kept.error });
  const written =
    early ??
    (await writeReview(shop, {
      ...parsed.value,
      id,
      orderNumber: row.order_id_text,
      orderItemId: lineId,
      photos: kept.urls,
    }));
  if (written.kind === "written" || written.kind === "same")
    throw redirectWithNotice(
      ownReviewPath(token),
      ownReviewNotices[noticeOf(written.kind, parsed.value, line)],
    );
  if (written.kind === "stale") return stale(form);
  return refuse(errorsOf(written));
}

const place = { bucket: "private/review_photos" } as const;

/** What is known before any photo is decoded. */
function foreseen(
  line: ReviewedLine | undefined,
  sent: ReviewInput,
  files: readonly File[],
): ReviewWritten | undefined {
  if (!line) return { kind: "missing" };
  const why = whyUnreviewable(line);
  if (why) return { kind: "unreviewable", why };
  const { review } = line;
  if (review && isSentAgain(review, { ...sent, photos: files })) return { kind: "same" };
  if ((review?.version ?? 0) !== sent.version) return { kind: "stale" };
  const isTooMuch = sent.kept.length + files.length > mostReviewPhotos;
  return isTooMuch ? { kind: "too_many_photos" } : undefined;
}

/** What is sent twice was written by the first. */
const noticeOf = (kind: "written" | "same", { version }: ReviewInput, line: ReviewedLine | undefined) =>
  kind === "same" && line?.review?.version === version ? "same" : "written";

function errorsOf(written: ReviewWritten): FieldErrors<ReviewField> {
  switch (written.kind) {
    case "unreviewable":
      return { body: text.closed[written.why] };
    case "too_many_photos":
      return { photos: photoText.many(mostReviewPhotos) };
    case "photos_lost":
      return { photos: photoText.again };
    default:
      return { body: text.missing };
  }
}

const stale = (form: FormData) =>
  data<ReviewAnswer>(
    { kind: "failed", text: text.stale, reason: "stale", typed: reviewTyped(form) },
    { status: 409 },
  );

/** A browser that shows the form again without script has forgotten its files. */
function refused(form: FormData, files: readonly File[], errors: FieldErrors<ReviewField>) {
  const isForgotten = files.length > 0 && !isByScript(form);
  const said = isForgotten ? { photos: photoText.again, ...errors } : errors;
  return data<ReviewAnswer>({ kind: "refused", errors: said, typed: reviewTyped(form) }, { status: 422 });
}
