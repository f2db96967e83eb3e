import { data } from "react-router";
import { holderOf } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { UnreadPage } from "#ui/page/unread-page.tsx";
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

const server = adminPage(policy, {
  async read(shop, { params: { number = "" } }) {
    const managed = (await readOffer(shop, number)) ?? null;
    return data({ managed }, { status: managed ? 200 : 404 });
  },
  async take(shop, { actor, params: { number = "" } }, form) {
    const received = await actOnOffer(shop, holderOf(actor, policy.acts), number, form);
    if ("answer" in received) return data<OfferActAnswer>(received.answer, { status: received.status });
    throw redirectWithNotice(received.to, received.notice);
  },
});
const browser = adminPageInBrowser({
  title: (_shown, { number = "" }) => text.edit(number),
  unread: () => null,
  listFailed: () => text.listFailed,
  failed: () => text.notSaved(text.offline),
});

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function OfferPage(props: AdminPageProps<typeof server, "number">) {
  const { loaderData, actionData, params } = props;
  if (!loaderData)
    return (
      <UnreadPage title={text.title} text={text.listFailed.text} reload={adminOfferPath(params.number)} />
    );
  const { managed } = loaderData;
  if (!managed) return <FormProblem text={text.gone} reload={offersPath} />;
  return <ManageOffer managed={managed} given={actionData} />;
}
