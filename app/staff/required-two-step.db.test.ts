import { expect, it } from "vitest";
import { holds } from "#accounts/permissions/holder.ts";
import { isTwoStepRequired } from "#accounts/two-step/second-factor.db.server.ts";
import { person } from "../../tests/database/account-shop.ts";
import { eachShop } from "../../tests/database/each-shop.ts";
import { twoStepGiven, twoStepShop } from "../../tests/database/two-step-shop.ts";
import { removeAdmin, removeProofs } from "./admins.server.ts";
import { receiveRequired } from "./require-two-step.server.ts";

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
