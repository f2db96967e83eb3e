import { data } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { unwrittenHere } from "#platform/web/outage.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import type { Route } from "./+types/first-steps.page.ts";
import { dashboard, stepsPath } from "./back-to-steps.tsx";
import { firstStepsText } from "./first-steps.text.ts";
import { FirstStepsPart } from "./first-steps-part.tsx";
import { areStepsShown } from "./read-standing.server.ts";
import { readFirstSteps } from "./steps-view.server.ts";
import { type StepAnswer, takeFirstStep } from "./take-step.server.ts";

export const policy = { cached: false, needs: "settings", fresh: "forms" } as const satisfies AdminPolicy;

export async function loader({ context }: Route.LoaderArgs) {
  const actor = staffWith(context, policy.needs);
  return readFirstSteps(services(context), actor);
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = staffWith(context, policy.needs);
  const shop = services(context);
  const back = await stepsAt(shop);
  const form = await postedForm(request);
  try {
    const taken = await takeFirstStep(shop, actor, form);
    if (taken.kind === "refused") return data<StepAnswer>(taken, { status: 422 });
    return redirectWithNotice(back, taken.notice);
  } catch (error) {
    unwrittenHere(shop, error, "a first step could not be taken");
    throw redirectWithNotice(back, firstStepsText.failed);
  }
}

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, null, firstStepsText.unread);

/** Where they stand: the Dashboard while it begins with them, else this page. */
const stepsAt = async (shop: Parameters<typeof areStepsShown>[0]): Promise<string> =>
  (await areStepsShown(shop).catch(() => false)) ? dashboard : stepsPath;

/** A form that could not be sent leaves the page as it stands. */
export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<Response | StepAnswer, StepAnswer>(call, { kind: "failed" }, firstStepsText.failed);

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: firstStepsText.title }];

export default function FirstStepsPage({ loaderData, actionData }: Route.ComponentProps) {
  const given = actionData instanceof Response ? undefined : actionData;
  const { title, unread, tryAgain } = firstStepsText;
  if (!loaderData) return <UnreadPage title={title} text={unread.text} reload={tryAgain} />;
  return (
    <>
      <PageHead title={title} />
      <FirstStepsPart first={loaderData} given={given} isAlone />
    </>
  );
}
