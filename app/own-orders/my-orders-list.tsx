import { myOrderPath, payNowPath } from "#orders/links/own-paths.ts";
import { isPayable } from "#orders/order-standing.ts";
import { isSoldOut } from "#orders/stock/stock-hold.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { inSentence } from "#ui/in-sentence.tsx";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { MoneySum } from "#ui/media/money-sum.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { longDateTime } from "#values/time/date-time.ts";
import { myOrdersText } from "./customer-status.text.ts";
import { statusSentence } from "./customer-status.ts";
import { contentsOf, type MyOrderSummary } from "./my-order.ts";
import { StatusMark } from "./status-mark.tsx";

/** The orders as ruled rows, each leading to its own page. */
export function MyOrdersList({ orders }: { orders: readonly MyOrderSummary[] }) {
  return (
    <ul className="border-t border-ink">
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </ul>
  );
}

function OrderRow({ order }: { order: MyOrderSummary }) {
  const isToPay = isPayable(order) && !isSoldOut(order.hold);
  return (
    <li className="relative grid grid-cols-[4rem_minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 border-b border-hair py-4 hover:bg-fold/50 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto] sm:gap-x-6 sm:py-5">
      <div className="row-span-3 aspect-square self-start overflow-hidden bg-fold sm:row-span-4">
        <Picture url={order.first.image} alt="" sizes="96px" className="size-full object-cover" />
      </div>
      <div className="col-span-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg whitespace-nowrap">
          <Link
            to={myOrderPath(order.id)}
            prefetch="intent"
            className="no-underline after:absolute after:inset-0 hover:underline"
          >
            {order.orderNumber}
          </Link>
        </h2>
        <MoneySum amount={order.total} className="text-lg" />
      </div>
      <p className="col-span-2 text-sm text-ink-2 wrap-anywhere">
        {longDateTime(order.placedAt)}
        <span className="block text-ink">
          {inSentence((name) => contentsOf(name, order.lineCount), order.first.name)}
        </span>
      </p>
      <div className="col-span-2 flex items-end justify-between gap-4">
        <div className="grid gap-0.5">
          <StatusMark order={order} className="text-sm! font-semibold" />
          <p className="max-w-[68ch] text-sm">{statusSentence(order)}</p>
        </div>
        {!isToPay && <Icon name="chevron-right" className="size-5 text-ink-2" />}
      </div>
      {isToPay && (
        // Above the row's own link.
        <div className="relative col-span-2 col-start-2 mt-2">
          <ButtonLink to={payNowPath(order.orderNumber)} prefetch="none">
            {myOrdersText.payNow}
            <span className="sr-only">{myOrdersText.payFor(order.orderNumber)}</span>
          </ButtonLink>
        </div>
      )}
    </li>
  );
}

/** Previous and Next, where there is more than one page. */
export function MyOrdersPager({ page, pages }: { page: number; pages: number }) {
  if (pages === 1) return null;
  const at = (to: number) => `/dashboard/my-orders?page=${to}`;
  return (
    <nav aria-label={myOrdersText.pages} className="mt-6 flex items-center gap-6">
      {page > 1 && (
        <ButtonLink variant="text" to={at(page - 1)}>
          {myOrdersText.previous}
        </ButtonLink>
      )}
      <span aria-current="page" className="text-sm text-ink-2">
        {myOrdersText.page(page, pages)}
      </span>
      {page < pages && (
        <ButtonLink variant="text" to={at(page + 1)}>
          {myOrdersText.next}
        </ButtonLink>
      )}
    </nav>
  );
}
