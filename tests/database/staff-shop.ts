import { raiseToAdmin } from "#accounts/account.db.server.ts";
import { everything, type Noted } from "#accounts/permissions/permissions.ts";
import { signIn } from "#accounts/sign-in/sign-in.server.ts";
import { acceptInvitation } from "#staff/inviting/accept-invitation.server.ts";
import { listInvitations } from "#staff/inviting/invitation.db.server.ts";
import { inviteStaff } from "#staff/inviting/invite-staff.server.ts";
import { formOf } from "../form-of.ts";
import { accountShop, sender } from "./account-shop.ts";
import type { TestShop } from "./each-shop.ts";

/** Who is invited in these tests, and the password that she chooses. */
export const rekha = { fullName: "Rekha Devi", email: "rekha@example.com" };
export const chosenPassword = "kohbar-lotus-1934";

/** What the owners of a shop and those whom they invite do. */
export function staffShop(shop: TestShop) {
  const { account, write } = accountShop(shop);

  /** Somebody who works here, with these permissions; an owner without. */
  async function member(email: string, permissions: Noted = null) {
    const id = await account({ email, fullName: email.split("@")[0] ?? "" });
    await write((trx) => raiseToAdmin(trx, email));
    await shop.set("profiles", id, { permissions: permissions && [...permissions], staff_version: 1 });
    // What a request was let in with; the acts look anew.
    return { id, permissions: everything };
  }
  const invite = (
    actor: { id: string; permissions: typeof everything },
    permissions: Noted,
    { id = crypto.randomUUID(), ...who }: Partial<typeof rekha> & { id?: string } = {},
  ) => inviteStaff(shop, actor, { ...rekha, ...who, id, permissions });
  const tokens = async () => {
    const links = JSON.stringify(await shop.mails()).matchAll(/invitation\?token=([\w-]+)/g);
    return [...links].map(([, token = ""]) => token);
  };
  return {
    account,
    write,
    member,
    invite,
    tokens,
    newest: async () => [...new Set(await tokens())].at(-1) ?? "",
    accept: (token: string, typed = chosenPassword) =>
      acceptInvitation(shop, sender(), formOf({ token, newPassword: typed, confirmNewPassword: typed })),
    enter: (email: string, typed: string) => signIn(shop, sender(), formOf({ email, password: typed })),
    audited: async () => (await shop.audit()).map(({ action, detail }) => [action, detail]),
    mailed: async () => (await shop.mails()).map(({ kind, to_address }) => `${kind} ${to_address}`),
    waiting: () => listInvitations(shop.db),
  };
}
