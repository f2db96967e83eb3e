import { endSessions } from "#accounts/account.db.server.ts";
import { dropLinks } from "#accounts/link.db.server.ts";
import type { Doer } from "#accounts/permissions/holder.ts";
import { isSame, isWithin, type Noted } from "#accounts/permissions/permissions.ts";
import { lowerToCustomer, setPermissions } from "#accounts/staff-rights.db.server.ts";
import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailToStaff } from "#mail/writing/spoken-mail.server.ts";
import { writeAudit, writeAudits } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { MailServices } from "#platform/services.server.ts";
import { withdrawBeyond } from "../inviting/invitation.db.server.ts";
import { beyondGift } from "../inviting/invite-staff.server.ts";
import { mayInWords } from "../may-in-words.ts";
import { actingMember, lockStaff, mayKept } from "../staff.db.server.ts";
import type { GivenChange } from "../staff.form.ts";
import type { StaffMember } from "../staff-member.ts";
import { staffChangedMail } from "./staff-changed.email.ts";
import { staffRemovedMail } from "./staff-removed.email.ts";

type Hindered =
  /** They don't work here any more. */
  | "gone"
  /** They may do more than the acting member. */
  | "beyond"
  /** It is the acting member. */
  | "own"
  /** The acting member may not do so any more. */
  | "not-allowed";

type Changed = { kind: "changed" | "unchanged" | "stale" | Hindered } | { kind: "refused"; why: string };

/** Changes what one of the staff may do, from their next request on (STAFF-7). */
export async function changeStaff(
  shop: MailServices,
  actor: Doer<"staff">,
  id: string,
  { version, permissions }: GivenChange,
): Promise<Changed> {
  const outcome = await inTransaction(shop.db, async (trx): Promise<Changed> => {
    const found = await lockedMember(trx, actor, id);
    if ("hindered" in found) return { kind: found.hindered };
    const { me, member } = found;
    const why = beyondGift(permissions, me.permissions);
    if (why !== undefined) return { kind: "refused", why };
    if (isSame(permissions, member.permissions)) return { kind: "unchanged" };
    if (version !== member.version) return { kind: "stale" };
    await setPermissions(trx, id, permissions);
    await withdrawGifts(trx, actor, id, permissions);
    await writeAudit(trx, {
      actorId: actor.id,
      action: "staff.changed",
      entity: "profiles",
      entityId: id,
      detail: { may: mayKept(permissions) },
    });
    const { fullName: name, email: to } = member;
    const mail = await mailToStaff(trx, () => ({
      ...staffChangedMail({ name, may: mayInWords(permissions) }, shop.config.shop),
      to,
    }));
    await queueMail(trx, mail);
    return { kind: "changed" };
  });
  if (outcome.kind === "changed") shop.sendMailSoon();
  return outcome;
}

/** Makes a customer of one of the staff, signed out everywhere at once (STAFF-8). */
export async function removeStaff(
  shop: MailServices,
  actor: Doer<"staff">,
  id: string,
): Promise<"removed" | Hindered> {
  const outcome = await inTransaction(shop.db, async (trx) => {
    const found = await lockedMember(trx, actor, id);
    if ("hindered" in found) return found.hindered;
    const { email, fullName: name } = found.member;
    await lowerToCustomer(trx, id);
    await endSessions(trx, id);
    await dropLinks(trx, "reset-password", id);
    await withdrawGifts(trx, actor, id, []);
    await writeAudit(trx, { actorId: actor.id, action: "staff.removed", entity: "profiles", entityId: id });
    const mail = await mailToStaff(trx, () => ({
      ...staffRemovedMail({ name }, shop.config.shop),
      to: email,
    }));
    await queueMail(trx, mail);
    return "removed";
  });
  if (outcome === "removed") shop.sendMailSoon();
  return outcome;
}

/**
 * The acting member and the one concerned, with all of the staff locked. Nobody acts on themselves, so the
 * doer of the last act still holds 'staff', and somebody always does (STAFF-9).
 */
async function lockedMember(
  trx: Trx,
  actor: Doer<"staff">,
  id: string,
): Promise<{ me: StaffMember; member: StaffMember } | { hindered: Hindered }> {
  const staff = await lockStaff(trx);
  const me = actingMember(staff, actor);
  if (!me) return { hindered: "not-allowed" };
  if (me.id === id) return { hindered: "own" };
  const member = staff.find((each) => each.id === id);
  if (!member) return { hindered: "gone" };
  return isWithin(member.permissions, me.permissions) ? { me, member } : { hindered: "beyond" };
}

/** Withdraws invitations that give more than their sender may still give. */
async function withdrawGifts(
  trx: Trx,
  { id: actorId }: Doer<"staff">,
  by: string,
  left: Noted,
): Promise<void> {
  const ids = await withdrawBeyond(trx, by, left);
  await writeAudits(
    trx,
    ids.map((entityId) => ({
      actorId,
      action: "staff.withdrawn" as const,
      entity: "staff_invitations",
      entityId,
    })),
  );
}
