import type { HideReason, Stars } from "./review.ts";

/** Why a review is not shown, as its buyer and the owner read it. */
export const hideReasonWords: Record<HideReason, string> = {
  insult: "It insults somebody",
  personal_details: "It tells somebody's personal details",
  off_topic: "It is not about the piece",
  advertising: "It advertises something",
  unlawful: "It is against the law",
};

export const starWords: Record<Stars, string> = {
  5: "Excellent",
  4: "Good",
  3: "Fair",
  2: "Poor",
  1: "Bad",
};

export const starsCounted = (stars: number): string => (stars === 1 ? "1 star" : `${stars} stars`);
