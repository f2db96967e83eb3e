import { data } from "react-router";
import { holderOf } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import type { Holder } from "#accounts/permissions/holder.ts";
import { paymentShop } from "#payments/payment-shop.server.ts";
import type { Services } from "#platform/services.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { takeSeveral } from "#records/page/several.server.ts";
import { tickOf } from "#records/page/several.ts";
import { readTabbed, tabbedAnswer } from "#records/page/tabbed-page.server.ts";
import { TabbedPage } from "#records/page/tabbed-page.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { adminReturnPath } from "../return-request.ts";
import { returnStateWords } from "../returns.text.ts";
import { approveReturn } from "../settling/answer-return.server.ts";
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
  async take(shop, { actor, url, params: { id } }, form) {
    if (id === undefined) throw await approveTicked(shop, actor, url, form);
    const received = await receiveReturnAct(paymentShop(shop), actor, id, form);
    if ("answer" in received) return data<ReturnActAnswer>(received.answer, { status: received.status });
    throw redirectWithNotice(adminReturnPath(id), received.notice);
  },
});

/** Approves the requests that were ticked. */
function approveTicked(shop: Services, actor: Holder<"orders">, url: URL, form: FormData) {
  const holder = holderOf(actor, returnActNeeds.approve);
  return takeSeveral(shop, form, {
    list: returnsList.address(returnsList.read(url.searchParams)),
    what: "returns",
    nameOf: async (id) => (await readReturn(shop, id))?.request.number,
    async act(seen) {
      if (form.get("intent") !== "approve") return "unfit";
      const { kind } = await approveReturn(shop, holder, seen);
      return kind === "missing" ? "gone" : kind;
    },
  });
}

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
      several={({ tab }) => ({
        acts:
          tab === "requested"
            ? [
                {
                  intent: "approve",
                  label: text.approve,
                  needs: returnActNeeds.approve,
                  ask: text.askApprove,
                },
              ]
            : [],
        nameOf: ({ number }) => number,
        tickOf,
      })}
      rows={(returns, _state, selection) => <ReturnsTable rows={returns} selection={selection} />}
      keyOf={({ request }) => request.id}
      dialog={(managed) => <ManageReturn managed={managed} given={actionData} />}
    />
  );
}
