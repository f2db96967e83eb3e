import { data } from "react-router";
import type { Doer } from "#accounts/permissions/holder.ts";
import { isWithin, lackedOf, type Noted, permissionsIn } from "#accounts/permissions/permissions.ts";
import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailToStaff } from "#mail/writing/spoken-mail.server.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { MailServices, Services } from "#platform/services.server.ts";
import { unwritten } from "#platform/web/outage.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { mayInWords } from "../may-in-words.ts";
import { actingMember, lockStaff, mayKept } from "../staff.db.server.ts";
import {
  type GivenInvite,
  type InviteAnswer,
  type InviteField,
  parseInvite,
  typedInvite,
} from "../staff.form.ts";
import { staffText } from "../staff.text.ts";
import { type Invitation, mostInvitations, staffPath } from "../staff-member.ts";
import {
  deleteInvitation,
  insertInvitation,
  invitationTo,
  listInvitations,
  lockInvitation,
  renewInvitation,
  wasInvited,
} from "./invitation.db.server.ts";
import { staffInvitationMail } from "./staff-invitation.email.ts";

type Invited =
  | { kind: "invited" }
  | { kind: "refused"; errors: FieldErrors<InviteField> }
  | { kind: "too-many" }
  /** The inviting member may not do so any more. */
  | { kind: "not-allowed" };

/** Invites a person to the staff by mail (STAFF-5). The same form sent twice invites once. */
export async function inviteStaff(
  shop: MailServices,
  actor: Doer<"staff">,
  invite: GivenInvite,
): Promise<Invited> {
  const outcome = await inTransaction(shop.db, async (trx): Promise<Invited> => {
    const staff = await lockStaff(trx);
    const me = actingMember(staff, actor);
    if (!me) return { kind: "not-allowed" };
    const beyond = beyondGift(invite.permissions, me.permissions);
    if (beyond) return { kind: "refused", errors: { permissions: beyond } };
    if (await wasInvited(trx, invite.id)) return { kind: "invited" };
    if (staff.some(({ email }) => email === invite.email)) return refusedEmail(staffText.worksHere);
    if (await invitationTo(trx, invite.email)) return refusedEmail(staffText.invitedBefore);
    if ((await listInvitations(trx)).length >= mostInvitations) return { kind: "too-many" };
    const token = await insertInvitation(trx, { ...invite, by: me.id }, shop.now());
    await noteInvitation(trx, actor, "invited", invite);
    await mailInvitation(trx, shop, { ...invite, token });
    return { kind: "invited" };
  });
  if (outcome.kind === "invited") shop.sendMailSoon();
  return outcome;
}

const refusedEmail = (email: string) => ({ kind: "refused" as const, errors: { email } });

/** Why somebody can't give this; undefined where they can. */
export function beyondGift(given: Noted, own: Noted): string | undefined {
  if (isWithin(given, own)) return undefined;
  return given === null ? staffText.lackedOwner : staffText.lacked(lackedOf(permissionsIn(given), own));
}

type InvitationOutcome = "done" | "gone" | "beyond" | "not-allowed";

/**
 * Sends an invitation once more, with a link of its own. Sent from a page of before, when that had been done
 * already, it does nothing more.
 */
export const resendInvitation = (
  shop: MailServices,
  actor: Doer<"staff">,
  { id, version }: { id: string; version: number },
): Promise<InvitationOutcome> =>
  actOnInvitation(shop, actor, id, async (trx, invitation) => {
    if (invitation.version !== version) return;
    const token = await renewInvitation(trx, id, shop.now());
    await noteInvitation(trx, actor, "sent_again", invitation);
    await mailInvitation(trx, shop, { ...invitation, token });
  });

/** Takes an invitation back: its link stops working. */
export const withdrawInvitation = (
  shop: MailServices,
  actor: Doer<"staff">,
  { id }: { id: string },
): Promise<InvitationOutcome> =>
  actOnInvitation(shop, actor, id, async (trx, invitation) => {
    await deleteInvitation(trx, id);
    await noteInvitation(trx, actor, "withdrawn", invitation);
  });

async function actOnInvitation(
  shop: MailServices,
  actor: Doer<"staff">,
  id: string,
  act: (trx: Trx, invitation: Invitation) => Promise<void>,
): Promise<InvitationOutcome> {
  const outcome = await inTransaction(shop.db, async (trx): Promise<InvitationOutcome> => {
    const me = actingMember(await lockStaff(trx), actor);
    if (!me) return "not-allowed";
    const invitation = await lockInvitation(trx, id);
    if (!invitation) return "gone";
    if (!isWithin(invitation.permissions, me.permissions)) return "beyond";
    await act(trx, invitation);
    return "done";
  });
  if (outcome === "done") shop.sendMailSoon();
  return outcome;
}

/** The line names no address. */
const noteInvitation = (
  trx: Trx,
  { id: actorId }: Doer<"staff">,
  done: "invited" | "sent_again" | "withdrawn",
  { id, permissions }: Pick<Invitation, "id" | "permissions">,
): Promise<void> =>
  writeAudit(trx, {
    actorId,
    action: `staff.${done}`,
    entity: "staff_invitations",
    entityId: id,
    detail: { may: mayKept(permissions) },
  });

async function mailInvitation(
  trx: Trx,
  { config }: MailServices,
  {
    email,
    fullName,
    permissions,
    token,
  }: Pick<Invitation, "email" | "fullName" | "permissions"> & {
    token: string;
  },
): Promise<void> {
  const link = `${config.origin}/invitation?token=${token}`;
  await queueMail(
    trx,
    await mailToStaff(trx, () => ({
      to: email,
      ...staffInvitationMail({ name: fullName, may: mayInWords(permissions), link }, config.shop),
    })),
  );
}

/** The answer to the form that invites somebody; what was typed stays where it is refused. */
export async function receiveInvite(
  shop: MailServices & Pick<Services, "log">,
  actor: Doer<"staff">,
  form: FormData,
) {
  const parsed = parseInvite(form);
  if (parsed.kind === "refused") return data<InviteAnswer>(parsed, { status: 422 });
  const typed = typedInvite(form);
  const fail = (text: string, status: number) =>
    data<InviteAnswer>({ kind: "failed", text, typed }, { status });
  const outcome = await inviteStaff(shop, actor, parsed.value).catch((error: unknown) =>
    unwritten(shop, error, "somebody could not be invited"),
  );
  if (typeof outcome === "number") return fail(staffText.saveFailed.text, outcome);
  switch (outcome.kind) {
    case "not-allowed":
      throw data(null, { status: 403 });
    case "too-many":
      return fail(staffText.tooMany, 409);
    case "refused":
      return data<InviteAnswer>({ ...outcome, typed }, { status: 422 });
    case "invited":
      throw redirectWithNotice(staffPath, staffText.invited(parsed.value.fullName));
  }
}
