import {
  accountByEmail,
  addAdminAccount,
  endSessions,
  forgetPassword,
  raiseToAdmin,
} from "#accounts/account.db.server.ts";
import { dropLinks, makeLinkToken } from "#accounts/link.db.server.ts";
import type { Holder } from "#accounts/permissions/holder.ts";
import { heldBy } from "#accounts/permissions/permissions.ts";
import { lowerToCustomer } from "#accounts/staff-rights.db.server.ts";
import { dropProofs } from "#accounts/two-step/second-factor.db.server.ts";
import { twoStepText } from "#accounts/two-step/two-step.text.ts";
import { twoStepChangedMail } from "#accounts/two-step/two-step-changed.email.ts";
import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailToStaff } from "#mail/writing/spoken-mail.server.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { writeTwoStepRequired } from "#platform/settings/settings.db.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { withdrawBeyond } from "./inviting/invitation.db.server.ts";
import { newAdminMail } from "./new-admin.email.ts";
import { isShopOwner, lockStaff } from "./staff.db.server.ts";
import { staffPath } from "./staff-member.ts";

// Owners are made and removed beside the shop, too (`npm run admin`): the way in when no other is left.

type AdminsServices = Pick<Services, "db" | "config" | "now">;

export type AdminAdded =
  /** Signs in with the password that the account has. */
  | "raised"
  /** Has no password yet: the link to choose one is in a mail. */
  | "invited"
  | "already";

export type AdminRemoved = "removed" | "no-admin" | "last";

export type ProofsRemoved = "removed" | "no-admin" | "none";

/**
 * Makes an owner of the account with this address, or a new account for one. Who signed up with an address
 * that nobody confirmed may be a stranger: that password goes, and the address's owner chooses one by mail,
 * as for a new account.
 */
export function addAdmin(shop: AdminsServices, email: string): Promise<AdminAdded> {
  return inTransaction(shop.db, async (trx) => {
    const raised = await raiseToAdmin(trx, email);
    const admin = raised ?? (await addAdminAccount(trx, { email, shopName: shop.config.shop.name }));
    if (!admin) return "already";
    await noteRole(trx, admin.id, "profile.made_admin");
    // A browser that was trusted with a customer's account is not trusted with the shop.
    await endSessions(trx, admin.id);
    if (raised?.isConfirmed) return "raised";
    await forgetPassword(trx, admin.id);
    await dropLinks(trx, "confirm-email", admin.id);
    await invite(trx, shop, { id: admin.id, email });
    return "invited";
  });
}

async function invite(
  trx: Trx,
  { config, now }: AdminsServices,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const token = await makeLinkToken(trx, { use: "reset-password", accountId: id, now: now() });
  const link = `${config.origin}/reset-password?token=${token}`;
  const again = `${config.origin}/forgot-password`;
  await queueMail(
    trx,
    await mailToStaff(trx, () => ({ to: email, ...newAdminMail({ link, again }, config.shop) })),
  );
}

/**
 * Makes a customer of an admin, signed out everywhere. The last one who holds 'staff' stays: nobody could let
 * anybody in any more.
 */
export function removeAdmin(db: Db, email: string): Promise<AdminRemoved> {
  return inTransaction(db, async (trx) => {
    const staff = await lockStaff(trx);
    const leaving = staff.find((member) => member.email === email);
    if (!leaving) return "no-admin";
    const others = staff.filter((member) => member !== leaving);
    if (!others.some(({ permissions }) => heldBy("admin", permissions).staff)) return "last";
    await lowerToCustomer(trx, leaving.id);
    await withdrawBeyond(trx, leaving.id, []);
    await endSessions(trx, leaving.id);
    await dropLinks(trx, "reset-password", leaving.id);
    await noteRole(trx, leaving.id, "profile.made_customer");
    return "removed";
  });
}

/**
 * The way back for an admin who lost phone and recovery codes: two-step sign-in and passkeys go, all sessions
 * end, and a mail notifies them (TWOSTEP-32).
 */
export function removeProofs({ db, config }: AdminsServices, email: string): Promise<ProofsRemoved> {
  return inTransaction(db, async (trx) => {
    const admin = await accountByEmail(trx, email);
    if (admin?.role !== "admin") return "no-admin";
    if (!(await dropProofs(trx, admin.id))) return "none";
    await endSessions(trx, admin.id);
    await noteRole(trx, admin.id, "profile.second_factor_removed");
    const told = { name: admin.fullName, change: "removed" } as const;
    await queueMail(
      trx,
      await mailToStaff(trx, () => ({ to: email, ...twoStepChangedMail(told, config.shop) })),
    );
    return "removed";
  });
}

/** A command has no account that it acts as. */
const noteRole = (
  trx: Trx,
  id: string,
  action: "profile.made_admin" | "profile.made_customer" | "profile.second_factor_removed",
): Promise<void> =>
  writeAudit(trx, {
    actorId: null,
    action,
    entity: "profiles",
    entityId: id,
    detail: { by: "npm run admin" },
  });

/** Requires it, or leaves it to each: an owner does, who has it. */
async function requireTwoStep(
  { db }: Pick<Services, "db">,
  actor: Holder<"staff">,
  isRequired: boolean,
): Promise<"done" | "ownFirst" | "ownersOnly"> {
  if (isRequired && actor.twoStep !== "on") return "ownFirst";
  return inTransaction(db, async (trx) => {
    if (!(await isShopOwner(trx, actor))) return "ownersOnly";
    if (!(await writeTwoStepRequired(trx, isRequired))) return "done";
    await writeAudit(trx, {
      actorId: actor.id,
      action: "shop_settings.updated",
      entity: "shop_settings",
      entityId: "shop",
      detail: { "two-step sign-in of everybody": isRequired },
    });
    return "done";
  });
}

/** The answer to the form that requires it of everybody, or leaves it to each. */
export async function receiveRequired(
  shop: Pick<Services, "db">,
  actor: Holder<"staff">,
  isRequired: boolean,
): Promise<Response> {
  const outcome = await requireTwoStep(shop, actor, isRequired);
  const done = isRequired ? "wanted" : "left";
  return redirectWithNotice(staffPath, twoStepText.required[outcome === "done" ? done : outcome]);
}
