import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { madeToOrder } from "#catalogue/steps/made-by-group.db.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { readMakingGroups } from "#promise/making-groups.db.server.ts";
import { readRooms } from "#promise/rooms.db.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { BackLink } from "#ui/page/back-link.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { textIn } from "#values/text/form-text.ts";
import { typedWhole } from "#values/text/typed-whole.ts";
import { type GroupAnswer, groupIn, groupTyped } from "./group.form.ts";
import { groupPath, groupsPath } from "./group-paths.ts";
import { GroupForm, GroupWeeks } from "./group-view.tsx";
import { groupsText as text } from "./groups.text.ts";
import { removeGroup, saveGroup } from "./save-group.server.ts";

export const policy = { cached: false, needs: "making" } as const satisfies AdminPolicy;

/** So many weeks are shown. */
const shownWeeks = 8;

const idIn = ({ id = "new" }: { id?: string }): string | undefined => (id === "new" ? undefined : id);

const server = adminPage(policy, {
  async read({ db, config, now }, { params }) {
    const id = idIn(params);
    const groups = await readMakingGroups(db);
    const group = groups.find((each) => each.id === id) ?? null;
    const [room] = group ? await readRooms(db, [group.id], config.shop, now()) : [];
    const products = await madeToOrder(db);
    const names = Object.fromEntries(groups.map((each) => [each.id, each.name]));
    const weeks = room?.weeks.slice(0, shownWeeks) ?? [];
    const isGone = id !== undefined && !group;
    return data({ group, weeks, products, names, isGone }, { status: isGone ? 404 : 200 });
  },
  async take(shop, { actor, params }, form) {
    const id = idIn(params);
    if (textIn(form, "intent") === "remove") {
      const version = typedWhole(textIn(form, "version")) ?? 0;
      if (id === undefined || !(await removeGroup(shop, actor, { id, version })))
        return data<GroupAnswer>({ kind: "failed", text: text.stale }, { status: 409 });
      throw redirectWithNotice(groupsPath, text.removed);
    }
    const typed = groupTyped(form);
    const read = groupIn(form);
    if ("errors" in read)
      return data<GroupAnswer>({ kind: "refused", errors: read.errors, typed }, { status: 422 });
    switch (await saveGroup(shop, actor, id, read.value)) {
      case "taken":
        return data<GroupAnswer>(
          { kind: "refused", errors: { name: text.errors.taken }, typed },
          { status: 422 },
        );
      case "stale":
        return data<GroupAnswer>({ kind: "failed", text: text.stale, typed }, { status: 409 });
      case "saved":
        throw redirectWithNotice(groupsPath, text.saved);
    }
  },
});
const browser = adminPageInBrowser({
  title: () => text.title,
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

export default function GroupPage({ loaderData, actionData, params }: AdminPageProps<typeof server, "id">) {
  if (!loaderData)
    return <UnreadPage title={text.title} text={text.unread.text} reload={groupPath(params.id)} />;
  const { group, weeks, products, names, isGone } = loaderData;
  if (isGone) return <FormProblem text={text.gone} reload={groupsPath} />;
  return (
    <>
      <BackLink to={groupsPath}>{text.all}</BackLink>
      <PageHead title={group?.name ?? text.new} />
      <div className="grid max-w-[46rem] gap-8">
        {weeks.length > 0 && <GroupWeeks weeks={weeks} />}
        <GroupForm group={group} products={products} names={names} given={actionData} />
      </div>
    </>
  );
}
