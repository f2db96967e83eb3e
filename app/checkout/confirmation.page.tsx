import { useEffect, useState } from "react";
import { data } from "react-router";
import { orderNotFound } from "#orders/order.text.ts";
import { services } from "#platform/context.server.ts";
import { pageMeta } from "#platform/page-meta.ts";
import { shopOf } from "#platform/shop-settings.ts";
import { withFailure } from "#ui/failed-request.ts";
import type { Route } from "./+types/confirmation.page.ts";
import { dropDraft } from "./checkout-draft.ts";
import { ConfirmationView, OrderNotFound } from "./confirmation-view.tsx";
import { keepLocalOrder, type LocalOrder, readLocalOrder } from "./local-orders.ts";
import { visibleOrder } from "./visible-order.server.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: "Your Order",
    description: "Your order, its delivery and its payment.",
    path: "/order-confirmation",
    noIndex: true,
    shop: shopOf(matches),
  });

/** The same answer for an order that is not there and one that is somebody else's. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const orderNumber = url.searchParams.get("orderId") ?? "";
  const found = await visibleOrder(services(context), request, url.searchParams);
  return found
    ? { orderNumber, ...found }
    : data({ orderNumber, order: null, isOwn: false }, { status: 404 });
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(
    call,
    { orderNumber: new URL(call.request.url).searchParams.get("orderId") ?? "", order: null, isOwn: false },
    { title: orderNotFound.title, text: orderNotFound.text },
  );

export default function ConfirmationPage({ loaderData }: Route.ComponentProps) {
  const { order, orderNumber, isOwn } = loaderData;
  const [copy, setCopy] = useState<LocalOrder>();
  useEffect(() => {
    if (!order) return setCopy(readLocalOrder(localStorage, orderNumber));
    dropDraft(sessionStorage);
    if (isOwn) keepLocalOrder(localStorage, order);
  }, [order, orderNumber, isOwn]);
  const shown = order ?? copy;
  return shown ? <ConfirmationView order={shown} /> : <OrderNotFound />;
}
