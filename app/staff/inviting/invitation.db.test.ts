import { describe, expect, it } from "vitest";
import { addAccount } from "#accounts/account.db.server.ts";
import { openAuthSession } from "#accounts/session/auth-session.server.ts";
import { password, person, sender } from "../../../tests/database/account-shop.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { chosenPassword, rekha, staffShop } from "../../../tests/database/staff-shop.ts";
import { listStaff } from "../staff.db.server.ts";
import { staffText } from "../staff.text.ts";
import { invitationByLink } from "./accept-invitation.server.ts";
import { resendInvitation, withdrawInvitation } from "./invite-staff.server.ts";

eachShop("invitations to the staff", { at: new Date() }, (shop) => {
  const { account, write, member, invite, tokens, newest, accept, enter, audited, mailed, waiting } =
    staffShop(shop);

  describe("an invitation", () => {
    it("lets its holder choose a password and sign in with what was given, and nobody before", async () => {
      const owner = await member("owner@example.com");
      expect(await invite(owner, ["orders", "pack"])).toEqual({ kind: "invited" });
      expect(await enter(rekha.email, chosenPassword)).not.toMatchObject({ kind: "signed-in" });
      const token = await newest();
      expect(await invitationByLink(shop, token)).toMatchObject({ name: "Rekha Devi", isCustomer: false });
      expect(await accept(token, "short")).toMatchObject({ kind: "refused" });
      expect(await accept(token)).toMatchObject({ kind: "accepted" });
      expect(await enter(rekha.email, chosenPassword)).toMatchObject({ kind: "signed-in", role: "admin" });
      const all = await listStaff(shop.db);
      expect(all).toMatchObject([{ permissions: null }, { ...rekha, permissions: ["orders", "pack"] }]);
      expect(all[1]?.lastSignInAt).toBeInstanceOf(Date);
      expect(all[0]?.lastSignInAt).toBeNull();
      expect(await waiting()).toEqual([]);
      expect(await audited()).toEqual([
        ["staff.invited", { may: "See orders, Pack" }],
        ["staff.joined", { may: "See orders, Pack" }],
      ]);
      expect(JSON.stringify(await audited())).not.toContain("example.com");
    });

    it("works once, of two at the same moment for one, and for a week", async () => {
      const owner = await member("owner@example.com");
      await invite(owner, ["stories"]);
      const token = await newest();
      const outcomes = await Promise.all([accept(token), accept(token)]);
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["accepted", "failed"]);
      expect(await accept(token)).toMatchObject({ kind: "failed", reason: "stale" });
      await invite(owner, ["stories"], { email: "late@example.com" });
      const late = await newest();
      shop.pass({ hours: 7 * 24 - 1 });
      expect(await invitationByLink(shop, late)).toBeDefined();
      shop.pass({ hours: 1 });
      expect(await invitationByLink(shop, late)).toBeUndefined();
    });

    it("makes one invitation of a form sent twice, also at once, and also when it is over", async () => {
      const owner = await member("owner@example.com");
      const id = crypto.randomUUID();
      const twice = await Promise.all([invite(owner, ["pack"], { id }), invite(owner, ["pack"], { id })]);
      expect(twice).toEqual([{ kind: "invited" }, { kind: "invited" }]);
      expect(await mailed()).toEqual(["staff-invitation rekha@example.com"]);
      expect(await withdrawInvitation(shop, owner, { id })).toBe("done");
      expect(await invite(owner, ["pack"], { id })).toEqual({ kind: "invited" });
      expect(await waiting()).toEqual([]);
    });

    it("is refused at the email of who works here or was invited, of two at once for one", async () => {
      const owner = await member("owner@example.com");
      const other = await member("other@example.com");
      const refused = (email: string) => ({ kind: "refused", errors: { email } });
      const again = { email: "other@example.com" };
      expect(await invite(owner, ["pack"], again)).toEqual(refused(staffText.worksHere));
      const both = await Promise.all([invite(owner, ["pack"]), invite(other, ["pack"])]);
      expect(both.map(({ kind }) => kind).toSorted()).toEqual(["invited", "refused"]);
      expect(await invite(owner, ["pack"])).toEqual(refused(staffText.invitedBefore));
    });

    it("gives nobody what its sender may not do", async () => {
      const lead = await member("lead@example.com", ["orders", "pack", "staff"]);
      const refusal = (permissions: string) => ({ kind: "refused", errors: { permissions } });
      expect(await invite(lead, ["orders", "money"])).toEqual(refusal(staffText.lacked(["money"])));
      expect(await invite(lead, null)).toEqual(refusal(staffText.lackedOwner));
      expect(await invite(lead, ["orders", "pack", "staff"])).toEqual({ kind: "invited" });
      // A request that was let in before 'staff' was taken writes nothing.
      await shop.set("profiles", lead.id, { permissions: ["pack"] });
      expect(await invite(lead, ["pack"], { email: "x@example.com" })).toEqual({ kind: "not-allowed" });
    });

    it("is sent again with another link, once for a form sent twice, and withdrawn", async () => {
      const owner = await member("owner@example.com");
      const lead = await member("lead@example.com", ["staff"]);
      await invite(owner, ["pack"]);
      const first = await newest();
      const [sent] = await waiting();
      const seen = { id: sent?.id ?? "", version: 1 };
      expect(await resendInvitation(shop, lead, seen)).toBe("beyond");
      expect(await withdrawInvitation(shop, lead, seen)).toBe("beyond");
      const twice = await Promise.all([1, 2].map(() => resendInvitation(shop, owner, seen)));
      expect(twice).toEqual(["done", "done"]);
      expect(await mailed()).toHaveLength(2);
      expect(await invitationByLink(shop, first)).toBeUndefined();
      const second = (await tokens()).find((token) => token !== first) ?? "";
      expect(await invitationByLink(shop, second)).toBeDefined();
      expect(await withdrawInvitation(shop, owner, seen)).toBe("done");
      expect(await withdrawInvitation(shop, owner, seen)).toBe("gone");
      expect(await accept(second)).toMatchObject({ reason: "stale" });
    });

    it("makes a member of a customer, who keeps name and orders, and not the password", async () => {
      const owner = await member("owner@example.com");
      const id = await account();
      await openAuthSession(shop, sender(), id);
      await invite(owner, ["stories"], { email: person.email, fullName: "A. K." });
      expect(await invitationByLink(shop, await newest())).toMatchObject({ isCustomer: true });
      expect(await accept(await newest())).toMatchObject({ kind: "accepted" });
      expect(await shop.rows("auth_sessions")).toEqual([]);
      expect(await enter(person.email, password)).not.toMatchObject({ kind: "signed-in" });
      expect(await enter(person.email, chosenPassword)).toMatchObject({ role: "admin" });
      const customer = (await listStaff(shop.db)).find((each) => each.id === id);
      expect(customer).toMatchObject({ fullName: person.fullName });
    });

    it("trusts neither name nor password of a sign-up that nobody confirmed", async () => {
      const owner = await member("owner@example.com");
      await write((trx) => addAccount(trx, { ...person, fullName: "Owner, call me" }));
      await invite(owner, ["stories"], { email: person.email, fullName: "Asha" });
      expect(await invitationByLink(shop, await newest())).toMatchObject({ isCustomer: false });
      await accept(await newest());
      expect(await enter(person.email, password)).not.toMatchObject({ kind: "signed-in" });
      expect((await listStaff(shop.db))[1]).toMatchObject({ fullName: "Asha", email: person.email });
    });
  });
});
