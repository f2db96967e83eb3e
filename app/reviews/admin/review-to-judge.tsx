import { May } from "#accounts/permissions/may.tsx";
import { productPath } from "#catalogue/product.ts";
import { adminOrderPath } from "#orders/links/list-query.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { Link } from "#ui/link.tsx";
import { leftWords, NextInLine } from "#ui/list/next-in-line.tsx";
import { RecordHistory } from "#ui/list/record-history.tsx";
import { StatusBadge, type StatusTone } from "#ui/list/status-badge.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { type Fact, FactList } from "#ui/page/fact-list.tsx";
import { photoText } from "#ui/photos/photo.text.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { adminReviewPath, adminReviewPhotoPath } from "../own-review-paths.ts";
import type { ReviewState } from "../review.ts";
import { hideReasonWords, reviewsText } from "../reviews.text.ts";
import { StarRow } from "../star-row.tsx";
import { JudgeForms, type JudgeFormsProps } from "./judge-forms.tsx";
import { reviewAdminText as text } from "./review-admin.text.ts";
import type { ManagedReview } from "./review-to-judge.db.server.ts";

const tones: Record<ReviewState, StatusTone> = { pending: "yellow", shown: "green", hidden: "grey" };

/** A review with what the owner can do about it, and nothing else: its words are its buyer's. */
export function ManageReview({ managed, given }: JudgeFormsProps) {
  const { review, before, next, history } = managed;
  const { id, state, version } = review;
  const problem =
    given?.kind === "failed" && given.text !== undefined ? text.saveFailed(given.text) : undefined;
  useNotices(given, [problem && { ...problem, tone: "destructive" }]);
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center gap-2">
        <StatusBadge tone={tones[state]}>{text.tabs[state]}</StatusBadge>
        {before && <StatusBadge tone="blue">{text.edited}</StatusBadge>}
      </p>
      <ReviewToJudge managed={managed} />
      <p className="mt-5 border-t border-hair pt-4 text-sm">{before ? text.next.edited : text.next[state]}</p>
      {next && state !== "pending" && (
        <NextInLine
          words={text.nextReview}
          to={adminReviewPath(next.id)}
          left={leftWords(next.left)}
          isDone
        />
      )}
      {problem && <FormProblem text={problem.text} reload={adminReviewPath(id)} className="mt-3" />}
      <JudgeForms key={version} managed={managed} given={given} />
      <RecordHistory lines={history} />
    </>
  );
}

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
    term: text.facts.product,
    value: (
      <Link to={productPath(product)} className="underline">
        {product.name}
      </Link>
    ),
  },
  {
    term: text.facts.order,
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
  { term: text.facts.signed, value: author },
  { term: text.facts.written, value: longDateTime(writtenAt) },
  ...(review.hiddenReason ? [{ term: text.reason, value: hideReasonWords[review.hiddenReason] }] : []),
];
