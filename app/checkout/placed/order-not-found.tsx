import { orderNotFound } from "#orders/order.text.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { placedText } from "./placed.text.ts";

export function OrderNotFound({
  title = orderNotFound.title,
  text = orderNotFound.text,
}: {
  title?: string;
  text?: string;
}) {
  return (
    <Wrap>
      <EmptyState
        level={1}
        drawing="lost"
        title={title}
        text={text}
        action={
          <>
            <ButtonLink to="/shop" variant="primary">
              {placedText.shopOn}
            </ButtonLink>
            <ButtonLink to="/contact">{placedText.contact}</ButtonLink>
          </>
        }
      />
    </Wrap>
  );
}
