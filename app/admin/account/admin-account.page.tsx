import { adminOf } from "#accounts/guard.server.ts";
import { countPasskeys } from "#accounts/passkeys/passkey.db.server.ts";
import { PasskeysLink } from "#accounts/passkeys/passkeys-link.tsx";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { LanguageForm } from "#accounts/settings/language-form.tsx";
import { exceptAfterFailure, postedSettings } from "#accounts/settings/settings.form.ts";
import { ownSettingsText } from "#accounts/settings/settings.text.ts";
import { SettingsForms } from "#accounts/settings/settings-forms.tsx";
import { readOwnSettings, receiveSettings } from "#accounts/settings/settings-page.server.ts";
import { secondFactorOf } from "#accounts/two-step/second-factor.db.server.ts";
import { TwoStepLink } from "#accounts/two-step/two-step-link.tsx";
import { services } from "#platform/services.server.ts";
import { readRinging } from "#push/staff/receive-ring.server.ts";
import { RingPart } from "#push/staff/ring-part.tsx";
import { withFailure } from "#ui/page/failed-request.ts";
import { FailedView } from "#ui/page/failed-view.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import type { Route } from "./+types/admin-account.page.ts";

export const policy = { cached: false, needs: "anyone" } as const satisfies AdminPolicy;

export const meta: Route.MetaFunction = () => [{ title: ownSettingsText.adminTitle }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const { db } = services(context);
  const factor = (await secondFactorOf(db, actor.id)) ?? null;
  const passkeys = await countPasskeys(db, actor.id);
  const ringing = await readRinging(services(context), actor);
  return { ...(await readOwnSettings(context, actor, url)), factor, passkeys, ringing };
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, null, ownSettingsText.readFailed);

export const action = (call: Route.ActionArgs) => receiveSettings(call, adminOf(call.context));

export const shouldRevalidate = exceptAfterFailure;

export async function clientAction(call: Route.ClientActionArgs) {
  const form = await postedSettings(call.request);
  return withAdminAction(call, { kind: "failed" as const }, ownSettingsText[form].failed);
}

/** An admin's own name, password and devices: parts of several rooms, so it stands here. */
export default function AdminAccountPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <FailedView {...ownSettingsText.readFailed} />;
  const { factor, passkeys, ringing, ...settings } = loaderData;
  return (
    <>
      <PageHead title={ownSettingsText.adminTitle} />
      <SettingsForms owner="admin" {...settings} answer={actionData}>
        <RingPart {...ringing} />
        <LanguageForm />
        <TwoStepLink factor={factor} />
        <PasskeysLink count={passkeys} />
      </SettingsForms>
    </>
  );
}
