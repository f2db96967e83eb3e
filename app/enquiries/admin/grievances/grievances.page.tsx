import { data } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { services } from "#platform/context.server.ts";
import { readPart } from "#platform/read-part.server.ts";
import type { Services } from "#platform/services.server.ts";
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
import { findGrievance, repliesTo } from "../../grievance/grievance.db.server.ts";
import { lateOf } from "../../grievance/grievance.ts";
import { adminGrievancePath, grievancesPath } from "../../grievance/grievance-paths.ts";
import type { Route } from "./+types/grievances.page.ts";
import { type GrievanceActAnswer, grievanceActNeeds } from "./grievance-act.form.ts";
import { grievanceAdminText as text } from "./grievance-admin.text.ts";
import { countGrievances, listGrievances, nextGrievance } from "./grievance-list.db.server.ts";
import { grievancesPerPage, grievanceTab, grievanceTabOf, grievanceTabs } from "./grievance-list.ts";
import { GrievancesTable } from "./grievances-table.tsx";
import { type ManagedGrievance, ManageGrievance } from "./manage-grievance.tsx";
import { receiveGrievanceAct } from "./receive-grievance-act.server.ts";

export const policy = {
  cached: false,
  body: "texts",
  needs: "messages",
  acts: grievanceActNeeds,
} as const satisfies AdminPolicy;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const { db, log, now } = services(context);
  const opened = params.id === undefined ? undefined : await readManaged({ db, now }, params.id);
  const asked = url.searchParams.get("tab");
  const tab = asked === null && opened ? grievanceTabOf(opened.grievance) : grievanceTab(asked);
  const page = pageNumber(url.searchParams, 10_000);
  const listed = await readPart(log, "the grievances", () => listGrievances(db, tab, page));
  const counts = await readPart(log, "the numbers of grievances", () => countGrievances(db));
  const grievances = (listed ?? []).map((each) => ({ ...each, late: lateOf(each, now()) }));
  const isGone = params.id !== undefined && !opened;
  const answer = { tab, page, grievances, counts, opened: opened ?? null, isGone, isUnread: !listed };
  return data(answer, { status: isGone ? 404 : 200 });
}

async function readManaged(
  { db, now }: Pick<Services, "db" | "now">,
  id: string,
): Promise<ManagedGrievance | undefined> {
  const found = await findGrievance(db, "id", id);
  if (!found) return undefined;
  return {
    grievance: { ...found, late: lateOf(found, now()) },
    replies: await repliesTo(db, id),
    next: await nextGrievance(db, id),
    history: await auditOf(db, "grievances", id),
  };
}

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, null, text.listFailed);

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = staffWith(context, policy.needs);
  const received = await receiveGrievanceAct(
    services(context),
    actor,
    params.id ?? "",
    await postedForm(request),
  );
  if ("answer" in received) return data<GrievanceActAnswer>(received.answer, { status: received.status });
  const to = received.isErased ? grievancesPath : adminGrievancePath(params.id ?? "");
  throw redirectWithNotice(to, received.notice);
}

export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<GrievanceActAnswer, GrievanceActAnswer>(
    call,
    { kind: "failed" },
    text.saveFailed(text.offline),
  );

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: text.title }];

export default function GrievancesPage({ loaderData, actionData }: Route.ComponentProps) {
  useNotices(loaderData, [
    loaderData?.isGone && { ...text.listFailed, text: text.gone, tone: "destructive" },
  ]);
  if (!loaderData)
    return <UnreadPage title={text.title} text={text.listFailed.text} reload={grievancesPath} />;
  const { tab, page, grievances, counts, opened, isUnread } = loaderData;
  const address = (to: string, at = 1) =>
    `${grievancesPath}?${new URLSearchParams({ tab: to, ...(at > 1 ? { page: String(at) } : {}) })}`;
  return (
    <>
      <PageHead title={text.title} note={text.note} />
      {isUnread && <FormProblem text={text.listFailed.text} reload={grievancesPath} className="mb-4" />}
      <Tabs
        id="grievances"
        label={text.title}
        tabs={grievanceTabs.map((each) => ({
          to: address(each),
          label: text.tabs[each],
          current: each === tab,
          ...(counts ? { count: counts[each] } : {}),
        }))}
      >
        {grievances.length > 0 ? (
          <GrievancesTable grievances={grievances} />
        ) : (
          <EmptyState title={text.none[tab]} />
        )}
        <Pager
          label={text.title}
          page={page}
          pageSize={grievancesPerPage}
          total={counts?.[tab] ?? 0}
          hrefOf={(at) => address(tab, at)}
        />
      </Tabs>
      {opened && (
        <AddressDialog key={opened.grievance.id} title={text.dialog} closeTo={address(tab, page)} reads>
          <ManageGrievance managed={opened} given={actionData} />
        </AddressDialog>
      )}
    </>
  );
}
