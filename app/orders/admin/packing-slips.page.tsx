import { adminOf } from "#accounts/guard.server.ts";
import { services } from "#platform/context.server.ts";
import { useShop } from "#platform/shop-settings.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { withFailure } from "#ui/failed-request.ts";
import type { Route } from "./+types/packing-slips.page.ts";
import { chosenOrders } from "./chosen-orders.ts";
import { deskText } from "./desk.text.ts";
import { findDeskOrder } from "./desk-order.db.server.ts";
import type { DeskOrder } from "./desk-order.ts";
import { ordersPath } from "./list-query.ts";
import { PackingSlip } from "./packing-slip.tsx";
import { PrintBar } from "./print-bar.tsx";

const none: DeskOrder[] = [];

export async function loader({ context, url }: Route.LoaderArgs) {
  adminOf(context);
  const { db } = services(context);
  const orders = none.slice();
  for (const id of chosenOrders(url.searchParams)) {
    const order = await findDeskOrder(db, id);
    if (order) orders.push(order);
  }
  return { orders };
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, { orders: none }, deskText.listFailed);

export const meta: Route.MetaFunction = () => [{ title: deskText.slips }];

/** The slips of the ticked orders, each on a paper of its own. */
export default function PackingSlipsPage({ loaderData: { orders } }: Route.ComponentProps) {
  const shop = useShop();
  return (
    <>
      <PrintBar backTo={ordersPath} back={deskText.backToAll} />
      <h1 className="mb-5 text-3xl print:hidden">{deskText.slips}</h1>
      {orders.length === 0 && <EmptyState {...deskText.noneChosen} />}
      <div className="grid gap-8 print:block">
        {orders.map((order) => (
          <div key={order.id} className="print:not-last:break-after-page">
            <PackingSlip order={order} shop={shop} headingLevel={2} />
          </div>
        ))}
      </div>
    </>
  );
}
