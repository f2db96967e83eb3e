import { Button, ButtonLink } from "#ui/form/button.tsx";
import type { Order } from "../order.ts";
import { ownActWords as words } from "./customer-status.text.ts";
import {
  hasSomethingToReturn,
  hasSomethingToReview,
  isOpenToBuyer,
  type OwnAct,
  ownActPath,
} from "./self-service.ts";

interface OwnActsProps {
  order: Parameters<typeof isOpenToBuyer>[0] &
    Parameters<typeof hasSomethingToReview>[0] &
    Pick<Order, "orderNumber">;
  /** It came with a mail's link and opens what is done about the order, too. */
  token?: string | undefined;
}

/** What its buyer can do about an order. */
export function OwnActs({ order, token }: OwnActsProps) {
  const path = (act: OwnAct) => ownActPath(order.orderNumber, act, token);
  return (
    <div className="mt-5 flex flex-wrap gap-3 print:hidden">
      {isOpenToBuyer(order) && (
        <>
          <ButtonLink small prefetch="none" to={path("cancel")}>
            {words.cancel}
          </ButtonLink>
          <ButtonLink small prefetch="none" to={path("address")}>
            {words.address}
          </ButtonLink>
        </>
      )}
      {hasSomethingToReview(order) && (
        <ButtonLink small prefetch="none" to={path("review")}>
          {words.review}
        </ButtonLink>
      )}
      {hasSomethingToReturn(order) && (
        <ButtonLink small prefetch="none" to={path("return")}>
          {words.return}
        </ButtonLink>
      )}
      {/* A whole document, so that the browser takes over the cart that comes with it. */}
      <form method="post" action={ownActPath(order.orderNumber, "again")}>
        {token && <input type="hidden" name="token" value={token} />}
        <Button small type="submit">
          {words.again}
        </Button>
      </form>
    </div>
  );
}
