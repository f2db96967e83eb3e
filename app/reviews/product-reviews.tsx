import type { Rating } from "#catalogue/product.ts";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/page/section.tsx";
import { RatingSummary } from "./rating-summary.tsx";
import type { ShownReview, StarCount } from "./review.ts";
import { ReviewEntry } from "./review-entry.tsx";
import { reviewsPath } from "./review-paths.ts";
import { reviewsText } from "./reviews.text.ts";

/** What a product's page shows of its reviews. */
export interface ProductReviewsData {
  rating: Rating;
  counts: readonly StarCount[];
  newest: readonly ShownReview[];
}

interface ProductReviewsProps extends ProductReviewsData {
  product: { slug: string };
  replier: string;
}

/** The part 'Reviews' of a product's page; the server alone renders it (ADR-96). */
export function ProductReviews({ product, replier, rating, counts, newest }: ProductReviewsProps) {
  return (
    <Section id="reviews" title={reviewsText.title}>
      <RatingSummary product={product} rating={rating} counts={counts} />
      <ul className="mt-6">
        {newest.map((review) => (
          <ReviewEntry key={review.id} review={review} replier={replier} level={3} />
        ))}
      </ul>
      <p className="border-t border-hair pt-3">
        <Link to={reviewsPath(product)} prefetch="page" className="action">
          {reviewsText.all}
        </Link>
      </p>
    </Section>
  );
}
