import { randomUUID } from "node:crypto";
import { data, Form, useNavigation } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { useMay } from "#accounts/permissions/held-context.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { services } from "#platform/context.server.ts";
import { postedForm } from "#platform/web/posted-form.server.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { FailedView } from "#ui/page/failed-view.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { endpointPath } from "../endpoint-paths.ts";
import type { EndpointAnswer } from "../endpoints/endpoint-answer.ts";
import { mayHaveTold } from "../events/event-permissions.ts";
import { webhooksText as text } from "../webhooks.text.ts";
import type { Route } from "./+types/new-webhook.page.ts";
import { BackToConnections } from "./back-to-connections.tsx";
import { EndpointFields } from "./endpoint-fields.tsx";
import { receiveNewEndpoint } from "./receive-endpoint.server.ts";
import { ShownSecret } from "./shown-secret.tsx";

export const policy = { cached: false, needs: "settings", fresh: "forms" } as const satisfies AdminPolicy;

export async function loader({ context }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  return { newId: randomUUID() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = staffWith(context, policy.needs);
  const { answer, status } = await receiveNewEndpoint(services(context), actor, await postedForm(request));
  return data(answer, { status });
}

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, null, text.readFailed);

export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<EndpointAnswer, EndpointAnswer>(call, { kind: "failed" }, text.saveFailed);

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: text.add }];

/** Adds an address that is told of what happens; what it is told is signed with the secret shown then. */
export default function NewWebhookPage({ loaderData, actionData }: Route.ComponentProps) {
  const isHydrated = useHydrated();
  const may = useMay();
  const { state } = useNavigation();
  if (!loaderData) return <FailedView title={text.readFailed.text} />;
  const isAdding = state === "submitting";
  const made = actionData?.kind === "done" ? actionData.kept : undefined;
  return (
    <>
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
    </>
  );
}
