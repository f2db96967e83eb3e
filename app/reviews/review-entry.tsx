import { inSentence } from "#ui/in-sentence.tsx";
import { langOfText } from "#values/language/text-language.ts";
import { monthOfYear } from "#values/time/date-time.ts";
import { authorName } from "./author-name.ts";
import type { ShownReview } from "./review.ts";
import { reviewsText as say } from "./reviews.text.ts";
import { StarRow } from "./star-row.tsx";

interface ReviewEntryProps {
  review: ShownReview;
  /** Who answers it: the maker, or the shop. */
  replier: string;
  /** Of its title, below the page's. */
  level: 2 | 3;
}

/** One review as everybody reads it. */
export function ReviewEntry({ review, replier, level }: ReviewEntryProps) {
  const { stars, title, body, author, shownAt, reply } = review;
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <li className="border-t border-hair py-5">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
        <StarRow stars={stars} label={say.rated(stars)} />
        <strong dir="auto" lang={langOfText(authorName(author))} className="text-ink">
          {authorName(author)}
        </strong>
        <span>{monthOfYear(shownAt)}</span>
        <span>{say.bought}</span>
      </p>
      {title && (
        <Heading dir="auto" lang={langOfText(title)} className="mt-2 text-lg wrap-anywhere">
          {title}
        </Heading>
      )}
      <p dir="auto" lang={langOfText(body)} className="mt-1 max-w-measure whitespace-pre-line wrap-anywhere">
        {body}
      </p>
      <Photos review={review} />
      {reply && (
        <div className="mt-4 max-w-measure border-l-2 border-hair pl-4">
          <p className="text-sm font-semibold">{inSentence(say.replyFrom, replier)}</p>
          <p dir="auto" lang={langOfText(reply)} className="mt-1 whitespace-pre-line wrap-anywhere">
            {reply}
          </p>
        </div>
      )}
    </li>
  );
}

function Photos({ review: { photos, author } }: Pick<ReviewEntryProps, "review">) {
  if (photos.length === 0) return null;
  return (
    <ul className="below-screen mt-3 flex flex-wrap gap-3">
      {photos.map(({ path, small }, at) => (
        <li key={path} className="picture-room size-28">
          <a href={path}>
            <img
              src={small}
              alt={say.photo(at + 1, authorName(author))}
              width="112"
              height="112"
              loading="lazy"
              decoding="async"
              className="size-28 bg-fold object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
