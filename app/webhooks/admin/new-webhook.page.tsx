import { randomUUID } from "node:crypto";
import { data, Form, useNavigation } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { useMay } from "#accounts/permissions/held-context.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { EngineersPage } from "#records/page/engineers-page.tsx";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { FailedView } from "#ui/page/failed-view.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { endpointPath } from "../endpoint-paths.ts";
import { mayHaveTold } from "../events/event-permissions.ts";
import { webhooksText as text } from "../webhooks.text.ts";
import { BackToConnections } from "./back-to-connections.tsx";
import { EndpointFields } from "./endpoint-fields.tsx";
import { receiveNewEndpoint } from "./receive-endpoint.server.ts";
import { ShownSecret } from "./shown-secret.tsx";

export const policy = { cached: false, needs: "settings", fresh: "forms" } as const satisfies AdminPolicy;

const server = adminPage(policy, {
  async read() {
    return { newId: randomUUID() };
  },
  async take(shop, { actor }, form) {
    const { answer, status } = await speaking("en", () => receiveNewEndpoint(shop, actor, form));
    return data(answer, { status });
  },
});
const browser = adminPageInBrowser({
  title: () => text.add,
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

/** Adds an endpoint; its deliveries are signed with the secret shown then. */
export default function NewWebhookPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
  const isHydrated = useHydrated();
  const may = useMay();
  const { state } = useNavigation();
  if (!loaderData) return <FailedView title={text.readFailed.text} />;
  const isAdding = state === "submitting";
  const made = actionData?.kind === "done" ? actionData.kept : undefined;
  return (
    <EngineersPage>
      <BackToConnections />
      <PageHead title={text.add} />
      {made && <ShownSecret {...made} />}
      {made && <ButtonLink to={endpointPath(made.id)}>{text.open(made.host)}</ButtonLink>}
      {!made && !mayHaveTold(may) && <p>{text.nothingToTell}</p>}
      {!made && mayHaveTold(may) && (
        <Form method="post" noValidate={isHydrated} className="grid max-w-3xl gap-5">
          <input type="hidden" name="id" value={loaderData.newId} />
          <EndpointFields kept={{ url: "", events: [] }} given={actionData} />
          <div>
            <Button type="submit" variant="primary" pending={isAdding} className="max-sm:w-full">
              {isAdding ? text.adding : text.add}
            </Button>
          </div>
        </Form>
      )}
    </EngineersPage>
  );
}
