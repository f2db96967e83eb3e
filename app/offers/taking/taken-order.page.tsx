import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { OrderMissing } from "#order-admin/order-missing.tsx";
import { sheetText } from "#order-admin/sheet/sheet.text.ts";
import { adminView } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminViewInBrowser } from "#records/page/admin-page.ts";
import { newOrderText as text } from "./new-order.text.ts";
import { readTakenOrder, type TakenOrderFacts } from "./read-taken-order.server.ts";
import { sourceAt } from "./taken-order.form.ts";
import { TakenOrderView } from "./taken-order-view.tsx";

export const policy = { cached: false, needs: "orders" } as const satisfies AdminPolicy;

const server = adminView(policy, async (shop, { params: { id = "" }, url }) => {
  const taken = (await readTakenOrder(shop, id)) ?? null;
  return data({ taken, source: sourceAt(url.searchParams) }, { status: taken ? 200 : 404 });
});
const browser = adminViewInBrowser({
  title: (shown?: { taken: TakenOrderFacts | null }) =>
    shown?.taken ? sheetText.title(shown.taken.orderNumber) : text.title,
  unread: () => null,
  listFailed: () => text.failed,
});

export const loader = server.loader;
export const clientLoader = browser.clientLoader;
export const meta = browser.meta;

export default function TakenOrderPage({ loaderData }: AdminPageProps<typeof server>) {
  if (!loaderData?.taken) return <OrderMissing />;
  return <TakenOrderView taken={loaderData.taken} source={loaderData.source} />;
}
