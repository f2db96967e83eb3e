import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { takeSeveral } from "#records/page/several.server.ts";
import { tickOf } from "#records/page/several.ts";
import { readTabbed } from "#records/page/tabbed-page.server.ts";
import { TabbedPage } from "#records/page/tabbed-page.tsx";
import { ButtonLink } from "#ui/form/button.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { groupsPath } from "../groups/group-paths.ts";
import { groupsText } from "../groups/groups.text.ts";
import { makersPath } from "../makers/maker-paths.ts";
import { makersText } from "../makers/makers.text.ts";
import { makingText as text } from "./making.text.ts";
import { makingList, makingTabs, newLotPath } from "./making-list.ts";
import { passAll } from "./pass-all.server.ts";
import { partById } from "./read-lot.db.server.ts";
import { countWork, listWork } from "./work-list.db.server.ts";
import { WorkTable, workName } from "./work-table.tsx";

export const policy = { cached: false, needs: "making" } as const satisfies AdminPolicy;

const server = adminPage(policy, {
  read: (shop, { url }) => {
    const today = indianDay(shop.now());
    return readTabbed(shop, url, undefined, {
      list: makingList,
      name: "lots",
      rows: ({ db }, state) => listWork(db, { ...state, today }),
      counts: ({ db }, state) => countWork(db, { q: state.q, today }),
    });
  },
  async take(shop, { actor, url }, form): Promise<undefined> {
    throw await takeSeveral(shop, form, {
      list: makingList.address(makingList.read(url.searchParams)),
      what: "work",
      nameOf: async (id) => (await partById(shop.db, id))?.artisan_name,
      act: async (seen) => (form.get("intent") === "pass" ? passAll(shop, actor, seen) : "unfit"),
    });
  },
});
const browser = adminPageInBrowser({
  title: () => text.title,
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

export default function MakingPage({ loaderData }: AdminPageProps<typeof server>) {
  return (
    <TabbedPage
      id="making"
      list={makingList}
      tabs={makingTabs}
      words={text}
      data={loaderData}
      head={
        <>
          <ButtonLink to={groupsPath} small>
            {groupsText.title}
          </ButtonLink>
          <ButtonLink to={makersPath} small>
            {makersText.title}
          </ButtonLink>
          <ButtonLink to={newLotPath} variant="primary" small>
            {text.newLot}
          </ButtonLink>
        </>
      }
      several={({ tab }) => ({
        acts: tab === "to-check" ? [{ intent: "pass", label: text.allPassed }] : [],
        nameOf: workName,
        tickOf: (row) => tickOf(row),
      })}
      rows={(rows, _state, selection) => <WorkTable rows={rows} selection={selection} />}
    />
  );
}
