import type { Kysely, Transaction } from "kysely";
import { writeAudit } from "#platform/audit/audit.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { queueMail } from "#platform/mail/sending/queue-mail.server.ts";
import type { Services } from "#platform/services.server.ts";
import { addAdminAccount, endSessions, forgetPassword, raiseToAdmin } from "./account.db.server.ts";
import { dropLinks, makeLinkToken } from "./link.db.server.ts";
import { newAdminMail } from "./new-admin.email.ts";

// Who is an admin is changed beside the shop (`npm run admin`), never by one of its pages.

type AdminsServices = Pick<Services, "db" | "config" | "now">;

export type AdminAdded =
  /** Signs in with the password that the account has. */
  | "raised"
  /** Has no password yet: the link to choose one is in a mail. */
  | "invited"
  | "already";

export type AdminRemoved = "removed" | "no-admin" | "last";

export async function adminAddresses(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom("profiles")
    .select("email")
    .where("role", "=", "admin")
    .orderBy("email")
    .execute();
  return rows.map(({ email }) => email);
}

/**
 * Makes an admin of the account with this address, or a new account for one. Who signed up with an address
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
  trx: Transaction<Tables>,
  { config, now }: AdminsServices,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const token = await makeLinkToken(trx, { use: "reset-password", accountId: id, now: now() });
  const link = `${config.origin}/reset-password?token=${token}`;
  const mail = newAdminMail({ link, again: `${config.origin}/forgot-password` }, config.shop);
  await queueMail(trx, { to: email, ...mail });
}

/**
 * Makes a customer of an admin, signed out everywhere. The last admin stays: nobody could enter the admin
 * area any more.
 */
export function removeAdmin(db: Kysely<Tables>, email: string): Promise<AdminRemoved> {
  return inTransaction(db, async (trx) => {
    // Locked: of two who are removed at once, the second one's removal sees the first one gone.
    const admins = await trx
      .selectFrom("profiles")
      .select(["id", "email"])
      .where("role", "=", "admin")
      .orderBy("id")
      .forUpdate()
      .execute();
    const leaving = admins.find((admin) => admin.email === email);
    if (!leaving) return "no-admin";
    if (admins.length === 1) return "last";
    await trx.updateTable("profiles").set({ role: "user" }).where("id", "=", leaving.id).execute();
    await endSessions(trx, leaving.id);
    await dropLinks(trx, "reset-password", leaving.id);
    await noteRole(trx, leaving.id, "profile.made_customer");
    return "removed";
  });
}

/** A command has no account that it acts as. */
const noteRole = (
  trx: Transaction<Tables>,
  id: string,
  action: "profile.made_admin" | "profile.made_customer",
): Promise<void> =>
  writeAudit(trx, {
    actorId: null,
    action,
    entity: "profiles",
    entityId: id,
    detail: { by: "npm run admin" },
  });
