import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { paymentShop } from "#payments/payment-shop.server.ts";
import { readPart } from "#platform/read-part.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { TabbedList } from "#records/page/tabbed-list.tsx";
import { AddressDialog } from "#ui/overlay/address-dialog.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { pageNumber } from "#values/text/page-number.ts";
import { adminReturnPath, returnsPath } from "../return-request.ts";
import { ManageReturn } from "./manage-return.tsx";
import { readReturn } from "./read-return.server.ts";
import { receiveReturnAct } from "./receive-act.server.ts";
import { type ReturnActAnswer, returnActNeeds } from "./return-act.form.ts";
import { returnAdminText as text } from "./return-admin.text.ts";
import { countReturns, listReturns } from "./return-list.db.server.ts";
import { type ReturnTab, returnsPerPage, returnTab, returnTabs, statesOf, tabLabel } from "./return-list.ts";
import { ReturnsTable } from "./returns-table.tsx";

export const policy = {
  cached: false,
  needs: "orders",
  acts: returnActNeeds,
  fresh: ["settle"],
} as const satisfies AdminPolicy;

const server = adminPage(policy, {
  async read({ db, log }, { params, url }) {
    const opened = params.id === undefined ? undefined : await readReturn({ db }, params.id);
    const tab = tabAt(url.searchParams.get("tab"), opened?.request.state);
    const page = pageNumber(url.searchParams, 10_000);
    const returns = await readPart(log, "the returns", () => listReturns(db, tab, page));
    const counts = await readPart(log, "the numbers of returns", () => countReturns(db));
    const answer = {
      tab,
      page,
      returns: returns ?? [],
      counts,
      opened: opened ?? null,
      isGone: params.id !== undefined && !opened,
      isUnread: !returns,
    };
    return data(answer, { status: answer.isGone ? 404 : 200 });
  },
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

/** The tab that the address names, else the one on which the opened request stands. */
const tabAt = (asked: string | null, state: string | undefined) =>
  asked === null && state !== undefined
    ? (returnTabs.find((tab) => statesOf(tab).some((each) => each === state)) ?? "requested")
    : returnTab(asked);

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function ReturnsPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
  useNotices(loaderData, [
    loaderData?.isGone && { ...text.listFailed, text: text.gone, tone: "destructive" },
  ]);
  if (!loaderData) return <UnreadPage title={text.title} text={text.listFailed.text} reload={returnsPath} />;
  const { tab, page, returns, counts, opened, isUnread } = loaderData;
  const address = (to: ReturnTab, at = 1) =>
    `${returnsPath}?${new URLSearchParams({ tab: to, ...(at > 1 ? { page: String(at) } : {}) })}`;
  return (
    <TabbedList
      id="returns"
      path={returnsPath}
      words={text}
      isUnread={isUnread}
      tab={tab}
      page={page}
      counts={counts}
      tabs={returnTabs}
      labelOf={tabLabel}
      pageSize={returnsPerPage}
      addressOf={address}
      dialog={
        opened && (
          <AddressDialog key={opened.request.id} title={text.dialog} closeTo={address(tab, page)} reads>
            <ManageReturn managed={opened} given={actionData} />
          </AddressDialog>
        )
      }
    >
      {returns.length > 0 ? <ReturnsTable returns={returns} /> : <EmptyState title={text.none[tab]} />}
    </TabbedList>
  );
}
