import { isSignature, sign } from "#platform/web/signature.server.ts";

const purpose = "review-link";
const lifeMs = 180 * 24 * 60 * 60_000;

/**
 * The token under which an order's pieces are reviewed, made at `at`. It opens that and nothing else of the
 * order, neither its address nor its sums: whoever it is passed on to learns little.
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
