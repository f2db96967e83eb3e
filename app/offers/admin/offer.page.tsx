import { data } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import type { Route } from "./+types/offer.page.ts";
import { actOnOffer } from "./act-on-offer.server.ts";
import { ManageOffer } from "./manage-offer.tsx";
import type { OfferActAnswer } from "./offer-acts.form.ts";
import { offerAdminText as text } from "./offer-admin.text.ts";
import { adminOfferPath, offersPath } from "./offer-list.ts";
import { readOffer } from "./read-offer.server.ts";

/** Pictures of what will be made. */
export const policy = {
  cached: false,
  body: "uploads",
  needs: "orders",
  acts: "money",
} as const satisfies AdminPolicy;

export async function loader({ context, params }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const managed = await readOffer(services(context), params.number);
  return data({ managed: managed ?? null }, { status: managed ? 200 : 404 });
}

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, null, text.listFailed);

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = staffWith(context, policy.acts);
  const received = await actOnOffer(services(context), actor, params.number, await postedForm(request));
  if ("answer" in received) return data<OfferActAnswer>(received.answer, { status: received.status });
  throw redirectWithNotice(received.to, received.notice);
}

export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<OfferActAnswer, OfferActAnswer>(call, { kind: "failed" }, text.notSaved(text.offline));

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = ({ params }) => [{ title: text.edit(params.number ?? "") }];

export default function OfferPage({ loaderData, actionData, params }: Route.ComponentProps) {
  if (!loaderData)
    return (
      <UnreadPage title={text.title} text={text.listFailed.text} reload={adminOfferPath(params.number)} />
    );
  const { managed } = loaderData;
  if (!managed) return <FormProblem text={text.gone} reload={offersPath} />;
  return <ManageOffer managed={managed} given={actionData} />;
}
