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
import type { Route } from "./+types/new-offer.page.ts";
import { offerAdminText as text } from "./offer-admin.text.ts";
import { adminOfferPath, newOfferPath, offersPath } from "./offer-list.ts";
import { openNewOffer } from "./open-offer-form.server.ts";
import { receiveNewOffer } from "./receive-offer-form.server.ts";
import { WriteOffer } from "./write-offer.tsx";

export const policy = { cached: false, body: "texts", needs: "money" } as const satisfies AdminPolicy;

export async function loader({ context, url }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const shop = services(context);
  const form = await openNewOffer(shop, url.searchParams.get("quote"));
  return data({ form: form ?? null, begun: shop.now().getTime() }, { status: form ? 200 : 404 });
}

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, null, text.formFailed);

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = staffWith(context, policy.needs);
  const form = await postedForm(request);
  const quote = url.searchParams.get("quote");
  const received = await receiveNewOffer(services(context), actor, quote, form);
  if ("answer" in received) return data<OfferFormAnswer>(received.answer, { status: received.status });
  throw redirectWithNotice(adminOfferPath(received.saved), text.saved);
}

export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<OfferFormAnswer, OfferFormAnswer>(call, { kind: "failed" }, text.notSaved(text.offline));

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: text.make }];

export default function NewOfferPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData)
    return <UnreadPage title={text.title} text={text.formFailed.text} reload={newOfferPath()} />;
  const { form, begun } = loaderData;
  if (!form) return <FormProblem text={text.quoteGone} />;
  return (
    <WriteOffer
      title={text.make}
      address={newOfferPath(form.quote?.id)}
      version={0}
      begun={begun}
      form={form}
      given={actionData}
      cancelTo={offersPath}
    />
  );
}
