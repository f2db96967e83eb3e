import { LineDetailsView } from "#catalogue/options/line-details-view.tsx";
import { ButtonLink } from "#ui/form/button.tsx";
import { Link } from "#ui/link.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { langOfText } from "#values/language/text-language.ts";
import { ownReviewPath } from "../own-review-paths.ts";
import { reviewsPath } from "../review-paths.ts";
import { hideReasonWords, reviewsText } from "../reviews.text.ts";
import { StarRow } from "../star-row.tsx";
import type { OwnPiece, OwnReviews } from "./read-own-reviews.server.ts";
import type { WrittenReview } from "./write-review.form.ts";
import { writeReviewText as text } from "./write-review.text.ts";

/** All pieces of the order, each with its review and what can be done. */
export function OwnPieces({ token, pieces }: Pick<OwnReviews, "token" | "pieces">) {
  return (
    <TitledPart list title={text.pieces} className="mt-6">
      <ul>
        {pieces.map((piece) => (
          <li
            key={piece.id}
            className="grid grid-cols-[4rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 border-b border-hair py-4"
          >
            <PieceHead piece={piece} />
            <div className="col-span-2 grid gap-3 sm:col-span-1 sm:col-start-2">
              {piece.review && <Said review={piece.review} slug={piece.slug} />}
              {piece.closed ? (
                <p className="text-sm text-ink-2">{text.closed[piece.closed]}</p>
              ) : (
                <p>
                  <ButtonLink
                    small
                    prefetch="none"
                    variant={piece.review ? "outline" : "primary"}
                    to={ownReviewPath(token, piece.id)}
                    aria-label={`${piece.review ? text.edit : text.act}: ${piece.name}`}
                  >
                    {piece.review ? text.edit : text.act}
                  </ButtonLink>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </TitledPart>
  );
}

/** A piece as it was bought. */
export function PieceHead({ piece }: { piece: OwnPiece }) {
  return (
    <>
      <div className="aspect-square w-16 overflow-hidden bg-fold">
        <Picture url={piece.image} alt="" sizes="64px" className="size-full object-cover" />
      </div>
      <div className="min-w-0 leading-snug">
        <p lang={langOfText(piece.name)} className="font-display leading-tight font-medium wrap-anywhere">
          {piece.name}
        </p>
        <LineDetailsView line={piece} className="text-sm text-ink-2" />
      </div>
    </>
  );
}

function Said({ review, slug }: { review: WrittenReview; slug: string | null }) {
  return (
    <div className="grid gap-1">
      <p>
        <StarRow stars={review.stars} className="h-4.5" />
        <span className="sr-only">{reviewsText.stars(review.stars)}</span>
      </p>
      {review.title && <p className="font-semibold wrap-anywhere">{review.title}</p>}
      <p dir="auto" className="max-w-measure wrap-anywhere whitespace-pre-line">
        {review.body}
      </p>
      {review.reply && (
        <p
          dir="auto"
          className="max-w-measure border-l-2 border-geru pl-3 text-sm wrap-anywhere whitespace-pre-line"
        >
          <b>{text.reply}: </b>
          {review.reply}
        </p>
      )}
      <p className="text-sm text-ink-2">
        {standingOf(review)}{" "}
        {review.isShown && slug && (
          <Link to={reviewsPath({ slug })} className="action">
            {text.see}
          </Link>
        )}
      </p>
    </div>
  );
}

function standingOf({ state, isShown, hiddenReason }: WrittenReview): string {
  const { said } = text;
  if (state === "hidden") return said.hidden(hiddenReason ? hideReasonWords[hiddenReason] : "");
  if (state === "pending" && isShown) return said.pendingEdit;
  return said[state];
}
