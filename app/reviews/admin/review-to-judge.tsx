import { May } from "#accounts/permissions/may.tsx";
import { productPath } from "#catalogue/product.ts";
import { adminOrderPath } from "#orders/links/list-query.ts";
import { Link } from "#ui/link.tsx";
import { type Fact, FactList } from "#ui/page/fact-list.tsx";
import { photoText } from "#ui/photos/photo.text.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { adminReviewPhotoPath } from "../own-review-paths.ts";
import { hideReasonWords, reviewsText } from "../reviews.text.ts";
import { StarRow } from "../star-row.tsx";
import { reviewAdminText as text } from "./review-admin.text.ts";
import type { ManagedReview } from "./review-to-judge.db.server.ts";

/** What a buyer wrote, as it would be shown, and whose order it is about. */
export function ReviewToJudge({ managed }: { managed: ManagedReview }) {
  const { review, before } = managed;
  return (
    <>
      <Words {...review} />
      <Photos id={review.id} photos={review.photos} />
      {before && (
        <div className="mt-4 border-l-2 border-hair pl-3 text-sm text-ink-2">
          <p className="mb-1 font-semibold">{text.before}</p>
          <Words {...before} />
        </div>
      )}
      <div className="mt-4">
        <FactList facts={factsOf(managed)} />
      </div>
    </>
  );
}

function Words({ stars, title, body }: { stars: number; title: string | null; body: string }) {
  return (
    <div className="grid gap-1">
      <p>
        <StarRow stars={stars} />
        <span className="sr-only">{reviewsText.stars(stars)}</span>
      </p>
      {title && (
        <p dir="auto" className="font-semibold wrap-anywhere">
          {title}
        </p>
      )}
      <p dir="auto" className="max-w-measure wrap-anywhere whitespace-pre-line">
        {body}
      </p>
    </div>
  );
}

function Photos({ id, photos }: { id: string; photos: readonly string[] }) {
  if (photos.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-3" aria-label={photoText.photos}>
      {photos.map((photo, place) => (
        <li key={photo}>
          <a href={adminReviewPhotoPath(id, place)} target="_blank" rel="noopener">
            <img
              src={adminReviewPhotoPath(id, place)}
              alt={photoText.photoOf(place + 1)}
              className="size-28 border border-hair bg-fold object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

const factsOf = ({ review, product, order, author, writtenAt }: ManagedReview): Fact[] => [
  {
    term: "Product",
    value: (
      <Link to={productPath(product)} className="underline">
        {product.name}
      </Link>
    ),
  },
  {
    term: "Order",
    value: (
      <>
        <May needs="orders" otherwise={order.number}>
          <Link to={adminOrderPath(order.id)} className="underline">
            {order.number}
          </Link>
        </May>
        , {order.buyer}
      </>
    ),
  },
  { term: "Signed", value: author },
  { term: "Written", value: longDateTime(writtenAt) },
  ...(review.hiddenReason ? [{ term: text.reason, value: hideReasonWords[review.hiddenReason] }] : []),
];
