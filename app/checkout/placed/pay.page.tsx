import { data, redirect, useNavigate, useRevalidator } from "react-router";
import { notForAdmins } from "#accounts/guard.server.ts";
import { isOpenCash } from "#orders/cash/confirmation.ts";
import { findPayInstead } from "#orders/cash/pay-instead.db.server.ts";
import { billPaidInstead } from "#orders/cash/pay-instead.ts";
import { duesText } from "#orders/dues/dues.text.ts";
import { type Due, dueNow } from "#orders/dues/dues.ts";
import { cashWords } from "#orders/order.text.ts";
import { isUnpaid } from "#orders/order-standing.ts";
import { myOrdersText } from "#own-orders/customer-status.text.ts";
import { payToasts } from "#payments/paying/pay.text.ts";
import { usePayment } from "#payments/paying/use-payment.ts";
import { shopOf, useShop } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { shownTransfer } from "#transfers/shown-transfer.server.ts";
import { useToast } from "#ui/overlay/toast.tsx";
import { withFailure } from "#ui/page/failed-request.ts";
import { confirmationPath } from "../form/confirmation-path.ts";
import { paymentSettings } from "../form/paying/payment-settings.server.ts";
import { shopperOf, strangerStatus } from "../submitting/shopper.server.ts";
import type { Route } from "./+types/pay.page.ts";
import { ClosedOrder, OrderNotFound, OrderUnread } from "./closed-order.tsx";
import { isOpenToPay, PayView } from "./pay-view.tsx";
import { linkOver, placedText, unpaidText } from "./placed.text.ts";
import { usePayAtOnce } from "./use-pay-at-once.ts";
import { visibleOrder } from "./visible-order.server.ts";

export const policy: RoutePolicy = { cached: false };

export const handle = { frame: "quiet" };

export const middleware = [notForAdmins];

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta({
    title: unpaidText.payTitle,
    description: placedText.payDescription,
    path: `/pay/${params.orderNumber}`,
    noIndex: true,
    shop: shopOf(matches),
  });

const nothing = { order: undefined, token: undefined, payments: undefined };

/**
 * For those who may see the order; one that no card can pay is shown instead. An order for cash is shown as
 * it would be once a card has paid it.
 */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const shop = services(context);
  const { orderNumber } = params;
  const token = url.searchParams.get("token") ?? undefined;
  const query = new URLSearchParams({ orderId: orderNumber, token: token ?? "" });
  const found = await visibleOrder(shop, request, query, await shopperOf(request, context));
  if (found === "link-over") return data({ ...nothing, isOver: true }, { status: 410 });
  if (!found) {
    const status = await strangerStatus(context);
    return data(status === 429 ? { ...nothing, isUnread: true } : { ...nothing }, { status });
  }
  const payments = paymentSettings(shop.config);
  if (found.order.dues.length > 0) {
    const due = dueNow(found.order);
    if (!due) throw redirect(confirmationPath(orderNumber, token));
    const part = { due, transfer: shownTransfer(shop.config, due) };
    return { order: found.order, token, payments, part };
  }
  if (isUnpaid(found.order)) return { order: found.order, token, payments };
  const instead = isOpenCash(found.order)
    ? await findPayInstead(shop.db, orderNumber, shop.now())
    : undefined;
  if (!instead) throw redirect(confirmationPath(orderNumber, token));
  const order = { ...found.order, ...billPaidInstead(found.order, instead) };
  return { order, token, payments, saved: instead.saved };
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, { ...nothing, isUnread: true }, myOrdersText.orderFailed);

/** What is true of an order that stands whether it is paid now or not (OFFER-53). */
function closedWords({ part, saved }: { part?: { due: Due } | undefined; saved?: number | undefined }) {
  if (part) return duesText.whenClosed(part.due);
  return saved === undefined ? undefined : cashWords.whenClosed;
}

export default function PayPage({ loaderData }: Route.ComponentProps) {
  const { order, token, payments } = loaderData;
  const saved = "saved" in loaderData ? loaderData.saved : undefined;
  const part = "part" in loaderData ? loaderData.part : undefined;
  const isOpen = order !== undefined && (isOpenToPay(order) || saved !== undefined || part !== undefined);
  const payment = usePayment(payments?.scriptSrc, isOpen);
  const shop = useShop();
  const toast = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isToCome = usePayAtOnce(payment.script, isOpen, () => void pay());
  if (!order || !payments) {
    if ("isOver" in loaderData) return <ClosedOrder {...linkOver} />;
    return "isUnread" in loaderData ? <OrderUnread /> : <OrderNotFound />;
  }

  async function pay() {
    if (!order || !isOpen || !payment.isReady()) return;
    const { orderNumber, billing } = order;
    const total = part?.due.amount ?? order.total;
    const { fullName: name, email, phone } = billing;
    const whenClosed = closedWords({ part, saved });
    const buyer = { name, email, phone };
    const ended = await payment.pay({ orderNumber, token, total, shopName: shop.name, ...buyer, whenClosed });
    if (ended === "unpaid") await revalidate();
    if (ended === undefined || ended === "unpaid") return;
    if (ended === "paid") toast(payToasts.paid);
    navigate(confirmationPath(orderNumber, token), { replace: true });
  }

  return (
    <PayView
      order={order}
      token={token}
      saved={saved}
      part={part}
      payments={payments}
      payment={payment}
      isToCome={isToCome}
      back={confirmationPath(order.orderNumber, token)}
      onPay={() => void pay()}
    />
  );
}
