import { data } from "react-router";
import { adminOf } from "#accounts/guard.server.ts";
import { useShop } from "#platform/config/shop-settings.ts";
import { services } from "#platform/context.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { withFailure } from "#ui/page/failed-request.ts";
import { findAdminOrder } from "../admin-order.db.server.ts";
import { orderHref } from "../list/list-query.ts";
import { NotConfirmed } from "../not-confirmed.tsx";
import { whyNotSent } from "../not-sent.ts";
import { orderAdminText } from "../order-admin.text.ts";
import { OrderMissing } from "../order-missing.tsx";
import { useOpenedFrom } from "../use-opened-from.ts";
import type { Route } from "./+types/packing-slip.page.ts";
import { markPrinted } from "./mark-printed.server.ts";
import { PackingSlip } from "./packing-slip.tsx";
import { PrintBar } from "./print-bar.tsx";
import { withPrinted } from "./print-button.tsx";

export const policy: RoutePolicy = { cached: false };

export async function loader({ context, params }: Route.LoaderArgs) {
  adminOf(context);
  const order = await findAdminOrder(services(context).db, params.id);
  return order ? { order } : data({ order: null }, { status: 404 });
}

export async function action({ context, params }: Route.ActionArgs) {
  return markPrinted(services(context), adminOf(context), [params.id]);
}

export const clientAction = withPrinted;

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, { order: null }, orderAdminText.detailFailed);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.order ? `Packing slip ${loaderData.order.orderNumber}` : orderAdminText.notFound },
];

export default function PackingSlipPage({ loaderData: { order }, actionData }: Route.ComponentProps) {
  const shop = useShop();
  const openedFrom = useOpenedFrom();
  if (!order) return <OrderMissing />;
  return (
    <>
      <PrintBar
        backTo={orderHref(order.id, openedFrom)}
        back="Back to the order"
        orderIds={whyNotSent(order) ? [] : [order.id]}
        printed={actionData}
      />
      <NotConfirmed order={order} />
      <PackingSlip order={order} shop={shop} />
    </>
  );
}
