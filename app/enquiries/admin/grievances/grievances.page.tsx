import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import type { Services } from "#platform/services.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { readTabbed, tabbedAnswer } from "#records/page/tabbed-page.server.ts";
import { TabbedPage } from "#records/page/tabbed-page.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { versionIn } from "#values/text/form-text.ts";
import { findGrievance, repliesTo } from "../../grievance/grievance.db.server.ts";
import { lateOf } from "../../grievance/grievance.ts";
import { takeAct } from "../enquiry-acts.server.ts";
import { doGrievanceAct } from "./answer-grievance.server.ts";
import { grievanceActNeeds, grievanceActTyped } from "./grievance-act.form.ts";
import { grievanceAdminText as text } from "./grievance-admin.text.ts";
import { countGrievances, listGrievances, nextGrievance } from "./grievance-list.db.server.ts";
import { grievancesList, grievanceTabOf, grievanceTabs } from "./grievance-list.ts";
import { GrievancesTable } from "./grievances-table.tsx";
import { type ManagedGrievance, ManageGrievance } from "./manage-grievance.tsx";

export const policy = {
  cached: false,
  body: "texts",
  needs: "messages",
  acts: grievanceActNeeds,
} as const satisfies AdminPolicy;

const server = adminPage(policy, {
  read: async (shop, { params, url }) => {
    const now = shop.now();
    const page = await readTabbed(shop, url, params.id, {
      list: grievancesList,
      name: "grievances",
      rows: async ({ db }, state) =>
        (await listGrievances(db, state)).map((each) => ({ ...each, late: lateOf(each, now) })),
      counts: ({ db }) => countGrievances(db),
      opened: readManaged,
      tabOf: ({ grievance }) => grievanceTabOf(grievance),
    });
    return tabbedAnswer(page);
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
  return (
    <TabbedPage
      id="grievances"
      list={grievancesList}
      tabs={grievanceTabs}
      words={{ ...text, gone: text.reasons.gone }}
      data={loaderData}
      rows={(grievances) => <GrievancesTable grievances={grievances} />}
      keyOf={({ grievance }) => grievance.id}
      dialog={(managed) => <ManageGrievance managed={managed} given={actionData} />}
    />
  );
}
