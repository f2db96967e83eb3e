import { expect, it } from "vitest";
import { addAccount } from "#accounts/account.db.server.ts";
import { requestReset, resetByLink } from "#accounts/password/reset-password.server.ts";
import { holds } from "#accounts/permissions/holder.ts";
import { openAuthSession } from "#accounts/session/auth-session.server.ts";
import { visitBy } from "#accounts/session/visit.server.ts";
import { signIn } from "#accounts/sign-in/sign-in.server.ts";
import { isTwoStepRequired } from "#accounts/two-step/second-factor.db.server.ts";
import { accountShop, cookieOf, password, person, sender } from "../../tests/database/account-shop.ts";
import { eachShop } from "../../tests/database/each-shop.ts";
import { twoStepGiven, twoStepShop } from "../../tests/database/two-step-shop.ts";
import { formOf } from "../../tests/form-of.ts";
import { addAdmin, receiveRequired, removeAdmin, removeProofs } from "./admins.server.ts";
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

eachShop("two-step sign-in of the staff", twoStepGiven, (shop) => {
  const { two, typePassword, on } = twoStepShop(shop);

  it("is required of everybody by an owner who has it, and stays on then", async () => {
    const id = await two.admin();
    const visit = await two.enter(id);
    const require = async (isRequired: boolean) => {
      const actor = await two.known(visit);
      if (!holds(actor, "staff")) throw new Error("no owner");
      await receiveRequired(shop, actor, isRequired);
      return isTwoStepRequired(shop.db);
    };
    expect(await require(true)).toBe(false);
    const { key } = await two.turnedOn(visit);
    expect(await require(true)).toBe(true);
    expect(await visit.actor()).toMatchObject({ twoStep: "on" });
    const note = (permissions: string[] | null) => shop.set("profiles", id, { permissions });
    await note(["staff"]);
    expect(await require(false)).toBe(true);
    await note(null);
    const other = await shop.add("profiles", { full_name: "B", email: "b@example.com", role: "admin" });
    expect(await (await two.enter(other.id)).actor()).toMatchObject({ twoStep: "wanted" });
    shop.pass({ minutes: 0.5 });
    expect(await two.send(visit, { intent: "off", code: two.code(key) })).toMatchObject({ kind: "failed" });
    expect(await require(false)).toBe(false);
    expect((await (await two.enter(other.id)).actor())?.twoStep).toBeUndefined();
  });

  it("is removed beside the shop for who lost phone and codes, with all sessions, and told by mail", async () => {
    const { id, visit } = await on();
    const passkey = {
      user_id: id,
      credential_id: "a",
      public_key: "b",
      name: "My phone",
      made_at: shop.clock,
    };
    await shop.add("passkeys", { ...passkey, counter: 0, transports: [] });
    expect(await removeProofs(shop, person.email)).toBe("removed");
    expect(await visit.actor()).toBeNull();
    expect(await shop.rows("passkeys")).toEqual([]);
    expect(await typePassword()).toMatchObject({ kind: "signed-in", role: "admin" });
    expect(await removeProofs(shop, person.email)).toBe("none");
    expect(JSON.stringify(await shop.rows("mail_outbox"))).toContain("Whoever runs the shop's server");
    const removed = { action: "profile.second_factor_removed", actor_id: null };
    expect(await shop.audit()).toContainEqual(expect.objectContaining(removed));
  });

  it("goes when an admin becomes a customer", async () => {
    await on();
    await shop.add("profiles", { full_name: "B", email: "b@example.com", role: "admin" });
    expect(await removeAdmin(shop.db, person.email)).toBe("removed");
    expect(await shop.rows("second_factors")).toEqual([]);
    expect(await typePassword()).toMatchObject({ kind: "signed-in", role: "user" });
  });
});
