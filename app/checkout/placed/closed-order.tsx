import { useRevalidator } from "react-router";
import { orderNotFound } from "#orders/order.text.ts";
import { myOrdersText } from "#own-orders/customer-status.text.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
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

/** An order that could not be fetched is not one that is not there: it may have been placed a moment ago. */
export function OrderUnread() {
  const { revalidate, state } = useRevalidator();
  return (
    <Wrap>
      <EmptyState
        level={1}
        drawing="offline"
        title={myOrdersText.orderFailed.text}
        action={
          <>
            <Button variant="primary" onClick={() => void revalidate()} pending={state !== "idle"}>
              {placedText.tryAgain}
            </Button>
            <ButtonLink to="/contact">{placedText.contact}</ButtonLink>
          </>
        }
      />
    </Wrap>
  );
}
