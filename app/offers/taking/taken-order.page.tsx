import { data } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { OrderMissing } from "#order-admin/order-missing.tsx";
import { services } from "#platform/services.server.ts";
import { withFailure } from "#ui/page/failed-request.ts";
import type { Route } from "./+types/taken-order.page.ts";
import { newOrderText as text } from "./new-order.text.ts";
import { readTakenOrder } from "./read-taken-order.server.ts";
import { sourceAt } from "./taken-order.form.ts";
import { TakenOrderView } from "./taken-order-view.tsx";

export const policy = { cached: false, needs: "orders" } as const satisfies AdminPolicy;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const taken = await readTakenOrder(services(context), params.id);
  const source = sourceAt(url.searchParams);
  return data({ taken: taken ?? null, source }, { status: taken ? 200 : 404 });
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, { taken: null, source: "phone" } as const, text.failed);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.taken ? `Order: ${loaderData.taken.orderNumber}` : text.title },
];

export default function TakenOrderPage({ loaderData: { taken, source } }: Route.ComponentProps) {
  return taken ? <TakenOrderView taken={taken} source={source} /> : <OrderMissing />;
}
