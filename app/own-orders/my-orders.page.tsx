import { useRevalidator } from "react-router";
import { customerOf } from "#accounts/guard.server.ts";
import { aged } from "#orders/order-standing.ts";
import { withHolds } from "#orders/stock/buyers-hold.db.server.ts";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { withFailure } from "#ui/page/failed-request.ts";
import { FailedView } from "#ui/page/failed-view.tsx";
import type { Route } from "./+types/my-orders.page.ts";
import { myOrdersText } from "./customer-status.text.ts";
import { listMyOrders, type MyOrdersPage } from "./my-orders.db.server.ts";
import { MyOrdersList, MyOrdersPager } from "./my-orders-list.tsx";

export const policy: RoutePolicy = { cached: false };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: myOrdersText.title,
    description: myOrdersText.description,
    path: "/dashboard/my-orders",
    noIndex: true,
    shop: shopOf(matches),
  });

export async function loader({ context, url }: Route.LoaderArgs): Promise<MyOrdersPage> {
  const { db, now } = services(context);
  const page = Number(url.searchParams.get("page") ?? 1);
  const found = await listMyOrders(db, customerOf(context), Number.isInteger(page) ? page : 1);
  const orders = found.orders.map((order) => aged(order, now()));
  return { ...found, orders: await withHolds(db, orders) };
}

const unread = { orders: undefined, page: 1, pages: 1 };

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, unread, myOrdersText.failed);

export default function MyOrders({ loaderData: { orders, page, pages } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="pt-6 pb-4 text-3xl md:pt-0 md:pb-6">{myOrdersText.title}</h1>
      {orders === undefined && <OrdersUnread />}
      {orders?.length === 0 && <NoOrders />}
      {orders !== undefined && orders.length > 0 && <MyOrdersList orders={orders} />}
      <MyOrdersPager page={page} pages={pages} />
    </>
  );
}

/** Orders that could not be read are not the same as none. */
function OrdersUnread() {
  const { revalidate, state } = useRevalidator();
  return (
    <EmptyState
      drawing="offline"
      title={myOrdersText.failed.text}
      action={
        <Button variant="primary" onClick={() => void revalidate()} pending={state !== "idle"}>
          {myOrdersText.tryAgain}
        </Button>
      }
    />
  );
}

function NoOrders() {
  return (
    <EmptyState
      drawing="orders"
      title={myOrdersText.empty}
      text={myOrdersText.emptyHint}
      action={
        <ButtonLink variant="primary" to="/shop">
          {myOrdersText.shop}
        </ButtonLink>
      }
    />
  );
}

export function ErrorBoundary() {
  return <FailedView title={myOrdersText.failed.text} />;
}
