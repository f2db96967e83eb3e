import type { HideReason, ReviewState } from "../review.ts";

/** A review as its buyer wrote it last, whether it is shown or not. */
export interface WrittenReview {
  id: string;
  stars: number;
  title: string | null;
  body: string;
  photos: readonly string[];
  state: ReviewState;
  hiddenReason: HideReason | null;
  /** Does everybody see it, or what it said before? */
  isShown: boolean;
  reply: string | null;
  version: number;
}
