import { useEffect, useRef, useState } from "react";
import { data } from "react-router";
import { notForAdmins } from "#accounts/guard.server.ts";
import { useCart } from "#cart/cart-store.ts";
import { myOrdersText } from "#orders/customer-status.text.ts";
import { isLost, isUnpaid } from "#orders/order.ts";
import { services } from "#platform/context.server.ts";
import { pageMeta } from "#platform/page-meta.ts";
import { shopOf } from "#platform/shop-settings.ts";
import { withFailure } from "#ui/failed-request.ts";
import type { Route } from "./+types/confirmation.page.ts";
import { dropDraft, readDraft } from "./checkout-draft.ts";
import { ConfirmationView, OrderNotFound } from "./confirmation-view.tsx";
import { keepLocalOrder, type LocalOrder, readLocalOrder } from "./local-orders.ts";
import { OrderUnread } from "./order-unread.tsx";
import { areSameGoods } from "./purchase.ts";
import { shopperOf } from "./shopper.server.ts";
import { forgetUnseen } from "./unseen-order.ts";
import { visibleOrder } from "./visible-order.server.ts";

export const middleware = [notForAdmins];

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
  const token = url.searchParams.get("token") ?? undefined;
  const shopper = await shopperOf(request, context);
  const found = await visibleOrder(services(context), request, url.searchParams, shopper);
  return found
    ? { orderNumber, token, ...found }
    : data({ orderNumber, order: null, isOwn: false }, { status: 404 });
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(
    call,
    {
      orderNumber: new URL(call.request.url).searchParams.get("orderId") ?? "",
      order: null,
      isOwn: false,
      isUnread: true,
    },
    myOrdersText.orderFailed,
  );

export default function ConfirmationPage({ loaderData }: Route.ComponentProps) {
  const { order, orderNumber, isOwn } = loaderData;
  const cart = useCart();
  const replace = useRef(cart.replace);
  replace.current = cart.replace;
  const [copy, setCopy] = useState<LocalOrder>();
  useEffect(() => {
    if (!order) return setCopy(readLocalOrder(localStorage, orderNumber));
    forgetUnseen(sessionStorage);
    if (isUnpaid(order)) return;
    const isOfDraft = readDraft(sessionStorage)?.orderNumber === orderNumber;
    dropDraft(sessionStorage);
    if (isLost(order)) return;
    if (isOwn) keepLocalOrder(localStorage, order);
    // Paid in the window, in another app, or by a later try. What was put into the cart since it was placed stays.
    const goods = order.lines.map(({ productId: id, quantity }) => ({ id, quantity }));
    if (isOfDraft) replace.current((held) => (areSameGoods(held, goods) ? [] : held));
  }, [order, orderNumber, isOwn]);
  const shown = order ?? copy;
  const token = "token" in loaderData ? loaderData.token : undefined;
  if (shown) return <ConfirmationView order={shown} token={token} />;
  return "isUnread" in loaderData ? <OrderUnread /> : <OrderNotFound />;
}
