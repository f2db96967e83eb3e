import { grouped } from "#values/text/grouped.ts";

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

export const reviewsCounted = (count: number): string =>
  `${grouped(count)} ${count === 1 ? "review" : "reviews"}`;

/** As it stands beside a star: '4.7 (12 reviews)'. */
export const ratingWords = (rating: Rating): string =>
  `${averageStars(rating)} (${reviewsCounted(rating.count)})`;
