import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { adminOf } from "#accounts/guard.server.ts";
import { withDeskAction } from "#accounts/session/desk-action.ts";
import { services } from "#platform/context.server.ts";
import { postedForm } from "#platform/web/posted-form.server.ts";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { withFailure } from "#ui/page/failed-request.ts";
import type { Route } from "./+types/order.page.ts";
import { changeOrder, type DeskAnswer } from "./change-order.server.ts";
import { deskText } from "./desk.text.ts";
import { OrderDesk } from "./order-desk.tsx";
import { OrderMissing } from "./order-missing.tsx";
import { type Desk, readDesk } from "./read-desk.server.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  adminOf(context);
  const desk = await readDesk(services(context), params.id, url.searchParams.get("refund"));
  return desk ? { desk } : data({ desk: null }, { status: 404 });
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, { desk: null }, deskText.detailFailed);

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = adminOf(context);
  const answer = await changeOrder(services(context), actor, params.id, await postedForm(request));
  if (answer === "missing") throw data({ desk: null }, { status: 404 });
  return data(answer, { status: answer.isDone ? 200 : 409 });
}

/** A form that could not be sent leaves everything as it was, what was typed too. */
export async function clientAction(call: Route.ClientActionArgs) {
  const intent = (await call.request.clone().formData()).get("intent");
  const failed = intent === "status" ? deskText.updateFailed : deskText.saveFailed;
  return withDeskAction<DeskAnswer, DeskAnswer>(call, { isDone: false, notices: [] }, failed);
}

/** A form that was not kept leaves the page as it stands, with what was typed. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isUndone(actionResult) ? false : defaultShouldRevalidate;

const isUndone = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && "isDone" in answer && answer.isDone === false;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.desk ? orderTitle(loaderData.desk) : deskText.notFound },
];

const orderTitle = ({ order }: Desk): string => `Order: ${order.orderNumber}`;

export default function OrderPage({ loaderData: { desk }, actionData }: Route.ComponentProps) {
  useNotices(actionData, actionData?.notices ?? []);
  if (!desk) return <OrderMissing />;
  return <OrderDesk desk={desk} answer={actionData} />;
}
