import { detailWords } from "#catalogue/details.text.ts";
import { averageStars, type Rating } from "#catalogue/product.ts";
import { Link } from "#ui/link.tsx";
import { grouped } from "#values/text/grouped.ts";
import { allStars, type StarCount } from "./review.ts";
import { reviewsPath } from "./review-paths.ts";
import { reviewsText } from "./reviews.text.ts";
import { StarRow } from "./star-row.tsx";

interface RatingSummaryProps {
  product: { slug: string };
  rating: Rating;
  counts: readonly StarCount[];
  /** The list below shows those of so many stars only. */
  chosen?: number | undefined;
}

/** The average, and how many gave how many stars: each bar leads to those. */
export function RatingSummary({ product, rating, counts, chosen }: RatingSummaryProps) {
  const countOf = (stars: number) => counts.find((each) => each.stars === stars)?.count ?? 0;
  const average = averageStars(rating);
  return (
    <div className="flex flex-wrap items-center gap-x-12 gap-y-4">
      <p className="flex items-center gap-4">
        <span className="font-display text-2xl leading-none">{average}</span>
        <span>
          <StarRow stars={Number(average)} label={reviewsText.averageOf(average)} className="block h-6" />
          <span className="text-sm text-ink-2">{detailWords.reviews(rating.count)}</span>
        </span>
      </p>
      <ul className="min-w-0 grow basis-64 sm:max-w-96">
        {allStars.map((stars) => (
          <li key={stars}>
            <Bar
              stars={stars}
              count={countOf(stars)}
              of={rating.count}
              isChosen={chosen === stars}
              to={reviewsPath(product, { stars: chosen === stars ? undefined : stars })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BarProps {
  stars: number;
  count: number;
  of: number;
  isChosen: boolean;
  to: string;
}

function Bar({ stars, count, of, isChosen, to }: BarProps) {
  const look = isChosen ? "rating-row font-semibold" : "rating-row";
  const parts = (
    <>
      <span>{reviewsText.stars(stars)}</span>
      <svg aria-hidden="true" className="h-2.5 w-full rounded-sm bg-fold" preserveAspectRatio="none">
        <rect height="100%" width={`${(100 * count) / of}%`} className="fill-turmeric" />
      </svg>
      <span className="text-right text-ink-2 tabular-nums">{grouped(count)}</span>
    </>
  );
  if (count === 0) return <p className={look}>{parts}</p>;
  return (
    <Link to={to} aria-current={isChosen || undefined} className={`${look} hover:underline`}>
      {parts}
    </Link>
  );
}
