import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { withFailure } from "#ui/page/failed-request.ts";
import { connectionsPath } from "../endpoint-paths.ts";
import type { EndpointAnswer } from "../endpoints/endpoint-answer.ts";
import { findEndpoint, latestDeliveries } from "../endpoints/endpoints.db.server.ts";
import { webhooksText as text } from "../webhooks.text.ts";
import type { Route } from "./+types/webhook.page.ts";
import { EndpointView } from "./endpoint-view.tsx";
import { receiveEndpointAct } from "./receive-endpoint.server.ts";

export const policy = { cached: false, needs: "settings", fresh: "forms" } as const satisfies AdminPolicy;

const mostShown = 50;

export async function loader({ context, params }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const { db } = services(context);
  const endpoint = await findEndpoint(db, params.id);
  if (!endpoint) return data({ page: null }, { status: 404 });
  return { page: { endpoint, deliveries: await latestDeliveries(db, params.id, mostShown) } };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = staffWith(context, policy.needs);
  const shop = services(context);
  const endpoint = await findEndpoint(shop.db, params.id);
  if (!endpoint) throw redirectWithNotice(connectionsPath, text.gone);
  const received = await receiveEndpointAct(shop, actor, endpoint, await postedForm(request));
  if ("to" in received) throw redirectWithNotice(received.to, received.notice);
  return data(received.answer, { status: received.status });
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, { page: null }, text.readFailed);

export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<EndpointAnswer, EndpointAnswer>(call, { kind: "failed" }, text.saveFailed);

/** A form that was refused leaves the page as it stands, with what was typed. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isRefused(actionResult) ? false : defaultShouldRevalidate;

const isRefused = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && "kind" in answer && answer.kind !== "done";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: loaderData?.page ? `Webhook: ${new URL(loaderData.page.endpoint.url).host}` : text.notFound,
  },
];

/** One address that is told of what happens: its events, what can be done with it, and its deliveries. */
export default function WebhookPage({ loaderData: { page }, actionData }: Route.ComponentProps) {
  if (page) return <EndpointView {...page} given={actionData} />;
  const action = <ButtonLink to={connectionsPath}>{text.back}</ButtonLink>;
  return <EmptyState level={1} drawing="lost" title={text.notFound} action={action} />;
}
