import { data } from "react-router";
import { notForAdmins } from "#accounts/guard.server.ts";
import { orderToActOn, ownOrder, type Unshown, unshown } from "#checkout/own-order/own-order.server.ts";
import { UnshownOrder } from "#checkout/own-order/own-order-frame.tsx";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { takeToken } from "#platform/limits/rate-limit.db.server.ts";
import { requestContext, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { exceptAfterRefusal, withFailedAction, withFailure } from "#ui/page/failed-request.ts";
import { returnText as text } from "../returns.text.ts";
import type { Route } from "./+types/return.page.ts";
import { readReturnPage } from "./read-return-page.server.ts";
import { receiveReturnForm } from "./receive-return.server.ts";
import type { ReturnAnswer } from "./return-request.form.ts";
import { ReturnView } from "./return-view.tsx";

/** Photos; a visitor who may not act on the order is refused before they are read. */
export const policy: RoutePolicy = { cached: false, body: "uploads" };

export const middleware = [notForAdmins];

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta({
    title: text.act,
    description: text.description,
    path: `/order/${params.orderNumber}/return`,
    noIndex: true,
    shop: shopOf(matches),
  });

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const found = await ownOrder({ request, context }, params.orderNumber, token);
  return "why" in found ? unshown(found) : readReturnPage(services(context), found);
}

const allowance = { name: "returns", most: 30, windowSeconds: 600 };

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const shop = services(context);
  // By the address alone: nobody's photos are read who holds neither cookie nor link.
  const found = await orderToActOn({ request, url, params, context }, new FormData());
  const { clientAddress } = context.get(requestContext);
  const token = await takeToken(shop.db, allowance, clientAddress, shop.now());
  const form = await postedForm(request);
  if (token.ok) return receiveReturnForm(shop, found, form);
  return data<ReturnAnswer>(
    { kind: "failed", text: text.errors.tooOften, reason: "limited" },
    { status: 429 },
  );
}

const unread: Unshown = { why: "unread" };

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, unread);

export const clientAction = (call: Route.ClientActionArgs) =>
  withFailedAction<ReturnAnswer, ReturnAnswer>(call, { kind: "failed" }, { ...text.unsent });

export const shouldRevalidate = exceptAfterRefusal;

export default function ReturnPageRoute({ loaderData, actionData }: Route.ComponentProps) {
  if ("why" in loaderData) return <UnshownOrder {...loaderData} />;
  return <ReturnView page={loaderData} answer={actionData} />;
}
