import { data } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import type { OfferFormAnswer } from "../writing/offer.form.ts";
import type { Route } from "./+types/new-order.page.ts";
import { newOrderText as text } from "./new-order.text.ts";
import { takenOrderPath, takeOrderPath } from "./new-order-paths.ts";
import { openNewOrder, receiveNewOrder } from "./receive-new-order.server.ts";
import { TakeOrder } from "./take-order.tsx";
import { sourceAt } from "./taken-order.form.ts";

export const policy = { cached: false, body: "texts", needs: "money" } as const satisfies AdminPolicy;

export async function loader({ context, url }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const source = sourceAt(url.searchParams);
  return { source, form: await openNewOrder(services(context), source) };
}

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, null, text.failed);

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = staffWith(context, policy.needs);
  const source = sourceAt(url.searchParams);
  const received = await receiveNewOrder(services(context), actor, source, await postedForm(request));
  if ("answer" in received) return data<OfferFormAnswer>(received.answer, { status: received.status });
  const { orderId, isNew } = received.taken;
  throw redirectWithNotice(takenOrderPath(orderId, source), isNew ? text.taken : text.takenBefore);
}

export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<OfferFormAnswer, OfferFormAnswer>(call, { kind: "failed" }, text.notTaken(text.offline));

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: text.title }];

export default function NewOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData)
    return <UnreadPage title={text.title} text={text.failed.text} reload={takeOrderPath("phone")} />;
  const { source, form } = loaderData;
  return <TakeOrder key={source} source={source} form={form} given={actionData} />;
}
