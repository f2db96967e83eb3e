import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { isWithin } from "#accounts/permissions/permissions.ts";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { RecordHistory } from "#ui/list/record-history.tsx";
import { FactList } from "#ui/page/fact-list.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { longDateTime } from "#values/time/date-time.ts";
import { mayInWords } from "../may-in-words.ts";
import { BackToStaff } from "../permission-fields.tsx";
import { giftsBy, listStaff } from "../staff.db.server.ts";
import { staffText as text } from "../staff.text.ts";
import { memberPath, type StaffMember } from "../staff-member.ts";
import { ChangePart, RemovePart } from "./member-forms.tsx";
import { receiveRemoval, receiveStaffChange } from "./receive-change.server.ts";

export const policy = { cached: false, needs: "staff", fresh: "forms" } as const satisfies AdminPolicy;

/** Why the signed-in member can't change them. */
type Why = "own" | "beyond" | null;

const server = adminPage(policy, {
  async read({ db }, { actor, params }) {
    const staff = await listStaff(db);
    const member = staff.find(({ id }) => id === params.id);
    const me = staff.find(({ id }) => id === actor.id);
    if (!member || !me) throw data(null, { status: 404 });
    const why: Why = member === me ? "own" : isWithin(member.permissions, me.permissions) ? null : "beyond";
    return { member, why, gifts: giftsBy(me.permissions), history: await auditOf(db, "profiles", member.id) };
  },
  async take(shop, { actor, params: { id = "" } }, form) {
    if (form.get("intent") === "remove") return receiveRemoval(shop, actor, id);
    return receiveStaffChange(shop, actor, id, form);
  },
});
const browser = adminPageInBrowser({
  title: (shown?: { member: StaffMember }) => shown?.member.fullName ?? text.title,
  unread: () => null,
  listFailed: () => text.readFailed,
  failed: () => text.saveFailed,
});

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

interface MemberProps extends AdminPageProps<typeof server> {
  params: { id: string };
}

/** One of the staff: who it is, what they may do, and the acts that change it. */
export default function MemberPage({ loaderData, actionData, params }: MemberProps) {
  if (!loaderData)
    return <UnreadPage title={text.title} text={text.readFailed.text} reload={memberPath(params.id)} />;
  const { member, why, gifts, history } = loaderData;
  return (
    <>
      <BackToStaff />
      <PageHead title={member.fullName} />
      <FactList facts={factsOf(member)} />
      <div className="mt-8 grid max-w-xl gap-10">
        {why ? (
          <p className="max-w-measure">{text[why]}</p>
        ) : (
          <>
            <ChangePart key={member.version} member={member} gifts={gifts} given={actionData} />
            <RemovePart member={member} />
          </>
        )}
      </div>
      <RecordHistory lines={history} />
    </>
  );
}

const factsOf = ({ email, permissions, lastSignInAt }: StaffMember) => [
  { term: text.columns.email, value: email },
  { term: text.columns.may, value: mayInWords(permissions) },
  { term: text.columns.lastSignIn, value: lastSignInAt ? longDateTime(lastSignInAt) : text.never },
];
