import { detailWords } from "#catalogue/details.text.ts";
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

const counted = (stars: number) => (stars === 1 ? "1 star" : `${stars} stars`);

/** The wording of what everybody reads of reviews; what docs/product quotes stands here to the letter. */
export const reviewsText = {
  title: "Reviews",
  home: "Home",
  shop: "Shop",
  stars: counted,
  onPage: (title: string, page: number) => `${title}, page ${page}`,
  all: "All reviews",
  bought: "Bought here",
  /** Who gave no name. */
  buyer: "A buyer",
  none: "Nobody has reviewed it yet.",
  noneOf: (stars: number) => `No review gives it ${counted(stars)}.`,
  back: "Back to the piece",
  failed: { title: "Error", text: "Could not fetch reviews." },
  of: (product: string) => `Reviews of ${product}`,
  intro: (product: string, count: number) =>
    `What ${count === 1 ? "a buyer says" : `${count} buyers say`} of ${product}: each review is of a piece that was delivered.`,
  average: (average: string, count: number) => `${average} of 5 stars, ${detailWords.reviews(count)}`,
  averageOf: (average: string) => `${average} of 5 stars`,
  rated: (stars: number) => `${stars} of 5 stars`,
  replyFrom: (who: string) => `Reply from ${who}`,
  photo: (place: number, author: string) => `Photo ${place} of ${author}'s review`,
};

export const reviewedNotFound = {
  title: "Product Not Found",
  text: "It may have been sold, renamed or taken off the shelf.",
  back: "Back to Shop",
};
