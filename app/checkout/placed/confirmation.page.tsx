import { useEffect, useRef, useState } from "react";
import { data, redirect } from "react-router";
import { notForAdmins } from "#accounts/guard.server.ts";
import { forgottenOrderLine } from "#accounts/session/placed-orders.server.ts";
import { useCart } from "#cart/kept/cart-store.ts";
import { forgetSpentCode } from "#discounts/codes/code-cookie.server.ts";
import { savedByCard } from "#orders/cash/pay-instead.db.server.ts";
import { isOrderNumber } from "#orders/order.ts";
import { isLost, isUnpaid } from "#orders/order-standing.ts";
import { findSeenParcelsOf } from "#orders/seen-parcels/seen-parcels.db.server.ts";
import { myOrdersText } from "#own-orders/customer-status.text.ts";
import { hasBuyersInvoice } from "#own-orders/held-invoice.db.server.ts";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { type Services, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { transferOfOrder } from "#transfers/shown-transfer.server.ts";
import { exceptAfterRefusal, withFailedAction, withFailure } from "#ui/page/failed-request.ts";
import { dropCheckoutDraft, readCheckoutDraft } from "../form/checkout-draft.ts";
import { areSameGoods } from "../form/purchase.ts";
import { forgetUnseen } from "../form/unseen-order.ts";
import { withGoods } from "../placing/ordered-goods.server.ts";
import { endCheckout } from "../submitting/checkout-key.server.ts";
import { shopperOf, strangerStatus } from "../submitting/shopper.server.ts";
import type { Route } from "./+types/confirmation.page.ts";
import { ClosedOrder, OrderNotFound, OrderUnread } from "./closed-order.tsx";
import { ConfirmationView } from "./confirmation-view.tsx";
import { ForgetOrder } from "./forget-order.tsx";
import { forgetOrder } from "./forget-orders.ts";
import { keepLocalOrder, type LocalOrder, readLocalOrder } from "./local-orders.ts";
import { forgetText, linkOver, placedText } from "./placed.text.ts";
import { buyersWord, keptOrders, visibleOrder } from "./visible-order.server.ts";

export const policy: RoutePolicy = { cached: false };

export const middleware = [notForAdmins];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: placedText.title,
    description: placedText.description,
    path: "/order-confirmation",
    noIndex: true,
    shop: shopOf(matches),
  });

/** What the page is given where there is no order to show. */
const nothing = { order: null, isOwn: false, isKept: false };

/** Why an order is shown here no longer. */
interface Closed {
  closed: "over" | "forgotten";
}
const over: Closed = { closed: "over" };
const forgotten: Closed = { closed: "forgotten" };

/** The same answer for an order that is not there and one that is somebody else's. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const orderNumber = url.searchParams.get("orderId") ?? "";
  const token = url.searchParams.get("token") ?? undefined;
  const shopper = await shopperOf(request, context);
  const found = await visibleOrder(services(context), request, url.searchParams, shopper);
  if (found === "link-over") return data({ orderNumber, ...nothing, ...over }, { status: 410 });
  if (found) {
    const saved = await savedByCard(services(context).db, found.order, services(context).now());
    const hasInvoice = await hasBuyersInvoice(services(context).db, orderNumber);
    // What led to an order that was paid in the card's window is done with, too.
    const isDone = found.isOwn && !isUnpaid(found.order) && !isLost(found.order);
    const headers = isDone ? await forgetPurchase(services(context), request, orderNumber) : [];
    const { db } = services(context);
    const order = {
      ...found.order,
      lines: await withGoods(db, found.order.lines),
      ...(await findSeenParcelsOf(db, orderNumber, found.order.lines)),
    };
    const mayConfirm = (await buyersWord(services(context), { order, shopper, token })) !== undefined;
    const transfer = transferOfOrder(services(context).config, order);
    const isNew = services(context).now().getTime() - order.placedAt.getTime() < thankedFor;
    const shown = { ...found, order, isNew, hasInvoice, savedByCard: saved, mayConfirm, transfer };
    return data({ orderNumber, token, ...shown }, { headers });
  }
  if (url.searchParams.has("forgotten")) return { orderNumber, ...nothing, ...forgotten };
  const status = await strangerStatus(context);
  const unshown = { orderNumber, ...nothing };
  return data(status === 429 ? { ...unshown, isUnread: true } : unshown, { status });
}

/** For so long its buyer is thanked, and notified of the mail that is on its way. */
const thankedFor = 60 * 60_000;

/** Its code, and its checkout's key. */
async function forgetPurchase(
  shop: Pick<Services, "db" | "config">,
  request: Request,
  orderNumber: string,
): Promise<[string, string][]> {
  const code = await forgetSpentCode(shop, request, orderNumber);
  return [...code, ...(await endCheckout(shop, request, orderNumber))];
}

/**
 * Forgets the order on this device: the right to see it goes, and the page that follows takes the browser's
 * own copy away.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { config, secret } = services(context);
  const orderNumber = String((await postedForm(request)).get("orderId") ?? "");
  if (!isOrderNumber(orderNumber)) return redirect("/", 303);
  const kept = keptOrders({ secret, config }, request);
  const line = forgottenOrderLine(orderNumber, kept, { secret, origin: config.origin });
  const query = new URLSearchParams({ orderId: orderNumber, forgotten: "1" });
  return redirect(`/order-confirmation?${query}`, { status: 303, headers: { "Set-Cookie": line } });
}

export const clientAction = (call: Route.ClientActionArgs) =>
  withFailedAction<Response, null>(call, null, forgetText.unsent);

export const shouldRevalidate = exceptAfterRefusal;

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(
    call,
    {
      orderNumber: new URL(call.request.url).searchParams.get("orderId") ?? "",
      ...nothing,
      isUnread: true,
    },
    myOrdersText.orderFailed,
  );

/** What is known besides an order that this browser alone shows. */
const noMore = {
  isNew: false,
  token: undefined,
  savedByCard: null,
  mayConfirm: false,
  transfer: null,
  hasInvoice: false,
};

export default function ConfirmationPage({ loaderData }: Route.ComponentProps) {
  const { order, orderNumber, isKept } = loaderData;
  const closed = "closed" in loaderData ? loaderData.closed : undefined;
  const copy = useOwnCopy(loaderData, closed === "forgotten");
  const shown = order ?? copy;
  if (shown) {
    const known = { ...noMore, ...loaderData };
    const { isNew, token, savedByCard: saved, mayConfirm, transfer, hasInvoice } = known;
    return (
      <ConfirmationView
        order={shown}
        isNew={isNew}
        token={token}
        mayConfirm={mayConfirm}
        transfer={transfer}
        hasInvoice={hasInvoice}
        savedByCard={saved}
        forget={isKept || copy ? <ForgetOrder orderNumber={orderNumber} /> : undefined}
      />
    );
  }
  if (closed) return <ClosedOrder {...(closed === "over" ? linkOver : forgetText)} />;
  return "isUnread" in loaderData ? <OrderUnread /> : <OrderNotFound />;
}

/**
 * Keeps the browser's own copy of an order that it shows, ends the checkout that led to it, and answers the
 * copy where the shop shows none.
 */
function useOwnCopy(
  { order, orderNumber, isOwn }: Route.ComponentProps["loaderData"],
  isForgotten: boolean,
): LocalOrder | undefined {
  const cart = useCart();
  const replace = useRef(cart.replace);
  replace.current = cart.replace;
  const [copy, setCopy] = useState<LocalOrder>();
  useEffect(() => {
    if (isForgotten) forgetOrder(window, orderNumber);
    if (!order) return setCopy(readLocalOrder(localStorage, orderNumber));
    forgetUnseen(sessionStorage);
    if (isUnpaid(order)) return;
    const isOfDraft = readCheckoutDraft(sessionStorage)?.orderNumber === orderNumber;
    dropCheckoutDraft(sessionStorage);
    if (isLost(order)) return;
    if (isOwn) keepLocalOrder(localStorage, order);
    // Paid in the window, in another app, or by a later try. What was put into the cart since it was placed
    // stays.
    if (isOfDraft) replace.current((held) => (areSameGoods(order.lines, held) ? [] : held));
  }, [order, orderNumber, isOwn, isForgotten]);
  return order ? undefined : copy;
}
