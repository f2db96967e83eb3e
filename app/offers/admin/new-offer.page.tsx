import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import type { OfferFormAnswer } from "../writing/offer.form.ts";
import { offerAdminText as text } from "./offer-admin.text.ts";
import { adminOfferPath, newOfferPath, offersPath } from "./offer-list.ts";
import { openNewOffer } from "./open-offer-form.server.ts";
import { receiveNewOffer } from "./receive-offer-form.server.ts";
import { WriteOffer } from "./write-offer.tsx";

export const policy = { cached: false, body: "texts", needs: "money" } as const satisfies AdminPolicy;

const server = adminPage(policy, {
  async read(shop, { url }) {
    const form = (await openNewOffer(shop, url.searchParams.get("quote"))) ?? null;
    return data({ form, begun: shop.now().getTime() }, { status: form ? 200 : 404 });
  },
  async take(shop, { actor, url }, form) {
    const received = await receiveNewOffer(shop, actor, url.searchParams.get("quote"), form);
    if ("answer" in received) return data<OfferFormAnswer>(received.answer, { status: received.status });
    throw redirectWithNotice(adminOfferPath(received.saved), text.saved);
  },
});
const browser = adminPageInBrowser({
  title: () => text.make,
  unread: () => null,
  listFailed: () => text.formFailed,
  failed: () => text.notSaved(text.offline),
});

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function NewOfferPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
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
