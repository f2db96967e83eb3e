import { ButtonLink } from "#ui/form/button.tsx";
import { errorsIn } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { OwnPieces, PieceHead } from "./own-pieces.tsx";
import type { OwnReviews, UnopenedLink } from "./read-own-reviews.server.ts";
import { ReviewForm } from "./review-form.tsx";
import type { ReviewAnswer } from "./write-review.form.ts";
import { writeReviewText as text } from "./write-review.text.ts";

interface OwnReviewsViewProps {
  page: OwnReviews;
  answer: ReviewAnswer | undefined;
}

/** Where a buyer says what the pieces of an order are like: the form of one, or all of them. */
export function OwnReviewsView({ page, answer }: OwnReviewsViewProps) {
  const { token, name, pieces, opened } = page;
  const piece = pieces.find(({ id }) => id === opened);
  return (
    <Wrap className="pt-8 pb-16 md:pt-14">
      <div className="mx-auto max-w-[44rem]">
        <h1 className="text-3xl">{text.act}</h1>
        {piece ? (
          <>
            <div className="mt-6 grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-4 border-y border-hair py-3">
              <PieceHead piece={piece} />
            </div>
            <ReviewForm
              key={`${piece.id} ${piece.review?.version}`}
              token={token}
              piece={piece}
              name={name}
              answer={answer}
              hasOthers={pieces.length > 1}
            />
          </>
        ) : (
          <>
            <p className="mt-4 max-w-measure">{text.intro}</p>
            {answer && <FormProblem text={problemOf(answer)} className="mt-4" />}
            <OwnPieces token={token} pieces={pieces} />
          </>
        )}
      </div>
    </Wrap>
  );
}

/** What was sent of a piece whose form is not there any more. */
function problemOf(answer: ReviewAnswer): string {
  const [said] = Object.values(errorsIn(answer));
  return said ?? (answer.kind === "failed" ? answer.text : undefined) ?? text.unsent.text;
}

/** Stands in place of what a link does not open, with the way to one that does. */
export function UnopenedReviewLink({ why }: UnopenedLink) {
  return (
    <Wrap>
      <EmptyState
        level={1}
        drawing="lost"
        {...(why === "over" ? text.over : text.noLink)}
        action={
          <>
            <ButtonLink to="/track" variant="primary">
              {text.track}
            </ButtonLink>
            <ButtonLink to="/shop">{text.shop}</ButtonLink>
          </>
        }
      />
    </Wrap>
  );
}
