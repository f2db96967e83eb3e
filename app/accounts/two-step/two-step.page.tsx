import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { exceptAfterPost, withFailure } from "#ui/page/failed-request.ts";
import { FailedView } from "#ui/page/failed-view.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { adminOf } from "../guard.server.ts";
import type { AdminPolicy } from "../permissions/admin-policy.ts";
import { withAdminAction } from "../session/admin-action.ts";
import type { Route } from "./+types/two-step.page.ts";
import { appSetup } from "./app-code.server.ts";
import { receiveTwoStep } from "./receive-two-step.server.ts";
import { secondFactorOf } from "./second-factor.db.server.ts";
import type { TwoStepAnswer } from "./two-step.form.ts";
import { twoStepText as text } from "./two-step.text.ts";
import { TwoStepPart } from "./two-step-part.tsx";

export const policy = { cached: false, needs: "anyone" } as const satisfies AdminPolicy;

export async function loader({ context }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const shop = services(context);
  const factor = await secondFactorOf(shop.db, actor.id);
  return {
    factor: factor ?? null,
    isWanted: actor.twoStep === "wanted",
    setup: factor ? null : appSetup(shop, actor, undefined),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = adminOf(context);
  return receiveTwoStep(services(context), actor, await postedForm(request));
}

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, null, text.readFailed);

export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<TwoStepAnswer, TwoStepAnswer>(call, { kind: "failed" }, text.failed);

export const shouldRevalidate = exceptAfterPost;

export const meta: Route.MetaFunction = () => [{ title: text.title }];

/** An admin's own two-step sign-in. */
export default function TwoStepPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <FailedView {...text.readFailed} />;
  return (
    <>
      <PageHead title={text.title} />
      <div className="max-w-form">
        <TwoStepPart {...loaderData} given={actionData} />
      </div>
    </>
  );
}
