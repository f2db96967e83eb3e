import { withFailure } from "#ui/page/failed-request.ts";
import { FailedView } from "#ui/page/failed-view.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { adminOf } from "../guard.server.ts";
import { withAdminAction } from "../session/admin-action.ts";
import type { AdminPolicy } from "../staff/admin-policy.ts";
import type { Route } from "./+types/admin-account.page.ts";
import { exceptAfterFailure, postedSettings } from "./settings.form.ts";
import { ownSettingsText } from "./settings.text.ts";
import { SettingsForms } from "./settings-forms.tsx";
import { readOwnSettings, receiveSettings } from "./settings-page.server.ts";

export const policy = { cached: false, needs: "anyone" } as const satisfies AdminPolicy;

export const meta: Route.MetaFunction = () => [{ title: ownSettingsText.adminTitle }];

export const loader = ({ context, url }: Route.LoaderArgs) => readOwnSettings(context, adminOf(context), url);

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
  return (
    <>
      <PageHead title={ownSettingsText.adminTitle} />
      <SettingsForms owner="admin" {...loaderData} answer={actionData} />
    </>
  );
}
