import { randomUUID } from "node:crypto";
import { holderOfAll, staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { EngineersPage } from "#records/page/engineers-page.tsx";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { FailedView } from "#ui/page/failed-view.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { WebhooksPart } from "#webhooks/admin/webhooks-part.tsx";
import { connectionsPath } from "#webhooks/endpoint-paths.ts";
import { listEndpoints } from "#webhooks/endpoints/endpoints.db.server.ts";
import { keyReads } from "../keys/api-key.ts";
import { listKeys } from "../keys/api-keys.db.server.ts";
import { type KeyAnswer, keyIn } from "../keys/key.form.ts";
import { connectionsText, keysText } from "../keys/keys.text.ts";
import { receiveNewKey, revokeKey, takeKeyOver } from "../keys/make-key.server.ts";
import type { Route } from "./+types/connections.page.ts";
import { KeysPart } from "./keys-part.tsx";

export const policy = {
  cached: false,
  needs: "settings",
  acts: { revoke: "settings" },
  gives: { make: keyReads, take: keyReads },
  fresh: "forms",
} as const satisfies AdminPolicy;

export async function loader({ context }: Route.LoaderArgs) {
  const { id: me } = staffWith(context, policy.needs);
  const { db } = services(context);
  const keys = (await listKeys(db)).map((key) => ({ ...key, isMine: key.maker?.id === me }));
  return { keys, newKey: randomUUID(), endpoints: await listEndpoints(db) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = staffWith(context, policy.needs);
  const shop = services(context);
  const form = await postedForm(request);
  const id = keyIn(form);
  const intent = form.get("intent");
  if (intent !== "revoke") {
    const maker = holderOfAll(actor, [policy.needs, ...keyReads]);
    if (intent !== "take") return receiveNewKey(shop, maker, form);
    const isTaken = id !== undefined && (await takeKeyOver(shop, maker, id));
    throw redirectWithNotice(connectionsPath, isTaken ? keysText.takenOver : keysText.takenOverBefore);
  }
  const isRevoked = id !== undefined && (await revokeKey(shop, actor, id));
  throw redirectWithNotice(connectionsPath, isRevoked ? keysText.revoked : keysText.revokedBefore);
}

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, null, keysText.readFailed);

export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<KeyAnswer, KeyAnswer>(call, { kind: "failed" }, keysText.saveFailed);

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: connectionsText.title }];

/** What other programs may read of the shop and the events that they get, part by part. */
export default function ConnectionsPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <FailedView title={keysText.readFailed.text} />;
  return (
    <EngineersPage>
      <PageHead title={connectionsText.title} note={connectionsText.note} />
      <KeysPart keys={loaderData.keys} newKey={loaderData.newKey} given={actionData} />
      <WebhooksPart endpoints={loaderData.endpoints} />
    </EngineersPage>
  );
}
