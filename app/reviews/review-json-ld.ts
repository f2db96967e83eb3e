import { averageStars } from "#catalogue/product.ts";
import type { ProductReviewsData } from "./product-reviews.tsx";
import type { ShownReview } from "./review.ts";

const scale = { bestRating: 5, worstRating: 1 };

/** What structured data says of a product's reviews: of shown ones alone; nothing where there are none. */
export function reviewsJsonLd(reviews: ProductReviewsData | undefined): Record<string, unknown> {
  if (!reviews) return {};
  const { rating, newest } = reviews;
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: averageStars(rating),
      reviewCount: rating.count,
      ...scale,
    },
    review: newest.map(reviewJsonLd),
  };
}

const reviewJsonLd = ({ stars, title, body, author, shownAt }: ShownReview) => ({
  "@type": "Review",
  author: { "@type": "Person", name: author },
  datePublished: shownAt.toISOString(),
  ...(title ? { name: title } : {}),
  reviewBody: body,
  reviewRating: { "@type": "Rating", ratingValue: stars, ...scale },
});
