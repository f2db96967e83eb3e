import { ButtonLink } from "#ui/form/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { placedText } from "./placed.text.ts";

/** An order that is not shown here any more, and the way to a link that shows it. */
export function ClosedOrder({ title, text }: { title: string; text: string }) {
  return (
    <Wrap>
      <EmptyState
        level={1}
        drawing="lost"
        title={title}
        text={text}
        action={
          <>
            <ButtonLink to="/track" variant="primary">
              {placedText.newLink}
            </ButtonLink>
            <ButtonLink to="/shop">{placedText.shopOn}</ButtonLink>
          </>
        }
      />
    </Wrap>
  );
}
