import { randomUUID } from "node:crypto";
import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { makersPayPath, payAccountPath } from "../pay-paths.ts";
import type { MakerAccountAnswer } from "./account.form.ts";
import { makerAccountText as text } from "./account.text.ts";
import { AccountView } from "./account-view.tsx";
import { actOnAccount } from "./act-on-account.server.ts";
import { accountHead } from "./read-account.db.server.ts";
import { readAccount } from "./read-account.server.ts";

export const policy = { cached: false, needs: "money" } as const satisfies AdminPolicy;

const server = adminPage(policy, {
  async read(shop, { url, params: { id = "" } }) {
    const account = id.includes("\0") ? undefined : await readAccount(shop, id, url.searchParams);
    if (!account) return data({ shown: null }, { status: 404 });
    const history = await auditOf(shop.db, "maker_entries", id);
    return data({ shown: { account: { ...account, key: randomUUID() }, history } }, { status: 200 });
  },
  async take(shop, { actor, params: { id = "" } }, form) {
    const maker = id.includes("\0") ? undefined : await accountHead(shop.db, id);
    if (!maker) return data<MakerAccountAnswer>({ kind: "failed", text: text.gone }, { status: 404 });
    const received = await actOnAccount({ shop, actor, maker: { id, name: maker.name }, form });
    if ("answer" in received) return data<MakerAccountAnswer>(received.answer, { status: received.status });
    throw redirectWithNotice(received.to, received.notice);
  },
});
const browser = adminPageInBrowser({
  title: () => text.back,
  unread: () => null,
  listFailed: () => text.unread,
  failed: () => text.notSaved(text.offline),
});

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function AccountPage({ loaderData, actionData, params }: AdminPageProps<typeof server, "id">) {
  if (!loaderData)
    return <UnreadPage title={text.back} text={text.unread.text} reload={payAccountPath(params.id)} />;
  if (!loaderData.shown) return <FormProblem text={text.gone} reload={makersPayPath} />;
  return <AccountView {...loaderData.shown} given={actionData} />;
}
