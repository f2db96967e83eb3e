import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { withFailedAction, withFailure } from "#ui/page/failed-request.ts";
import { FailedView } from "#ui/page/failed-view.tsx";
import { ownSettingsPaths } from "../actor.ts";
import { customerOf } from "../guard.server.ts";
import type { Route } from "./+types/settings.page.ts";
import { exceptAfterFailure, postedSettings } from "./settings.form.ts";
import { ownSettingsText } from "./settings.text.ts";
import { SettingsForms } from "./settings-forms.tsx";
import { readOwnSettings, receiveSettings } from "./settings-page.server.ts";
import { YourData } from "./your-data.tsx";

export const policy: RoutePolicy = { cached: false };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: ownSettingsText.title,
    description: ownSettingsText.description,
    path: ownSettingsPaths.user,
    noIndex: true,
    shop: shopOf(matches),
  });

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readOwnSettings(context, customerOf(context), url);

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, null, ownSettingsText.readFailed);

export const action = (call: Route.ActionArgs) => receiveSettings(call, customerOf(call.context));

export const shouldRevalidate = exceptAfterFailure;

/** Each form's own words where the shop can't be reached. */
export async function clientAction(call: Route.ClientActionArgs) {
  const form = await postedSettings(call.request);
  return withFailedAction(call, { kind: "failed" as const }, ownSettingsText[form].failed);
}

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <FailedView {...ownSettingsText.readFailed} />;
  return (
    <>
      <h1 className="pt-6 pb-6 text-3xl md:pt-0 md:pb-8">{ownSettingsText.title}</h1>
      <SettingsForms owner="user" {...loaderData} answer={actionData}>
        <YourData />
      </SettingsForms>
    </>
  );
}

export function ErrorBoundary() {
  return <FailedView {...ownSettingsText.readFailed} />;
}
