import { data } from "react-router";
import { adminOf, staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { errorsIn } from "#ui/form/form-answer.ts";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { type OrderAnswer, orderActNeeds, orderActsWithMoneyBack } from "../order-act.form.ts";
import { orderAdminText } from "../order-admin.text.ts";
import { OrderMissing } from "../order-missing.tsx";
import { type AdminPage, readOrderPage } from "../read-order.server.ts";
import type { Route } from "./+types/order.page.ts";
import { changeOrder } from "./change-order.server.ts";
import { OrderSheet } from "./order-sheet.tsx";
import { sheetText } from "./sheet.text.ts";

export const policy = {
  cached: false,
  needs: "orders",
  acts: orderActNeeds,
  fresh: orderActsWithMoneyBack,
} as const satisfies AdminPolicy;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const adminPage = await readOrderPage(services(context), params.id, {
    refund: url.searchParams.get("refund"),
    givenFor: url.searchParams.get("refundFor"),
  });
  return adminPage ? { adminPage } : data({ adminPage: null }, { status: 404 });
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, { adminPage: null }, orderAdminText.detailFailed);

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = adminOf(context);
  const answer = await changeOrder(services(context), actor, params.id, await postedForm(request));
  if (answer === "missing") throw data({ adminPage: null }, { status: 404 });
  return data(answer, { status: statusOf(answer) });
}

/** What concerns a field stands at it; a form that no page of ours makes concerns none. */
function statusOf(answer: OrderAnswer): number {
  if (answer.kind === "done") return 200;
  return Object.keys(errorsIn(answer)).length > 0 ? 422 : 409;
}

/** A form that could not be sent leaves everything as it was, what was typed too. */
export async function clientAction(call: Route.ClientActionArgs) {
  const intent = (await call.request.clone().formData()).get("intent");
  const failed = intent === "status" ? orderAdminText.updateFailed : orderAdminText.saveFailed;
  return withAdminAction<OrderAnswer, OrderAnswer>(call, { kind: "failed" }, failed);
}

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.adminPage ? orderTitle(loaderData.adminPage) : orderAdminText.notFound },
];

const orderTitle = ({ order }: AdminPage): string => sheetText.title(order.orderNumber);

const noticesOf = (answer: OrderAnswer | undefined) =>
  answer?.kind === "done" ? [answer.notice, answer.kept] : [answer?.notice];

export default function OrderPage({ loaderData: { adminPage }, actionData }: Route.ComponentProps) {
  useNotices(actionData, noticesOf(actionData));
  if (!adminPage) return <OrderMissing />;
  return <OrderSheet adminPage={adminPage} answer={actionData} notices={noticesOf(actionData)} />;
}
