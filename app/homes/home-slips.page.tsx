import { data } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import type { AdminOrder } from "#order-admin/admin-order.ts";
import { homesText as text } from "#order-admin/homes/homes.text.ts";
import { homesPath, paperPartOf } from "#order-admin/homes/homes-list.ts";
import { orderAdminText } from "#order-admin/order-admin.text.ts";
import { OrderMissing } from "#order-admin/order-missing.tsx";
import { PackingSlip } from "#order-admin/papers/packing-slip.tsx";
import { PrintBar } from "#order-admin/papers/print-button.tsx";
import type { Shipment } from "#orders/shipments/shipment.ts";
import { useShop } from "#platform/config/shop-settings.ts";
import { services } from "#platform/services.server.ts";
import { withFailure } from "#ui/page/failed-request.ts";
import type { Route } from "./+types/home-slips.page.ts";
import { readHomeSlips } from "./read-home-slips.server.ts";

export const policy = { cached: false, needs: "pack" } as const satisfies AdminPolicy;

const noSlips: { orderId: string | null; slips: { order: AdminOrder; parcel: Shipment }[] } = {
  orderId: null,
  slips: [],
};

/** The slips of a hundred homes after the other, in the order of their sheet. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const slips = await readHomeSlips(services(context).db, params.id, paperPartOf(url.searchParams));
  return slips ? { orderId: params.id, slips } : data(noSlips, { status: 404 });
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, noSlips, orderAdminText.detailFailed);

export const meta: Route.MetaFunction = () => [{ title: text.slipsTitle }];

export default function HomeSlipsPage({ loaderData: { orderId, slips } }: Route.ComponentProps) {
  const shop = useShop();
  if (orderId === null) return <OrderMissing />;
  return (
    <>
      <PrintBar backTo={homesPath(orderId)} back={text.title} orderIds={[]} printed={undefined} />
      <h1 className="mb-5 text-3xl print:hidden">{text.slipsTitle}</h1>
      <div className="grid gap-8 print:block">
        {slips.map(({ order, parcel }) => (
          <div key={parcel.id} className="print:not-last:break-after-page">
            <PackingSlip order={order} shop={shop} parcel={parcel} headingLevel={2} />
          </div>
        ))}
      </div>
    </>
  );
}
