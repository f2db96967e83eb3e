import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { EngineersPage } from "#records/page/engineers-page.tsx";
import { ButtonLink } from "#ui/form/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { connectionsPath } from "../endpoint-paths.ts";
import type { Endpoint } from "../endpoints/endpoint.ts";
import { findEndpoint, latestDeliveries } from "../endpoints/endpoints.db.server.ts";
import { webhooksText as text } from "../webhooks.text.ts";
import { EndpointView } from "./endpoint-view.tsx";
import { receiveEndpointAct } from "./receive-endpoint.server.ts";

export const policy = { cached: false, needs: "settings", fresh: "forms" } as const satisfies AdminPolicy;

const mostShown = 50;

const server = adminPage(policy, {
  async read({ db }, { params: { id = "" } }) {
    const endpoint = await findEndpoint(db, id);
    const page = endpoint && { endpoint, deliveries: await latestDeliveries(db, id, mostShown) };
    return data(page ?? null, { status: page ? 200 : 404 });
  },
  async take(shop, { actor, params: { id = "" } }, form) {
    const endpoint = await findEndpoint(shop.db, id);
    if (!endpoint) throw redirectWithNotice(connectionsPath, text.gone);
    // Refusals that other rooms word, too, are in the page's own language (HINDI-76).
    const received = await speaking("en", () => receiveEndpointAct(shop, actor, endpoint, form));
    if ("to" in received) throw redirectWithNotice(received.to, received.notice);
    return data(received.answer, { status: received.status });
  },
});
const browser = adminPageInBrowser({
  title: (page?: { endpoint: Endpoint }) =>
    page ? `Webhook: ${new URL(page.endpoint.url).host}` : text.notFound,
  unread: () => null,
  listFailed: () => text.readFailed,
  failed: () => text.saveFailed,
});

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

/** One endpoint: its events, its acts, and its deliveries. */
export default function WebhookPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
  if (loaderData)
    return (
      <EngineersPage>
        <EndpointView {...loaderData} given={actionData} />
      </EngineersPage>
    );
  const action = <ButtonLink to={connectionsPath}>{text.back}</ButtonLink>;
  return <EmptyState level={1} drawing="lost" title={text.notFound} action={action} />;
}
