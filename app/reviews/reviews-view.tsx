import { productPath } from "#catalogue/product.ts";
import { inSentence } from "#ui/in-sentence.tsx";
import { Link } from "#ui/link.tsx";
import { Pager } from "#ui/list/pager.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { RatingSummary } from "./rating-summary.tsx";
import { ReviewEntry } from "./review-entry.tsx";
import { reviewsPath } from "./review-paths.ts";
import { reviewsText as say } from "./reviews.text.ts";
import type { ReviewsPage } from "./reviews-page.db.server.ts";
import { type ReviewsWanted, shownPerPage } from "./reviews-wanted.ts";

interface ReviewsViewProps {
  page: ReviewsPage;
  wanted: ReviewsWanted;
  /** Of all pages together. */
  total: number;
  replier: string;
}

/** The piece, how it is rated, and one page of what its buyers say. */
export function ReviewsView({ page, wanted, total, replier }: ReviewsViewProps) {
  const { product, rating, counts, reviews } = page;
  return (
    <>
      <ReviewedPiece product={product} />
      {rating.count > 0 ? (
        <RatingSummary product={product} rating={rating} counts={counts} chosen={wanted.stars} />
      ) : (
        <p>{say.none}</p>
      )}
      {wanted.stars !== undefined && (
        <p className="mt-3">
          <Link to={reviewsPath(product)} preventScrollReset className="action">
            {say.all}
          </Link>
        </p>
      )}
      {total === 0 && wanted.stars !== undefined && <p className="mt-6">{say.noneOf(wanted.stars)}</p>}
      <ul className="mt-6 max-w-measure">
        {reviews.map((review) => (
          <ReviewEntry key={review.id} review={review} replier={replier} level={2} />
        ))}
      </ul>
      <Pager
        label={say.title}
        page={wanted.page}
        pageSize={shownPerPage}
        total={total}
        hrefOf={(to) => reviewsPath(product, { ...wanted, page: to })}
      />
    </>
  );
}

const ReviewedPiece = ({ product }: Pick<ReviewsPage, "product">) => (
  <div className="flex items-center gap-4 pt-3 pb-6 md:gap-6 md:pb-8">
    <Link to={productPath(product)} prefetch="page" className="shrink-0">
      <Picture
        url={product.image}
        alt={product.imageAlt}
        sizes="112px"
        priority
        className="size-20 bg-fold object-cover md:size-28"
      />
    </Link>
    <div className="min-w-0">
      <h1 className="text-xl wrap-anywhere md:text-2xl">{inSentence(say.of, product.name)}</h1>
      <Link to={productPath(product)} prefetch="page" className="action text-sm">
        {say.back}
      </Link>
    </div>
  </div>
);
