import { expect, it } from "vitest";
import { addAccount } from "#accounts/account.db.server.ts";
import { requestReset, resetByLink } from "#accounts/password/reset-password.server.ts";
import { openAuthSession } from "#accounts/session/auth-session.server.ts";
import { visitBy } from "#accounts/session/visit.server.ts";
import { signIn } from "#accounts/sign-in/sign-in.server.ts";
import { accountShop, cookieOf, password, person, sender } from "../../tests/database/account-shop.ts";
import { eachShop } from "../../tests/database/each-shop.ts";
import { formOf } from "../../tests/form-of.ts";
import { addAdmin, removeAdmin } from "./admins.server.ts";
import { adminAddresses } from "./staff.db.server.ts";

const rekha = "rekha@example.com";

eachShop("admins", { at: new Date() }, (shop) => {
  const { account, write } = accountShop(shop);
  const add = (email: string) => addAdmin(shop, email);
  const remove = (email: string) => removeAdmin(shop.db, email);
  const enter = (email: string, typed: string) => signIn(shop, sender(), formOf({ email, password: typed }));
  const linkIn = async () => /token=([\w-]+)/.exec(JSON.stringify(await shop.rows("mail_outbox")))?.[1] ?? "";
  const choose = (token: string, chosen: string) =>
    resetByLink(shop, sender(), formOf({ token, newPassword: chosen, confirmNewPassword: chosen }));

  it("makes an account that nobody can enter before its owner chose a password by mail", async () => {
    expect(await add(rekha)).toBe("invited");
    expect(await adminAddresses(shop.db)).toEqual([rekha]);
    expect(await shop.rows("profiles")).toMatchObject([{ full_name: "Jhola Crafts Team", role: "admin" }]);
    expect(await shop.rows("auth_accounts")).toEqual([]);
    expect(await enter(rekha, "")).not.toMatchObject({ kind: "signed-in" });
    expect(await enter(rekha, password)).not.toMatchObject({ kind: "signed-in" });
    expect(await shop.rows("mail_outbox")).toMatchObject([{ kind: "new-admin", to_address: rekha }]);
    const token = await linkIn();
    expect(await choose(token, "kohbar1")).toMatchObject({ kind: "refused" });
    expect(await choose(token, "kohbar-lotus-1934")).toMatchObject({ kind: "changed" });
    expect(await enter(rekha, "kohbar-lotus-1934")).toMatchObject({ kind: "signed-in", role: "admin" });
    expect(await add(rekha)).toBe("already");
  });

  it("makes an admin of an account that is there, with its password and without its open sessions", async () => {
    const id = await account();
    await openAuthSession(shop, sender(), id);
    expect(await add(person.email)).toBe("raised");
    expect(await shop.rows("auth_sessions")).toEqual([]);
    expect(await shop.rows("mail_outbox")).toEqual([]);
    expect(await shop.rows("profiles")).toMatchObject([{ id, full_name: person.fullName, role: "admin" }]);
    expect(await enter(person.email, password)).toMatchObject({ kind: "signed-in", role: "admin" });
  });

  it("trusts no password of a sign-up that nobody confirmed", async () => {
    await write((trx) => addAccount(trx, person));
    expect(await add(person.email)).toBe("invited");
    expect(await shop.rows("auth_accounts")).toEqual([]);
    expect(await choose(await linkIn(), "kohbar-lotus-1934")).toMatchObject({ kind: "changed" });
    expect(await enter(person.email, password)).not.toMatchObject({ kind: "signed-in" });
    expect(await enter(person.email, "kohbar-lotus-1934")).toMatchObject({ role: "admin" });
  });

  it("makes a customer of an admin at once: sessions end, links work no more, a new sign-in opens no admin page", async () => {
    const id = await account();
    await add(rekha);
    await add(person.email);
    const cookie = cookieOf(await openAuthSession(shop, sender(), id));
    const visit = () => visitBy(shop, sender(cookie), { prolong: true });
    expect((await visit()).actor).toMatchObject({ id, role: "admin" });
    await requestReset(shop, "203.0.113.7", formOf({ email: person.email }));
    expect(await remove(person.email)).toBe("removed");
    expect((await visit()).actor).toBeNull();
    expect(await shop.rows("auth_verifications")).toMatchObject([{ value: expect.not.stringMatching(id) }]);
    expect(await enter(person.email, password)).toMatchObject({ kind: "signed-in", role: "user" });
    expect(await adminAddresses(shop.db)).toEqual([rekha]);
  });

  it("keeps the last admin, also of two who are removed at once", async () => {
    await account();
    await add(rekha);
    expect(await remove(rekha)).toBe("last");
    expect(await remove(person.email)).toBe("no-admin");
    expect(await remove("nobody@example.com")).toBe("no-admin");
    await add(person.email);
    const outcomes = await Promise.all([remove(rekha), remove(person.email)]);
    expect(outcomes.toSorted()).toEqual(["last", "removed"]);
    expect(await adminAddresses(shop.db)).toHaveLength(1);
  });

  it("makes an owner of one of the staff, and keeps the last one who holds 'staff'", async () => {
    const id = await account();
    await add(rekha);
    await add(person.email);
    await shop.set("profiles", id, { permissions: ["pack"] });
    expect(await adminAddresses(shop.db)).toEqual([`${person.email} (See orders, Pack)`, rekha]);
    expect(await remove(rekha)).toBe("last");
    expect(await add(person.email)).toBe("raised");
    expect(await adminAddresses(shop.db)).toEqual([person.email, rekha]);
    expect(await remove(rekha)).toBe("removed");
  });

  it("makes one admin of two commands at once", async () => {
    expect((await Promise.all([add(rekha), add(rekha)])).toSorted()).toEqual(["already", "invited"]);
    expect(await shop.rows("mail_outbox")).toHaveLength(1);
  });

  it("leaves a line for each change, which names no address", async () => {
    const id = await account();
    await add(rekha);
    await add(person.email);
    await add(person.email);
    await remove(person.email);
    await remove("nobody@example.com");
    const lines = await shop.audit();
    expect(lines.map(({ action, entity_id }) => [action, entity_id === id])).toEqual([
      ["profile.made_admin", false],
      ["profile.made_admin", true],
      ["profile.made_customer", true],
    ]);
    expect(lines[0]).toMatchObject({ actor_id: null, entity: "profiles", detail: { by: "npm run admin" } });
    expect(JSON.stringify(lines)).not.toContain("example.com");
  });
});
