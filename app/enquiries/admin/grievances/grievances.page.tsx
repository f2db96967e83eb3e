import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { readPart } from "#platform/read-part.server.ts";
import type { Services } from "#platform/services.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { TabbedList } from "#records/page/tabbed-list.tsx";
import { AddressDialog } from "#ui/overlay/address-dialog.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { versionIn } from "#values/text/form-text.ts";
import { pageNumber } from "#values/text/page-number.ts";
import { findGrievance, repliesTo } from "../../grievance/grievance.db.server.ts";
import { grievancesPath, lateOf } from "../../grievance/grievance.ts";
import { takeAct } from "../enquiry-acts.server.ts";
import { doGrievanceAct } from "./answer-grievance.server.ts";
import { grievanceActNeeds, grievanceActTyped } from "./grievance-act.form.ts";
import { grievanceAdminText as text } from "./grievance-admin.text.ts";
import { countGrievances, listGrievances, nextGrievance } from "./grievance-list.db.server.ts";
import {
  type GrievanceTab,
  grievancesPerPage,
  grievanceTab,
  grievanceTabOf,
  grievanceTabs,
} from "./grievance-list.ts";
import { GrievancesTable } from "./grievances-table.tsx";
import { type ManagedGrievance, ManageGrievance } from "./manage-grievance.tsx";

export const policy = {
  cached: false,
  body: "texts",
  needs: "messages",
  acts: grievanceActNeeds,
} as const satisfies AdminPolicy;

const server = adminPage(policy, {
  async read({ db, log, now }, { params, url }) {
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
  },
  take(shop, { actor, params: { id = "" } }, form) {
    const answering = { form, name: "grievance", typed: grievanceActTyped, reasons: text.reasons };
    const seen = { id, version: versionIn(form) };
    return takeAct(shop, answering, () => doGrievanceAct(shop, actor, seen, form));
  },
});
const browser = adminPageInBrowser({
  title: () => text.title,
  unread: () => null,
  listFailed: () => text.listFailed,
  failed: () => text.saveFailed(text.offline),
});

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

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function GrievancesPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
  useNotices(loaderData, [
    loaderData?.isGone && { ...text.listFailed, text: text.reasons.gone, tone: "destructive" },
  ]);
  if (!loaderData)
    return <UnreadPage title={text.title} text={text.listFailed.text} reload={grievancesPath} />;
  const { tab, page, grievances, counts, opened, isUnread } = loaderData;
  const address = (to: GrievanceTab, at = 1) =>
    `${grievancesPath}?${new URLSearchParams({ tab: to, ...(at > 1 ? { page: String(at) } : {}) })}`;
  return (
    <TabbedList
      id="grievances"
      path={grievancesPath}
      words={text}
      isUnread={isUnread}
      tab={tab}
      page={page}
      counts={counts}
      tabs={grievanceTabs}
      labelOf={(each) => text.tabs[each]}
      pageSize={grievancesPerPage}
      addressOf={address}
      dialog={
        opened && (
          <AddressDialog key={opened.grievance.id} title={text.dialog} closeTo={address(tab, page)} reads>
            <ManageGrievance managed={opened} given={actionData} />
          </AddressDialog>
        )
      }
    >
      {grievances.length > 0 ? (
        <GrievancesTable grievances={grievances} />
      ) : (
        <EmptyState title={text.none[tab]} />
      )}
    </TabbedList>
  );
}
