import { isBinding } from "#orders/agreed-order.ts";
import type { PartlyPaid } from "#orders/dues/dues.ts";
import {
  hasSomethingToReturn,
  hasSomethingToReview,
  isOpenToBuyer,
} from "#orders/fulfilment/self-service.ts";
import { type OwnAct, ownActPath } from "#orders/links/own-paths.ts";
import { ownActWords as words } from "#orders/order.text.ts";
import type { Order } from "#orders/order.ts";
import type { SeenHomes } from "#orders/seen-parcels/seen-homes.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { localPath } from "#values/language/address.ts";
import { ShopContact } from "./shop-contact.tsx";

interface OwnActsProps {
  order: Parameters<typeof isOpenToBuyer>[0] &
    Parameters<typeof hasSomethingToReview>[0] &
    Pick<Order, "orderNumber"> &
    Partial<Pick<PartlyPaid, "dues">> & { seenHomes?: SeenHomes | undefined };
  /** It came with a mail's link and opens what is done about the order, too. */
  token?: string | undefined;
}

/** What its buyer can do about an order; what undoes it stands last. */
export function OwnActs({ order, token }: OwnActsProps) {
  const path = (act: OwnAct) => ownActPath(order.orderNumber, act, token);
  const mayCancel = isOpenToBuyer(order) && !isBinding({ dues: order.dues ?? [] });
  return (
    <div className="mt-5 flex flex-wrap gap-3 print:hidden">
      {isOpenToBuyer(order) && (
        <>
          {!mayCancel && <Bound />}
          {!order.seenHomes && (
            <ButtonLink small prefetch="none" to={path("address")}>
              {words.address}
            </ButtonLink>
          )}
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
      <form method="post" action={localPath(ownActPath(order.orderNumber, "again"))}>
        {token && <input type="hidden" name="token" value={token} />}
        <Button small type="submit">
          {words.again}
        </Button>
      </form>
      {mayCancel && (
        <ButtonLink small prefetch="none" to={path("cancel")}>
          {words.cancel}
        </ButtonLink>
      )}
    </div>
  );
}

/** What was agreed on, and is paid in part, nobody cancels alone (OFFER-51). */
const Bound = () => (
  <div className="w-full text-sm text-ink-2">
    <div className="max-w-measure">
      {words.bound} <ShopContact />
    </div>
  </div>
);
