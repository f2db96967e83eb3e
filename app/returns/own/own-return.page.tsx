import { data } from "react-router";
import { notForAdmins } from "#accounts/guard.server.ts";
import { orderPageOf, statusesInside, type Unshown, unshown } from "#checkout/own-order/own-order.server.ts";
import { UnshownOrder } from "#checkout/own-order/own-order-frame.tsx";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { exceptAfterRefusal, withFailedAction, withFailure } from "#ui/page/failed-request.ts";
import { isForCash } from "#values/money/payment-method.ts";
import { withdrawReturn } from "../asking/withdraw-return.server.ts";
import { failedRefundOf } from "../failed-refund.db.server.ts";
import { ownReturnPath } from "../return-request.ts";
import { returnNotices, returnText, ownReturnText as text } from "../returns.text.ts";
import type { Route } from "./+types/own-return.page.ts";
import { ownReturn } from "./own-return.server.ts";
import { OwnReturnView } from "./own-return-view.tsx";
import { sentInsteadIn } from "./sent-instead.db.server.ts";

export const policy: RoutePolicy = { cached: false };

export const middleware = [notForAdmins];

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta({
    title: text.title(params.number),
    description: text.description,
    path: `/return/${params.number}`,
    noIndex: true,
    shop: shopOf(matches),
  });

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const found = await ownReturn({ request, context }, params.number, token);
  if ("why" in found) return unshown(found);
  const { own, request: asked } = found;
  const sentInstead = await sentInsteadIn(services(context).db, asked, own.order.lines);
  return {
    request: { ...asked, sentInstead },
    lines: own.order.lines,
    orderNumber: own.order.orderNumber,
    isCash: isForCash(own.order.paymentMethod),
    unpaid: (await failedRefundOf(services(context).db, asked.id))?.amount ?? null,
    token: own.token,
    back: await orderPageOf(services(context), own),
  };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  await postedForm(request);
  const token = url.searchParams.get("token") ?? "";
  const found = await ownReturn({ request, context }, params.number, token);
  if ("why" in found) throw data(found, { status: statusesInside[found.why] });
  const done = await withdrawReturn(services(context), found.request.id);
  const isDone = done === "withdrawn" || done === "already";
  throw redirectWithNotice(
    ownReturnPath(found.request.number, found.own.token),
    isDone ? returnNotices.withdrawn : returnNotices.tooLate,
  );
}

const unread: Unshown = { why: "unread" };

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, unread);

export const clientAction = (call: Route.ClientActionArgs) =>
  withFailedAction(call, null, { ...returnText.unsent });

export const shouldRevalidate = exceptAfterRefusal;

export default function OwnReturnPage({ loaderData }: Route.ComponentProps) {
  return "why" in loaderData ? (
    <UnshownOrder {...loaderData} missing={text.missing} />
  ) : (
    <OwnReturnView {...loaderData} />
  );
}
