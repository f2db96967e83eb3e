import { useEffect } from "react";
import { data } from "react-router";
import { customerOf } from "#accounts/guard.server.ts";
import { savedByCard } from "#orders/cash/pay-instead.db.server.ts";
import { aged } from "#orders/order-standing.ts";
import { withHold } from "#orders/stock/buyers-hold.db.server.ts";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { withArrival } from "#shipping/arrival.ts";
import { type ShownTransfer, transferOfOrder } from "#transfers/shown-transfer.server.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { useToast } from "#ui/overlay/toast.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { withFailure } from "#ui/page/failed-request.ts";
import { FailedView } from "#ui/page/failed-view.tsx";
import type { Paise } from "#values/money/money.ts";
import type { Route } from "./+types/my-order.page.ts";
import { myOrdersText } from "./customer-status.text.ts";
import type { MyOrder } from "./my-order.ts";
import { MyOrderView } from "./my-order-view.tsx";
import { findMyOrder } from "./my-orders.db.server.ts";

export const policy: RoutePolicy = { cached: false };

interface MyOrderData {
  order: MyOrder | null;
  /** What paying by card saves of an order for cash; null where no card pays it. */
  savedByCard: Paise | null;
  /** Where a transfer for it goes to; null where nothing is due. */
  transfer: ShownTransfer | null;
  /** The shop could not be reached, and a notice said so. */
  isUnread?: boolean;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: myOrdersText.orderTitle,
    description: myOrdersText.orderDescription,
    path: "/dashboard/my-orders",
    noIndex: true,
    shop: shopOf(matches),
  });

/** The same answer for an order that is not there and one that is somebody else's. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now, config } = services(context);
  const order = await findMyOrder(db, customerOf(context), params.id);
  const answer: MyOrderData = {
    order: order ? withArrival(await withHold(db, aged(order, now())), config.shop) : null,
    savedByCard: order ? await savedByCard(db, order, now()) : null,
    transfer: transferOfOrder(config, order),
  };
  return data(answer, { status: order ? 200 : 404 });
}

const unread: MyOrderData = { order: null, savedByCard: null, transfer: null, isUnread: true };

export const clientLoader = (call: Route.ClientLoaderArgs): Promise<MyOrderData> =>
  withFailure<MyOrderData, MyOrderData>(call, unread, myOrdersText.orderFailed);

export default function MyOrderPage({
  loaderData: { order, savedByCard: saved, transfer, isUnread = false },
}: Route.ComponentProps) {
  return order ? (
    <MyOrderView order={order} savedByCard={saved} transfer={transfer} />
  ) : (
    <OrderNotFound quietly={isUnread} />
  );
}

function OrderNotFound({ quietly }: { quietly: boolean }) {
  const toast = useToast();
  useEffect(() => {
    if (!quietly) toast({ ...myOrdersText.notFound.toast, tone: "destructive" });
  }, [quietly, toast]);
  const { title, text } = myOrdersText.notFound;
  return (
    <EmptyState
      level={1}
      drawing="lost"
      title={title}
      text={text}
      action={
        <>
          <ButtonLink variant="primary" to="/dashboard/my-orders">
            {myOrdersText.back}
          </ButtonLink>
          <ButtonLink to="/contact">{myOrdersText.support}</ButtonLink>
        </>
      }
    />
  );
}

export function ErrorBoundary() {
  return <FailedView title={myOrdersText.orderFailed.text} />;
}
