import { pageNumber } from "#values/text/page-number.ts";
import { allStars, type StarCount } from "./review.ts";

export const shownPerPage = 20;

/** Beyond, nobody turns pages. */
const mostPages = 5000;

/** Which of a product's reviews an address asks for. */
export interface ReviewsWanted {
  page: number;
  /** Of so many stars only. */
  stars: number | undefined;
}

/** What is no number of stars or pages asks for all of them, or the first. */
export const reviewsWanted = (parameters: URLSearchParams): ReviewsWanted => ({
  page: pageNumber(parameters, mostPages),
  stars: allStars.find((stars) => String(stars) === parameters.get("stars")),
});

/** How many there are of what is requested. */
export const countWanted = (counts: readonly StarCount[], { stars }: Pick<ReviewsWanted, "stars">): number =>
  counts.reduce((sum, each) => (stars === undefined || each.stars === stars ? sum + each.count : sum), 0);

/** The same with the last page there is, where a later one was requested. */
export const withinPages = (wanted: ReviewsWanted, count: number): ReviewsWanted => ({
  ...wanted,
  page: Math.min(wanted.page, Math.max(1, Math.ceil(count / shownPerPage))),
});
