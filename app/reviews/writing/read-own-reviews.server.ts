import type { LineDetails } from "#catalogue/options/line-details.ts";
import { spokenLines } from "#catalogue/options/lines-in-language.db.server.ts";
import type { OrderRow } from "#orders/lock-order.db.server.ts";
import type { Services } from "#platform/services.server.ts";
import { isSignature, sign } from "#platform/web/sealed-text.server.ts";
import { authorName, firstNameOf } from "../author-name.ts";
import { findOrderToReview, reviewedLines, shownSlugsOf } from "./order-reviews.db.server.ts";
import { type Unreviewable, whyUnreviewable } from "./reviewable-line.ts";
import type { WrittenReview } from "./write-review.form.ts";

const purpose = "review-link";
const lifeMs = 180 * 24 * 60 * 60_000;

/**
 * The token under which an order's pieces are reviewed, made at `at`. It opens that and nothing else of the
 * order, neither its address nor its sums: passed on, it tells little.
 */
export function reviewToken(orderNumber: string, secret: string, at: Date): string {
  const moment = Math.floor(at.getTime() / 1000).toString(36);
  return `${orderNumber}.${moment}.${sign(purpose, `${orderNumber}.${moment}`, secret)}`;
}

export interface OpenedReviewLink {
  orderNumber: string;
  /** It was made too long ago to write by; what it stops it still stops. */
  isOver: boolean;
}

/** What a token opens; undefined for one that is not the shop's. */
export function openedReviewLink(token: string, secret: string, now: Date): OpenedReviewLink | undefined {
  const [, orderNumber, moment, signature] =
    /^(JC-\d{1,16})\.([0-9a-z]{1,8})\.([\w-]{20,80})$/.exec(token) ?? [];
  if (!orderNumber || !moment || !signature) return undefined;
  if (!isSignature(signature, purpose, `${orderNumber}.${moment}`, secret)) return undefined;
  const madeAt = Number.parseInt(moment, 36) * 1000;
  return { orderNumber, isOver: now.getTime() >= madeAt + lifeMs };
}

export type ReviewShop = Pick<Services, "db" | "now" | "secret">;

/** A piece with its buyer's review, or why none can be written. */
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

/** The piece that was requested; without one the only one there is, while it has no review. */
function openedOf(pieces: readonly OwnPiece[], asked: string | null): string | null {
  const isOpen = (piece: OwnPiece | undefined) => piece !== undefined && piece.closed === null;
  const chosen = pieces.find(({ id }) => id === asked);
  if (isOpen(chosen)) return chosen?.id ?? null;
  const only = pieces.length === 1 ? pieces[0] : undefined;
  return asked === null && isOpen(only) && only?.review === null ? only.id : null;
}
