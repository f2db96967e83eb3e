import { data } from "react-router";
import { adminOf, staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { paymentShop } from "#payments/payment-shop.server.ts";
import { services } from "#platform/context.server.ts";
import { readPart } from "#platform/read-part.server.ts";
import { postedForm } from "#platform/web/posted-form.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { Pager } from "#ui/list/pager.tsx";
import { Tabs } from "#ui/list/tabs.tsx";
import { AddressDialog } from "#ui/overlay/address-dialog.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { pageNumber } from "#values/text/page-number.ts";
import { adminReturnPath, returnsPath } from "../return-paths.ts";
import type { Route } from "./+types/returns.page.ts";
import { ManageReturn } from "./manage-return.tsx";
import { readReturn } from "./read-return.server.ts";
import { receiveReturnAct } from "./receive-act.server.ts";
import { type ReturnActAnswer, returnActNeeds } from "./return-act.form.ts";
import { returnAdminText as text } from "./return-admin.text.ts";
import { countReturns, listReturns } from "./return-list.db.server.ts";
import { returnsPerPage, returnTab, returnTabs, statesOf, tabLabel } from "./return-list.ts";
import { ReturnsTable } from "./returns-table.tsx";

export const policy = {
  cached: false,
  needs: "orders",
  acts: returnActNeeds,
  fresh: ["settle"],
} as const satisfies AdminPolicy;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const { db, log } = services(context);
  const opened = params.id === undefined ? undefined : await readReturn({ db }, params.id);
  const tab = tabAt(url.searchParams.get("tab"), opened?.request.state);
  const page = pageNumber(url.searchParams, 10_000);
  const returns = await readPart(log, "the returns", () => listReturns(db, tab, page));
  const counts = await readPart(log, "the numbers of returns", () => countReturns(db));
  const answer = {
    ...{ tab, page, returns: returns ?? [], counts, opened: opened ?? null },
    ...{ isGone: params.id !== undefined && !opened, isUnread: !returns },
  };
  return data(answer, { status: answer.isGone ? 404 : 200 });
}

/** The tab that was asked for, else the one on which the opened request stands. */
const tabAt = (asked: string | null, state: string | undefined) =>
  asked === null && state !== undefined
    ? (returnTabs.find((tab) => statesOf(tab).some((each) => each === state)) ?? "requested")
    : returnTab(asked);

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, null, text.listFailed);

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = adminOf(context);
  const form = await postedForm(request);
  const received = await receiveReturnAct(paymentShop(services(context)), actor, params.id ?? "", form);
  if ("answer" in received) return data<ReturnActAnswer>(received.answer, { status: received.status });
  throw redirectWithNotice(adminReturnPath(params.id ?? ""), received.notice);
}

export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<ReturnActAnswer, ReturnActAnswer>(call, { kind: "failed" }, text.saveFailed(text.offline));

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: text.title }];

export default function ReturnsPage({ loaderData, actionData }: Route.ComponentProps) {
  useNotices(loaderData, [
    loaderData?.isGone && { ...text.listFailed, text: text.gone, tone: "destructive" },
  ]);
  if (!loaderData) return <UnreadPage title={text.title} text={text.listFailed.text} reload={returnsPath} />;
  const { tab, page, returns, counts, opened, isUnread } = loaderData;
  const address = (to: string, at = 1) =>
    `${returnsPath}?${new URLSearchParams({ tab: to, ...(at > 1 ? { page: String(at) } : {}) })}`;
  return (
    <>
      <PageHead title={text.title} note={text.note} />
      {isUnread && <FormProblem text={text.listFailed.text} reload={returnsPath} className="mb-4" />}
      <Tabs
        id="returns"
        label={text.title}
        tabs={returnTabs.map((each) => ({
          to: address(each),
          label: tabLabel(each),
          current: each === tab,
          ...(counts ? { count: counts[each] } : {}),
        }))}
      >
        {returns.length > 0 ? <ReturnsTable returns={returns} /> : <EmptyState title={text.none[tab]} />}
        <Pager
          label={text.title}
          page={page}
          pageSize={returnsPerPage}
          total={counts?.[tab] ?? 0}
          hrefOf={(at) => address(tab, at)}
        />
      </Tabs>
      {opened && (
        <AddressDialog key={opened.request.id} title={text.dialog} closeTo={address(tab, page)} reads>
          <ManageReturn managed={opened} given={actionData} />
        </AddressDialog>
      )}
    </>
  );
}
