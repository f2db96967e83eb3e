/** A line of an order, as far as it may be reviewed. */
export interface LineToReview {
  /** Null once the product is deleted, and for what was agreed on without one. */
  productId: string | null;
  quantity: number;
  /** Pieces that have reached the buyer. */
  arrived: number;
  /** Pieces whose money went back. */
  refunded: number;
}

export type Unreviewable = "gone" | "not_arrived" | "refunded";

/** Why a line can't be reviewed (REVIEW-1); undefined where it can. */
export function whyUnreviewable({
  productId,
  quantity,
  arrived,
  refunded,
}: LineToReview): Unreviewable | undefined {
  if (productId === null) return "gone";
  if (arrived === 0) return "not_arrived";
  return refunded >= quantity ? "refunded" : undefined;
}
