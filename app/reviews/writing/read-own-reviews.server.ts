import type { LineDetails } from "#catalogue/options/line-details.ts";
import { spokenLines } from "#catalogue/options/lines-in-language.db.server.ts";
import type { OrderRow } from "#orders/lock-order.db.server.ts";
import type { Services } from "#platform/services.server.ts";
import { authorName, firstNameOf } from "../author-name.ts";
import { findOrderToReview, reviewedLines, shownSlugsOf } from "./order-reviews.db.server.ts";
import { openedReviewLink } from "./review-link.server.ts";
import { type Unreviewable, whyUnreviewable } from "./reviewable-line.ts";
import type { WrittenReview } from "./written-review.ts";

export type ReviewShop = Pick<Services, "db" | "now" | "secret">;

/** A piece with what its buyer said of it, or why nothing can be said. */
export interface OwnPiece extends LineDetails {
  id: string;
  name: string;
  image: string | null;
  closed: Unreviewable | null;
  review: WrittenReview | null;
  /** Of its product, while shoppers find it; null for one that is hidden or gone. */
  slug: string | null;
}

/** What the page shows on which a buyer writes. */
export interface OwnReviews {
  token: string;
  /** A first name, under which everybody reads it. */
  name: string;
  pieces: OwnPiece[];
  /** The piece whose form is open; null where a list is shown. */
  opened: string | null;
}

/** Why a link shows nothing. */
export interface UnopenedLink {
  why: "missing" | "over";
}

/** The order that a link opens for its reviews. */
export async function orderOfLink(
  { db, secret, now }: ReviewShop,
  token: string,
): Promise<{ row: OrderRow } | UnopenedLink> {
  const opened = openedReviewLink(token, secret, now());
  if (opened?.isOver) return { why: "over" };
  const row = opened && (await findOrderToReview(db, opened.orderNumber));
  return row ? { row } : { why: "missing" };
}

export async function readOwnReviews(
  { db }: Pick<ReviewShop, "db">,
  row: OrderRow,
  { token, piece }: { token: string; piece: string | null },
): Promise<OwnReviews> {
  const lines = await spokenLines(db, await reviewedLines(db, row));
  const slugs = await shownSlugsOf(
    db,
    lines.flatMap(({ productId }) => productId ?? []),
  );
  const pieces = lines.map((line) => ({
    id: line.id,
    name: line.productName,
    image: line.image,
    optionText: line.optionText,
    personal: line.personal,
    closed: whyUnreviewable(line) ?? null,
    review: line.review,
    slug: slugs.get(line.productId ?? "") ?? null,
  }));
  return {
    token,
    name: authorName(firstNameOf(row.billing_full_name)),
    pieces,
    opened: openedOf(pieces, piece),
  };
}

/** The piece that was requested; without one the only one there is, while nothing was said of it. */
function openedOf(pieces: readonly OwnPiece[], asked: string | null): string | null {
  const isOpen = (piece: OwnPiece | undefined) => piece !== undefined && piece.closed === null;
  const chosen = pieces.find(({ id }) => id === asked);
  if (isOpen(chosen)) return chosen?.id ?? null;
  const only = pieces.length === 1 ? pieces[0] : undefined;
  return asked === null && isOpen(only) && only?.review === null ? only.id : null;
}
