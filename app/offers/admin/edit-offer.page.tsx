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
import { adminOfferPath, offersPath } from "./offer-list.ts";
import { openDraft } from "./open-offer-form.server.ts";
import { receiveDraft } from "./receive-offer-form.server.ts";
import { WriteOffer } from "./write-offer.tsx";

export const policy = { cached: false, body: "texts", needs: "money" } as const satisfies AdminPolicy;

const server = adminPage(policy, {
  async read(shop, { params: { number = "" } }) {
    const form = (await openDraft(shop, number)) ?? null;
    return data({ form }, { status: form ? 200 : 404 });
  },
  async take(shop, { actor, params: { number = "" } }, form) {
    const received = await receiveDraft(shop, actor, number, form);
    if ("answer" in received) return data<OfferFormAnswer>(received.answer, { status: received.status });
    throw redirectWithNotice(adminOfferPath(received.saved), text.saved);
  },
});
const browser = adminPageInBrowser({
  title: (_shown, { number = "" }) => text.edit(number),
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

export default function EditOfferPage(props: AdminPageProps<typeof server, "number">) {
  const { loaderData, actionData, params } = props;
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
