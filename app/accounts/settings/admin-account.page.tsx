import { services } from "#platform/services.server.ts";
import { withFailure } from "#ui/page/failed-request.ts";
import { FailedView } from "#ui/page/failed-view.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { adminOf } from "../guard.server.ts";
import { countPasskeys } from "../passkeys/passkey.db.server.ts";
import { PasskeysLink } from "../passkeys/passkeys-link.tsx";
import type { AdminPolicy } from "../permissions/admin-policy.ts";
import { withAdminAction } from "../session/admin-action.ts";
import { secondFactorOf } from "../two-step/second-factor.db.server.ts";
import { TwoStepLink } from "../two-step/two-step-link.tsx";
import type { Route } from "./+types/admin-account.page.ts";
import { LanguageForm } from "./language-form.tsx";
import { exceptAfterFailure, postedSettings } from "./settings.form.ts";
import { ownSettingsText } from "./settings.text.ts";
import { SettingsForms } from "./settings-forms.tsx";
import { readOwnSettings, receiveSettings } from "./settings-page.server.ts";

export const policy = { cached: false, needs: "anyone" } as const satisfies AdminPolicy;

export const meta: Route.MetaFunction = () => [{ title: ownSettingsText.adminTitle }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const { db } = services(context);
  const factor = (await secondFactorOf(db, actor.id)) ?? null;
  const passkeys = await countPasskeys(db, actor.id);
  return { ...(await readOwnSettings(context, actor, url)), factor, passkeys };
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, null, ownSettingsText.readFailed);

export const action = (call: Route.ActionArgs) => receiveSettings(call, adminOf(call.context));

export const shouldRevalidate = exceptAfterFailure;

export async function clientAction(call: Route.ClientActionArgs) {
  const form = await postedSettings(call.request);
  return withAdminAction(call, { kind: "failed" as const }, ownSettingsText[form].failed);
}

/** An admin's own name, password and devices. */
export default function AdminAccountPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <FailedView {...ownSettingsText.readFailed} />;
  const { factor, passkeys, ...settings } = loaderData;
  return (
    <>
      <PageHead title={ownSettingsText.adminTitle} />
      <SettingsForms owner="admin" {...settings} answer={actionData}>
        <LanguageForm />
        <TwoStepLink factor={factor} />
        <PasskeysLink count={passkeys} />
      </SettingsForms>
    </>
  );
}
