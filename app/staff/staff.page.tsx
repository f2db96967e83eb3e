import { data } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { isTwoStepRequired } from "#accounts/two-step/second-factor.db.server.ts";
import type { Notice } from "#platform/notice.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { unwrittenHere } from "#platform/web/outage.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import type { Route } from "./+types/staff.page.ts";
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

export async function loader({ context }: Route.LoaderArgs) {
  const { id: own } = staffWith(context, policy.needs);
  const { db, now } = services(context);
  const isRequired = await isTwoStepRequired(db);
  return { staff: await listStaff(db), invitations: await listInvitations(db), own, isRequired, now: now() };
}

const acts = {
  resend: { act: resendInvitation, done: staffText.resent },
  withdraw: { act: withdrawInvitation, done: staffText.withdrawn },
} as const;

/** The acts on invitations. */
export async function action({ context, request }: Route.ActionArgs) {
  const actor = staffWith(context, policy.needs);
  const shop = services(context);
  const form = await postedForm(request);
  const intent = form.get("intent");
  if (intent === "require" || intent === "leave")
    throw await receiveRequired(shop, actor, intent === "require");
  const asked = invitationIn(form);
  const chosen = intent === "resend" || intent === "withdraw" ? acts[intent] : undefined;
  const back = (notice: Notice) => redirectWithNotice(staffPath, notice);
  if (!chosen || !asked) throw back(staffText.invitationGone);
  try {
    const outcome = await chosen.act(shop, actor, asked);
    if (outcome === "not-allowed") throw data(null, { status: 403 });
    throw back(
      { done: chosen.done, gone: staffText.invitationGone, beyond: staffText.invitationBeyond }[outcome],
    );
  } catch (error) {
    unwrittenHere(shop, error, "an invitation could not be acted on");
    throw back({ ...staffText.saveFailed, tone: "destructive" });
  }
}

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, null, staffText.readFailed);

export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<undefined, { isDone: false }>(call, { isDone: false }, staffText.saveFailed);

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: staffText.title }];

/** Who works in the shop, and who was invited to. */
export default function StaffPage({ loaderData }: Route.ComponentProps) {
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
