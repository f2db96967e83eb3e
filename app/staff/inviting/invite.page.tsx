import { randomUUID } from "node:crypto";
import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { BackToStaff } from "../permission-fields.tsx";
import { giftsOf } from "../staff.db.server.ts";
import { type InviteAnswer, setIn, typedInvite } from "../staff.form.ts";
import { staffText as text } from "../staff.text.ts";
import { invitePath } from "../staff-member.ts";
import { InviteForm } from "./invite-form.tsx";
import { receiveInvite } from "./invite-staff.server.ts";

export const policy = { cached: false, needs: "staff", fresh: "forms" } as const satisfies AdminPolicy;

const server = adminPage(policy, {
  async read({ db }, { actor }) {
    return { gifts: await giftsOf(db, actor), newId: randomUUID() };
  },
  async take(shop, { actor }, form) {
    const set = setIn(form);
    // A browser without script wants a usual set ticked, no more.
    if (set) {
      const typed = { ...typedInvite(form), permissions: set.join(" ") };
      return data<InviteAnswer>({ kind: "refused", errors: {}, typed });
    }
    return receiveInvite(shop, actor, form);
  },
});
const browser = adminPageInBrowser({
  title: () => text.invite,
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

export default function InvitePage({ loaderData, actionData }: AdminPageProps<typeof server>) {
  if (!loaderData) return <UnreadPage title={text.invite} text={text.readFailed.text} reload={invitePath} />;
  return (
    <>
      <BackToStaff />
      <PageHead title={text.invite} note={text.inviteNote} />
      <InviteForm {...loaderData} given={actionData} />
    </>
  );
}
