import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { paymentShop } from "#payments/payment-shop.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { readTabbed, tabbedAnswer } from "#records/page/tabbed-page.server.ts";
import { TabbedPage } from "#records/page/tabbed-page.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { adminReturnPath } from "../return-request.ts";
import { returnStateWords } from "../returns.text.ts";
import { ManageReturn } from "./manage-return.tsx";
import { readReturn } from "./read-return.server.ts";
import { receiveReturnAct } from "./receive-act.server.ts";
import { type ReturnActAnswer, returnActNeeds } from "./return-act.form.ts";
import { returnAdminText as text } from "./return-admin.text.ts";
import { countReturns, listReturns } from "./return-list.db.server.ts";
import { returnsList, returnTabOf, returnTabs } from "./return-list.ts";
import { ReturnsTable } from "./returns-table.tsx";

export const policy = {
  cached: false,
  needs: "orders",
  acts: returnActNeeds,
  fresh: ["settle"],
} as const satisfies AdminPolicy;

const server = adminPage(policy, {
  read: async (shop, { params, url }) =>
    tabbedAnswer(
      await readTabbed(shop, url, params.id, {
        list: returnsList,
        name: "returns",
        rows: ({ db }, state) => listReturns(db, state),
        counts: ({ db }) => countReturns(db),
        opened: readReturn,
        tabOf: ({ request }) => returnTabOf(request.state),
      }),
    ),
  async take(shop, { actor, params: { id = "" } }, form) {
    const received = await receiveReturnAct(paymentShop(shop), actor, id, form);
    if ("answer" in received) return data<ReturnActAnswer>(received.answer, { status: received.status });
    throw redirectWithNotice(adminReturnPath(id), received.notice);
  },
});
const browser = adminPageInBrowser({
  title: () => text.title,
  unread: () => null,
  listFailed: () => text.listFailed,
  failed: () => text.saveFailed(text.offline),
});

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function ReturnsPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
  return (
    <TabbedPage
      id="returns"
      list={returnsList}
      tabs={returnTabs}
      words={{ ...text, tabs: returnStateWords }}
      data={loaderData}
      rows={(returns) => <ReturnsTable returns={returns} />}
      keyOf={({ request }) => request.id}
      dialog={(managed) => <ManageReturn managed={managed} given={actionData} />}
    />
  );
}
