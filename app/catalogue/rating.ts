import { detailWords } from "./details.text.ts";

/** What the shown reviews of a product make together. */
export interface Rating {
  count: number;
  /** Of their stars. */
  sum: number;
}

/** With fewer a card shows no stars (REVIEW-7). */
export const fewestOnCards = 3;

/** To one decimal, a half upwards: '4.7', and '5' without a decimal. */
export const averageStars = ({ count, sum }: Rating): string => String(Math.round((sum * 10) / count) / 10);

/** As it stands beside a star: '4.7 (12 reviews)'. */
export const ratingWords = (rating: Rating): string =>
  `${averageStars(rating)} (${detailWords.reviews(rating.count)})`;
