import { beforeEach } from "vitest";
import { raiseToAdmin } from "#accounts/account.db.server.ts";
import { signIn } from "#accounts/sign-in/sign-in.server.ts";
import { acceptInvitation } from "#accounts/staff/inviting/accept-invitation.server.ts";
import { listInvitations } from "#accounts/staff/inviting/invitation.db.server.ts";
import { inviteStaff } from "#accounts/staff/inviting/invite-staff.server.ts";
import { everything, type Noted } from "#accounts/staff/permissions.ts";
import type { OpenDatabase } from "#platform/database/open-database.server.ts";
import { accountShop, formOf, sender } from "./account-shop.ts";

/** Who is invited in these tests, and the password that she chooses. */
export const rekha = { fullName: "Rekha Devi", email: "rekha@example.com" };
export const chosenPassword = "kohbar-lotus-1934";

/** A shop with nobody on its staff yet, and what its owners and those whom they invite do. */
export function staffShop(database: () => OpenDatabase) {
  const { account, clear, rows, shop, write } = accountShop(database);
  const db = () => database().db;
  beforeEach(async () => {
    await clear();
    for (const table of ["audit_log", "staff_invitations"] as const) await db().deleteFrom(table).execute();
  });

  /** Somebody who works here, with these permissions; an owner without. */
  async function member(email: string, permissions: Noted = null) {
    const id = await account({ email, fullName: email.split("@")[0] ?? "" });
    await write((trx) => raiseToAdmin(trx, email));
    const noted = permissions && [...permissions];
    await db()
      .updateTable("profiles")
      .set({ permissions: noted, staff_version: 1 })
      .where("id", "=", id)
      .execute();
    // What a request was let in with; the acts look anew.
    return { id, permissions: everything };
  }
  const invite = (
    actor: { id: string; permissions: typeof everything },
    permissions: Noted,
    { id = crypto.randomUUID(), ...who }: Partial<typeof rekha> & { id?: string } = {},
  ) => inviteStaff(shop(), actor, { ...rekha, ...who, id, permissions });
  const tokens = async () =>
    [...JSON.stringify(await rows("mail_outbox")).matchAll(/invitation\?token=([\w-]+)/g)].map(
      ([, token = ""]) => token,
    );
  const newest = async () => [...new Set(await tokens())].at(-1) ?? "";
  const accept = (token: string, typed = chosenPassword) =>
    acceptInvitation(shop(), sender(), formOf({ token, newPassword: typed, confirmNewPassword: typed }));
  const enter = (email: string, typed: string) =>
    signIn(shop(), sender(), formOf({ email, password: typed }));
  const audited = async () =>
    (await db().selectFrom("audit_log").select(["action", "detail"]).orderBy("id").execute()).map(
      ({ action, detail }) => [action, detail],
    );
  const mailKinds = async () =>
    (await db().selectFrom("mail_outbox").select(["kind", "to_address as to"]).orderBy("id").execute()).map(
      ({ kind, to }) => `${kind} ${to}`,
    );
  const waiting = () => listInvitations(db());
  return {
    clear,
    shop,
    db,
    rows,
    account,
    write,
    member,
    invite,
    tokens,
    newest,
    accept,
    enter,
    audited,
    mailKinds,
    waiting,
  };
}
