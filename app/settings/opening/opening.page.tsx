import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { countWaitingForOpening } from "#newsletters/signing-up/tell-opened.server.ts";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { services } from "#platform/context.server.ts";
import type { Notice } from "#platform/notice.ts";
import { readSettings } from "#platform/settings/settings.db.server.ts";
import { staleMessage } from "#platform/stale.text.ts";
import { postedForm } from "#platform/web/posted-form.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { unwrittenHere } from "#platform/web/unwritten.server.ts";
import { RecordHistory } from "#ui/list/record-history.tsx";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { settingsRecord } from "../save-settings.server.ts";
import { settingsText } from "../settings.text.ts";
import { SettingsFrame, settingsPaths } from "../settings-frame.tsx";
import { SettingsUnread } from "../settings-unread.tsx";
import type { Route } from "./+types/opening.page.ts";
import { parseOpening } from "./opening.form.ts";
import { OpeningForm } from "./opening-form.tsx";
import { openingSettingsText as say } from "./opening-settings.text.ts";
import { setOpening } from "./set-opening.server.ts";

export const policy = { cached: false, needs: "settings", fresh: "forms" } as const satisfies AdminPolicy;

export async function loader({ context }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const { db } = services(context);
  const { facts, version } = await readSettings(db);
  const history = await auditOf(db, settingsRecord.entity, settingsRecord.id);
  return { isSoon: facts.opening === "soon", version, history, waiting: await countWaitingForOpening(db) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = staffWith(context, policy.needs);
  const shop = services(context);
  const { input, back } = parseOpening(await postedForm(request));
  const refuse = (text: string) => redirectWithNotice(back, { ...say.unknown, text } satisfies Notice);
  if (!input) throw refuse(settingsText.broken);
  try {
    const outcome = await setOpening(shop, actor, input);
    if (outcome === "stale") throw refuse(staleMessage);
  } catch (error) {
    unwrittenHere(shop, error, "the shop could not be opened or closed");
    throw refuse(settingsText.broken);
  }
  throw redirectWithNotice(back, input.opening === "open" ? say.opened : say.closed);
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, null, settingsText.readFailed);

/** A form that could not be sent leaves the page as it stands. */
export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<undefined | Response, { isDone: false }>(
    call,
    { isDone: false },
    settingsText.saveFailed(settingsText.offline),
  );

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: settingsText.tabs.opening }];

export default function OpeningPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <SettingsUnread current="opening" />;
  const { isSoon, version, history, waiting } = loaderData;
  return (
    <SettingsFrame current="opening">
      <OpeningForm address={settingsPaths.opening} {...{ isSoon, version, waiting }} />
      <RecordHistory lines={history} />
    </SettingsFrame>
  );
}
