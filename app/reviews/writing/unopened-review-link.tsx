import { ButtonLink } from "#ui/form/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import type { UnopenedLink } from "./read-own-reviews.server.ts";
import { writeReviewText as text } from "./write-review.text.ts";

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
