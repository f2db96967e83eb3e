import { describe, expect, it } from "vitest";
import { requestReset } from "#accounts/password/reset-password.server.ts";
import type { Noted } from "#accounts/permissions/permissions.ts";
import { openAuthSession } from "#accounts/session/auth-session.server.ts";
import { visitBy } from "#accounts/session/visit.server.ts";
import { cookieOf, password, sender } from "../../../tests/database/account-shop.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { staffShop } from "../../../tests/database/staff-shop.ts";
import { formOf } from "../../../tests/form-of.ts";
import { listStaff } from "../staff.db.server.ts";
import { staffText } from "../staff.text.ts";
import { changeStaff, removeStaff } from "./change-staff.server.ts";

eachShop("changes of the staff", { at: new Date() }, (shop) => {
  const { account, member, invite, enter, audited, mailed, waiting } = staffShop(shop);

  describe("a change", () => {
    it("counts at once, raises the version and writes one mail, however often it is sent", async () => {
      const owner = await member("owner@example.com");
      const packer = await member("packer@example.com", ["pack"]);
      const cookie = cookieOf(await openAuthSession(shop, sender(), packer.id));
      const held = async () => (await visitBy(shop, sender(cookie), { prolong: true })).actor?.permissions;
      expect(await held()).toEqual({ orders: true, pack: true });
      const change = { version: 1, permissions: ["stories"] };
      expect(await changeStaff(shop, owner, packer.id, change)).toEqual({ kind: "changed" });
      expect(await changeStaff(shop, owner, packer.id, change)).toEqual({ kind: "unchanged" });
      expect(await held()).toEqual({ stories: true });
      expect(await mailed()).toEqual(["staff-changed packer@example.com"]);
      expect(await audited()).toEqual([["staff.changed", { may: "Stories" }]]);
    });

    it("is told when somebody else was quicker, of two at once", async () => {
      const owner = await member("owner@example.com");
      const other = await member("other@example.com");
      const packer = await member("packer@example.com", ["pack"]);
      const outcomes = await Promise.all([
        changeStaff(shop, owner, packer.id, { version: 1, permissions: ["stories"] }),
        changeStaff(shop, other, packer.id, { version: 1, permissions: ["money"] }),
      ]);
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["changed", "stale"]);
    });

    it("is nobody's about themselves, about who may do more, or of what they may not do", async () => {
      const owner = await member("owner@example.com");
      const lead = await member("lead@example.com", ["orders", "pack", "staff"]);
      const packer = await member("packer@example.com", ["pack"]);
      const to = (actor: typeof lead, id: string, permissions: Noted) =>
        changeStaff(shop, actor, id, { version: 1, permissions });
      expect(await to(lead, lead.id, ["pack"])).toEqual({ kind: "own" });
      expect(await to(lead, owner.id, ["pack"])).toEqual({ kind: "beyond" });
      expect(await to(lead, packer.id, ["money"])).toEqual({
        kind: "refused",
        why: staffText.lacked(["money"]),
      });
      expect(await to(lead, packer.id, null)).toEqual({ kind: "refused", why: staffText.lackedOwner });
      expect(await to(packer, lead.id, ["pack"])).toEqual({ kind: "not-allowed" });
      expect(await to(owner, await account(), ["pack"])).toEqual({ kind: "gone" });
      expect(await removeStaff(shop, lead, owner.id)).toBe("beyond");
      expect(await removeStaff(shop, owner, owner.id)).toBe("own");
      expect(await audited()).toEqual([]);
      expect(await mailed()).toEqual([]);
    });

    it("ends invitations by which more was given than is left", async () => {
      const owner = await member("owner@example.com");
      const lead = await member("lead@example.com", ["orders", "pack", "stories", "staff"]);
      await invite(lead, ["pack"]);
      await invite(lead, ["stories"], { email: "writer@example.com" });
      await changeStaff(shop, owner, lead.id, { version: 1, permissions: ["stories", "staff"] });
      expect(await waiting()).toMatchObject([{ email: "writer@example.com" }]);
      await removeStaff(shop, owner, lead.id);
      expect(await waiting()).toEqual([]);
    });
  });

  describe("a removal", () => {
    it("ends sessions and links at once and leaves a customer; sent again it does nothing", async () => {
      const owner = await member("owner@example.com");
      const packer = await member("packer@example.com", ["pack"]);
      const cookie = cookieOf(await openAuthSession(shop, sender(), packer.id));
      await requestReset(shop, "203.0.113.7", formOf({ email: "packer@example.com" }));
      expect(await removeStaff(shop, owner, packer.id)).toBe("removed");
      expect((await visitBy(shop, sender(cookie), { prolong: true })).actor).toBeNull();
      expect(await shop.rows("auth_verifications")).toEqual([]);
      expect(await enter("packer@example.com", password)).toMatchObject({ kind: "signed-in", role: "user" });
      expect(await removeStaff(shop, owner, packer.id)).toBe("gone");
      expect(await mailed()).toContain("staff-removed packer@example.com");
      expect(await audited()).toEqual([["staff.removed", null]]);
    });

    it("leaves one of two who remove each other at once, whatever the two may do (STAFF-9)", async () => {
      for (const permissions of [null, ["staff"]]) {
        const one = await member("one@example.com", permissions);
        const other = await member("other@example.com", permissions);
        const two = await Promise.all([removeStaff(shop, one, other.id), removeStaff(shop, other, one.id)]);
        expect(two.toSorted()).toEqual(["not-allowed", "removed"]);
        expect(await listStaff(shop.db)).toHaveLength(1);
        await shop.remove("profiles");
      }
    });

    it("leaves one who holds 'Staff' of two who take it from each other at once", async () => {
      const one = await member("one@example.com");
      const other = await member("other@example.com");
      const change = { version: 1, permissions: ["pack"] };
      const outcomes = await Promise.all([
        changeStaff(shop, one, other.id, change),
        changeStaff(shop, other, one.id, change),
      ]);
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["changed", "not-allowed"]);
    });
  });
});
