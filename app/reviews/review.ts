import type { Selectable } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { ReviewPhoto } from "./review-paths.ts";

type Row = Selectable<Tables["reviews"]>;

/** Of what its buyer wrote last; what everybody sees may be older (REVIEW-2). */
export type ReviewState = Row["state"];

export type Stars = 1 | 2 | 3 | 4 | 5;

/** From the best to the worst, as bars and filters list them. */
export const allStars: readonly Stars[] = [5, 4, 3, 2, 1];

/** A product's page shows so many. */
export const newestOnPage = 5;

/** Nothing else hides a review: that it is bad is no reason (REVIEW-4). */
export const hideReasons = [
  "insult",
  "personal_details",
  "off_topic",
  "advertising",
  "unlawful",
] as const satisfies readonly NonNullable<Row["hidden_reason"]>[];

export type HideReason = (typeof hideReasons)[number];

export const mostReviewPhotos = 4;

/** How many letters a review has. */
export const bodyLength = { least: 20, most: 2000 };

export const mostTitle = 100;

export const mostReply = 2000;

/** A review as everybody sees it. */
export interface ShownReview {
  id: string;
  stars: number;
  title: string | null;
  body: string;
  /** A first name. */
  author: string;
  /** Since when everybody reads it. */
  shownAt: Date;
  photos: readonly ReviewPhoto[];
  /** The maker's or the shop's words to it. */
  reply: string | null;
}

/** So many shown reviews give so many stars. */
export interface StarCount {
  stars: number;
  count: number;
}
