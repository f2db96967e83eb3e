import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import type { Holder } from "#accounts/permissions/holder.ts";
import { isTwoStepRequired } from "#accounts/two-step/second-factor.db.server.ts";
import type { Notice } from "#platform/notice.ts";
import type { Services } from "#platform/services.server.ts";
import { unwrittenHere } from "#platform/web/outage.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { receiveRequired } from "./admins.server.ts";
import { listInvitations } from "./inviting/invitation.db.server.ts";
import { InvitationsPart } from "./inviting/invitations-part.tsx";
import { resendInvitation, withdrawInvitation } from "./inviting/invite-staff.server.ts";
import { RequiredPart } from "./required-part.tsx";
import { listStaff } from "./staff.db.server.ts";
import { invitationIn } from "./staff.form.ts";
import { staffText } from "./staff.text.ts";
import { invitePath, staffPath } from "./staff-member.ts";
import { StaffTable } from "./staff-table.tsx";

export const policy = { cached: false, needs: "staff", fresh: "forms" } as const satisfies AdminPolicy;

const server = adminPage(policy, {
  async read({ db, now }, { actor }) {
    const isRequired = await isTwoStepRequired(db);
    const [staff, invitations] = [await listStaff(db), await listInvitations(db)];
    return { staff, invitations, own: actor.id, isRequired, now: now() };
  },
  async take(shop, { actor }, form) {
    const intent = form.get("intent");
    if (intent === "require" || intent === "leave")
      throw await receiveRequired(shop, actor, intent === "require");
    throw await actOnInvitation(shop, actor, form);
  },
});
const browser = adminPageInBrowser({
  title: () => staffText.title,
  unread: () => null,
  listFailed: () => staffText.readFailed,
  failed: () => staffText.saveFailed,
});

const acts = {
  resend: { act: resendInvitation, done: () => staffText.resent },
  withdraw: { act: withdrawInvitation, done: () => staffText.withdrawn },
} as const;

/** Carries out an act on an invitation, and shows its outcome on the list. */
async function actOnInvitation(shop: Services, actor: Holder<"staff">, form: FormData): Promise<Response> {
  const intent = form.get("intent");
  const asked = invitationIn(form);
  const chosen = intent === "resend" || intent === "withdraw" ? acts[intent] : undefined;
  const back = (notice: Notice) => redirectWithNotice(staffPath, notice);
  if (!chosen || !asked) return back(staffText.invitationGone);
  try {
    const outcome = await chosen.act(shop, actor, asked);
    if (outcome === "not-allowed") throw data(null, { status: 403 });
    return back(
      { done: chosen.done(), gone: staffText.invitationGone, beyond: staffText.invitationBeyond }[outcome],
    );
  } catch (error) {
    unwrittenHere(shop, error, "an invitation could not be acted on");
    return back({ ...staffText.saveFailed, tone: "destructive" });
  }
}

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

/** Who works in the shop, and who was invited to. */
export default function StaffPage({ loaderData }: AdminPageProps<typeof server>) {
  if (!loaderData)
    return <UnreadPage title={staffText.title} text={staffText.readFailed.text} reload={staffPath} />;
  const { staff, invitations, own, isRequired, now } = loaderData;
  const me = staff.find(({ id }) => id === own);
  return (
    <>
      <PageHead title={staffText.title} note={`${staffText.note} ${staffText.today(staff.length)}`}>
        <ButtonLink to={invitePath} variant="primary" small>
          {staffText.invite}
        </ButtonLink>
      </PageHead>
      <StaffTable staff={staff} me={me} />
      {invitations.length > 0 && (
        <InvitationsPart invitations={invitations} own={me ? me.permissions : []} now={now} />
      )}
      <RequiredPart isRequired={isRequired} mayChange={me?.permissions === null} />
    </>
  );
}
