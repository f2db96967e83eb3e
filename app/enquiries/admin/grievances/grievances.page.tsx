import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import type { Holder } from "#accounts/permissions/holder.ts";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import type { Services } from "#platform/services.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { takeSeveral } from "#records/page/several.server.ts";
import { tickOf } from "#records/page/several.ts";
import { readTabbed, tabbedAnswer } from "#records/page/tabbed-page.server.ts";
import { TabbedPage } from "#records/page/tabbed-page.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { versionIn } from "#values/text/form-text.ts";
import { findGrievance, repliesTo } from "../../grievance/grievance.db.server.ts";
import { lateOf } from "../../grievance/grievance.ts";
import { takeAct } from "../enquiry-acts.server.ts";
import { doGrievanceAct, severalGrievances } from "./answer-grievance.server.ts";
import { grievanceActNeeds, grievanceActTyped } from "./grievance-act.form.ts";
import { grievanceAdminText as text } from "./grievance-admin.text.ts";
import { countGrievances, listGrievances, nextGrievance } from "./grievance-list.db.server.ts";
import { grievancesList, grievanceTabOf, grievanceTabs, severalOn } from "./grievance-list.ts";
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
  async take(shop, { actor, url, params: { id } }, form) {
    if (id === undefined) throw await takeTicked(shop, actor, url, form);
    const answering = { form, name: "grievance", typed: grievanceActTyped, reasons: text.reasons };
    const seen = { id, version: versionIn(form) };
    return takeAct(shop, answering, () => doGrievanceAct(shop, actor, seen, form));
  },
});

/** Does an act of the list's own to the tickets that were ticked. */
function takeTicked(shop: Services, actor: Holder<"messages">, url: URL, form: FormData) {
  const acts = new Map(Object.entries(severalGrievances));
  const act = acts.get(String(form.get("intent")));
  return takeSeveral(shop, form, {
    list: grievancesList.address(grievancesList.read(url.searchParams)),
    what: "grievances",
    nameOf: async (id) => (await findGrievance(shop.db, "id", id))?.number,
    act: async (seen) => (act ? act(shop, actor, seen) : "unfit"),
  });
}

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
      several={({ tab }) => ({ acts: severalOn(tab), nameOf: ({ number }) => number, tickOf })}
      rows={(grievances, _state, selection) => <GrievancesTable rows={grievances} selection={selection} />}
      keyOf={({ grievance }) => grievance.id}
      dialog={(managed) => <ManageGrievance managed={managed} given={actionData} />}
    />
  );
}
