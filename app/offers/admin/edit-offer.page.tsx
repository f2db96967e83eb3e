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
import type { OfferFormAnswer } from "../writing/offer.form.ts";
import type { Route } from "./+types/edit-offer.page.ts";
import { offerAdminText as text } from "./offer-admin.text.ts";
import { adminOfferPath, offersPath } from "./offer-list.ts";
import { openDraft } from "./open-offer-form.server.ts";
import { receiveDraft } from "./receive-offer-form.server.ts";
import { WriteOffer } from "./write-offer.tsx";

export const policy = { cached: false, body: "texts", needs: "money" } as const satisfies AdminPolicy;

export async function loader({ context, params }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const form = await openDraft(services(context), params.number);
  return data({ form: form ?? null }, { status: form ? 200 : 404 });
}

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, null, text.formFailed);

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = staffWith(context, policy.needs);
  const received = await receiveDraft(services(context), actor, params.number, await postedForm(request));
  if ("answer" in received) return data<OfferFormAnswer>(received.answer, { status: received.status });
  throw redirectWithNotice(adminOfferPath(received.saved), text.saved);
}

export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<OfferFormAnswer, OfferFormAnswer>(call, { kind: "failed" }, text.notSaved(text.offline));

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = ({ params }) => [{ title: text.edit(params.number ?? "") }];

export default function EditOfferPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const address = adminOfferPath(params.number, "/edit");
  if (!loaderData) return <UnreadPage title={text.title} text={text.formFailed.text} reload={address} />;
  const { form } = loaderData;
  if (!form) return <FormProblem text={text.gone} reload={offersPath} />;
  return (
    <WriteOffer
      title={text.edit(params.number)}
      note={text.revisionOf(form.draft.revision)}
      address={address}
      version={form.draft.version}
      form={form}
      given={actionData}
      cancelTo={adminOfferPath(params.number)}
    />
  );
}
