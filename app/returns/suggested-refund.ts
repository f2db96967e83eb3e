import { type Paise, paise, sum } from "#values/money/money.ts";
import type { ReturnKind } from "./return-request.ts";

/** A line with what comes back of it. */
export interface RefundedLine {
  quantity: number;
  /** What was paid for all of it, after its share of the discounts. */
  paid: Paise;
  /** Pieces whose money went back before. */
  before: number;
  /** Pieces that come back now. */
  now: number;
}

interface Refundable {
  kind: ReturnKind;
  lines: readonly RefundedLine[];
  /** What was paid for shipping, and what of that went back before. */
  shipping: Paise;
  shippingBefore: Paise;
  /** What made the total whole rupees; it goes back with the last pieces. */
  rounding?: Paise;
  /** What of all that was paid has not gone back yet. */
  left: Paise;
  /** What has gone back for this very return. */
  gone?: Paise;
}

/** What is to go back, and how much of it for shipping. */
export interface SuggestedRefund {
  total: Paise;
  shipping: Paise;
}

/**
 * What the shop suggests to give back: what was paid for the pieces, and the shipping where all of the order
 * came back or the shop is at fault. A line's pieces are reckoned from its first one on, so that no series of
 * returns comes to more or less than was paid for it. Never more than is left.
 */
export function suggestedRefund({
  kind,
  lines,
  shipping,
  shippingBefore,
  rounding = paise(0),
  left,
  gone = paise(0),
}: Refundable): SuggestedRefund {
  const goods = sum(lines.map(paidForPieces));
  const isWhole = lines.every(({ quantity, before, now }) => before + now >= quantity);
  const withShipping = kind === "damage" || isWhole;
  const freight = withShipping ? Math.max(0, shipping - shippingBefore) : 0;
  const total = Math.max(0, Math.min(left, goods + freight + (isWhole ? rounding : 0) - gone));
  return { total: paise(total), shipping: paise(Math.min(freight, total + gone)) };
}

/** What was paid for the pieces that come back now. */
export const paidForPieces = ({ quantity, paid, before, now }: RefundedLine): Paise =>
  paise(upTo(Math.min(quantity, before + now), quantity, paid) - upTo(before, quantity, paid));

const upTo = (pieces: number, quantity: number, paid: Paise): number =>
  Math.round((paid * Math.min(pieces, quantity)) / quantity);
