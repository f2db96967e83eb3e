import { data } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { orderHref } from "#orders/links/list-query.ts";
import { useShop } from "#platform/config/shop-settings.ts";
import { services } from "#platform/services.server.ts";
import { withFailure } from "#ui/page/failed-request.ts";
import { findAdminOrder, findOrderParcel } from "../admin-order.db.server.ts";
import { whyNotSent } from "../admin-order.ts";
import { orderAdminText } from "../order-admin.text.ts";
import { OrderMissing } from "../order-missing.tsx";
import { NotConfirmed } from "../payment-mark.tsx";
import { parcelPath } from "../shipments/shipment-paths.ts";
import { useOpenedFrom } from "../use-opened-from.ts";
import type { Route } from "./+types/packing-slip.page.ts";
import { CardsLink } from "./certificates-panel.tsx";
import { certifiedOf } from "./certified.server.ts";
import { markPrinted } from "./mark-printed.server.ts";
import { PackingSlip } from "./packing-slip.tsx";
import { papersText } from "./papers.text.ts";
import { PrintBar, withPrinted } from "./print-button.tsx";

export const policy = { cached: false, needs: "pack" } as const satisfies AdminPolicy;

const noSlip = { order: null, parcel: undefined, certified: [] as string[] };

/** Of the whole order, or with `?parcel=` of one of its parcels. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const { db } = services(context);
  const wanted = url.searchParams.get("parcel");
  const found =
    wanted === null
      ? { order: await findAdminOrder(db, params.id), parcel: undefined }
      : await findOrderParcel(db, params.id, { number: /^\d{1,4}$/.test(wanted) ? Number(wanted) : 0 });
  if (!found?.order) return data(noSlip, { status: 404 });
  const { order, parcel } = found;
  return { order, parcel, certified: await certifiedOf(db, [order.id]) };
}

export async function action({ context, params }: Route.ActionArgs) {
  return markPrinted(services(context), staffWith(context, policy.needs), [params.id]);
}

export const clientAction = withPrinted;

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, noSlip, orderAdminText.detailFailed);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.order ? papersText.slipOf(loaderData.order.orderNumber) : orderAdminText.notFound },
];

export default function PackingSlipPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, parcel, certified } = loaderData;
  const shop = useShop();
  const openedFrom = useOpenedFrom();
  if (!order) return <OrderMissing />;
  return (
    <>
      <PrintBar
        backTo={parcel ? parcelPath(order.id, parcel.id) : orderHref(order.id, openedFrom)}
        back={parcel ? papersText.backToParcel : papersText.backToOrder}
        orderIds={parcel || whyNotSent(order) ? [] : [order.id]}
        printed={actionData}
      >
        {certified.length > 0 && <CardsLink orderIds={certified} />}
      </PrintBar>
      <NotConfirmed order={order} />
      <PackingSlip order={order} shop={shop} parcel={parcel} />
    </>
  );
}
