import { beforeEach, describe, expect, it } from "vitest";
import {
  accountShop,
  cookieOf,
  formOf,
  password,
  person,
  sender,
} from "../../../tests/database/account-shop.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { addAccount, raiseToAdmin } from "../account.db.server.ts";
import { requestReset } from "../password/reset-password.server.ts";
import { openAuthSession } from "../session/auth-session.server.ts";
import { visitBy } from "../session/visit.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { acceptInvitation, invitationByLink } from "./inviting/accept-invitation.server.ts";
import { listInvitations } from "./inviting/invitation.db.server.ts";
import { inviteStaff, resendInvitation, withdrawInvitation } from "./inviting/invite-staff.server.ts";
import { changeStaff, removeStaff } from "./members/change-staff.server.ts";
import { everything, type Noted } from "./permissions.ts";
import { listStaff } from "./staff.db.server.ts";
import { staffText } from "./staff.text.ts";

const chosen = "kohbar-lotus-1934";
const rekha = { fullName: "Rekha Devi", email: "rekha@example.com" };
const hour = 3_600_000;

eachDatabase("the staff", (database) => {
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
  const accept = (token: string, typed = chosen) =>
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

  describe("an invitation", () => {
    it("lets its holder choose a password and sign in with what was given, and nobody before", async () => {
      const owner = await member("owner@example.com");
      expect(await invite(owner, ["orders", "pack"])).toEqual({ kind: "invited" });
      expect(await enter(rekha.email, chosen)).not.toMatchObject({ kind: "signed-in" });
      const token = await newest();
      expect(await invitationByLink(shop(), token)).toMatchObject({ name: "Rekha Devi", isCustomer: false });
      expect(await accept(token, "short")).toMatchObject({ kind: "refused" });
      expect(await accept(token)).toMatchObject({ kind: "accepted" });
      expect(await enter(rekha.email, chosen)).toMatchObject({ kind: "signed-in", role: "admin" });
      const all = await listStaff(db());
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
      const hoursLater = (hours: number) => ({
        ...shop(),
        now: () => new Date(shop().now().getTime() + hours * hour),
      });
      expect(await invitationByLink(hoursLater(7 * 24 - 1), late)).toBeDefined();
      expect(await invitationByLink(hoursLater(7 * 24), late)).toBeUndefined();
    });

    it("makes one invitation of a form sent twice, also at once, and also when it is over", async () => {
      const owner = await member("owner@example.com");
      const id = crypto.randomUUID();
      const twice = await Promise.all([invite(owner, ["pack"], { id }), invite(owner, ["pack"], { id })]);
      expect(twice).toEqual([{ kind: "invited" }, { kind: "invited" }]);
      expect(await mailKinds()).toEqual(["staff-invitation rekha@example.com"]);
      expect(await withdrawInvitation(shop(), owner, { id })).toBe("done");
      expect(await invite(owner, ["pack"], { id })).toEqual({ kind: "invited" });
      expect(await waiting()).toEqual([]);
    });

    it("is refused at the email of who works here or was invited, of two at once for one", async () => {
      const owner = await member("owner@example.com");
      const other = await member("other@example.com");
      const refused = (email: string) => ({ kind: "refused", errors: { email } });
      expect(await invite(owner, ["pack"], { email: "other@example.com" })).toEqual(
        refused(staffText.worksHere),
      );
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
      await db()
        .updateTable("profiles")
        .set({ permissions: ["pack"] })
        .where("id", "=", lead.id)
        .execute();
      expect(await invite(lead, ["pack"], { email: "x@example.com" })).toEqual({ kind: "not-allowed" });
    });

    it("is sent again with another link, once for a form sent twice, and withdrawn", async () => {
      const owner = await member("owner@example.com");
      const lead = await member("lead@example.com", ["staff"]);
      await invite(owner, ["pack"]);
      const first = await newest();
      const [sent] = await waiting();
      const seen = { id: sent?.id ?? "", version: 1 };
      expect(await resendInvitation(shop(), lead, seen)).toBe("beyond");
      expect(await withdrawInvitation(shop(), lead, seen)).toBe("beyond");
      expect(await Promise.all([1, 2].map(() => resendInvitation(shop(), owner, seen)))).toEqual([
        "done",
        "done",
      ]);
      expect(await mailKinds()).toHaveLength(2);
      expect(await invitationByLink(shop(), first)).toBeUndefined();
      const second = (await tokens()).find((token) => token !== first) ?? "";
      expect(await invitationByLink(shop(), second)).toBeDefined();
      expect(await withdrawInvitation(shop(), owner, seen)).toBe("done");
      expect(await withdrawInvitation(shop(), owner, seen)).toBe("gone");
      expect(await accept(second)).toMatchObject({ reason: "stale" });
    });

    it("makes a member of a customer, who keeps name and orders, and not the password", async () => {
      const owner = await member("owner@example.com");
      const id = await account();
      await openAuthSession(shop(), sender(), id);
      await invite(owner, ["stories"], { email: person.email, fullName: "A. K." });
      expect(await invitationByLink(shop(), await newest())).toMatchObject({ isCustomer: true });
      expect(await accept(await newest())).toMatchObject({ kind: "accepted" });
      expect(await rows("auth_sessions")).toEqual([]);
      expect(await enter(person.email, password)).not.toMatchObject({ kind: "signed-in" });
      expect(await enter(person.email, chosen)).toMatchObject({ role: "admin" });
      expect((await listStaff(db())).find((each) => each.id === id)).toMatchObject({
        fullName: person.fullName,
      });
    });

    it("trusts neither name nor password of a sign-up that nobody confirmed", async () => {
      const owner = await member("owner@example.com");
      await write((trx) => addAccount(trx, { ...person, fullName: "Owner, call me" }));
      await invite(owner, ["stories"], { email: person.email, fullName: "Asha" });
      expect(await invitationByLink(shop(), await newest())).toMatchObject({ isCustomer: false });
      await accept(await newest());
      expect(await enter(person.email, password)).not.toMatchObject({ kind: "signed-in" });
      expect((await listStaff(db()))[1]).toMatchObject({ fullName: "Asha", email: person.email });
    });
  });

  describe("a change", () => {
    it("counts at once, raises the version and writes one mail, however often it is sent", async () => {
      const owner = await member("owner@example.com");
      const packer = await member("packer@example.com", ["pack"]);
      const cookie = cookieOf(await openAuthSession(shop(), sender(), packer.id));
      const held = async () => (await visitBy(shop(), sender(cookie), { prolong: true })).actor?.permissions;
      expect(await held()).toEqual({ orders: true, pack: true });
      const change = { version: 1, permissions: ["stories"] };
      expect(await changeStaff(shop(), owner, packer.id, change)).toEqual({ kind: "changed" });
      expect(await changeStaff(shop(), owner, packer.id, change)).toEqual({ kind: "unchanged" });
      expect(await held()).toEqual({ stories: true });
      expect(await mailKinds()).toEqual(["staff-changed packer@example.com"]);
      expect(await audited()).toEqual([["staff.changed", { may: "Stories" }]]);
    });

    it("is told when somebody else was quicker, of two at once", async () => {
      const owner = await member("owner@example.com");
      const other = await member("other@example.com");
      const packer = await member("packer@example.com", ["pack"]);
      const outcomes = await Promise.all([
        changeStaff(shop(), owner, packer.id, { version: 1, permissions: ["stories"] }),
        changeStaff(shop(), other, packer.id, { version: 1, permissions: ["money"] }),
      ]);
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["changed", "stale"]);
    });

    it("is nobody's about themselves, about who may do more, or of what they may not do", async () => {
      const owner = await member("owner@example.com");
      const lead = await member("lead@example.com", ["orders", "pack", "staff"]);
      const packer = await member("packer@example.com", ["pack"]);
      const to = (actor: typeof lead, id: string, permissions: Noted) =>
        changeStaff(shop(), actor, id, { version: 1, permissions });
      expect(await to(lead, lead.id, ["pack"])).toEqual({ kind: "own" });
      expect(await to(lead, owner.id, ["pack"])).toEqual({ kind: "beyond" });
      expect(await to(lead, packer.id, ["money"])).toEqual({
        ...{ kind: "refused", why: staffText.lacked(["money"]) },
      });
      expect(await to(lead, packer.id, null)).toEqual({ kind: "refused", why: staffText.lackedOwner });
      expect(await to(packer, lead.id, ["pack"])).toEqual({ kind: "not-allowed" });
      expect(await to(owner, await account(), ["pack"])).toEqual({ kind: "gone" });
      expect(await removeStaff(shop(), lead, owner.id)).toBe("beyond");
      expect(await removeStaff(shop(), owner, owner.id)).toBe("own");
      expect(await audited()).toEqual([]);
      expect(await mailKinds()).toEqual([]);
    });

    it("ends invitations by which more was given than is left", async () => {
      const owner = await member("owner@example.com");
      const lead = await member("lead@example.com", ["orders", "pack", "stories", "staff"]);
      await invite(lead, ["pack"]);
      await invite(lead, ["stories"], { email: "writer@example.com" });
      await changeStaff(shop(), owner, lead.id, { version: 1, permissions: ["stories", "staff"] });
      expect(await waiting()).toMatchObject([{ email: "writer@example.com" }]);
      await removeStaff(shop(), owner, lead.id);
      expect(await waiting()).toEqual([]);
    });
  });

  describe("a removal", () => {
    it("ends sessions and links at once and leaves a customer; sent again it does nothing", async () => {
      const owner = await member("owner@example.com");
      const packer = await member("packer@example.com", ["pack"]);
      const cookie = cookieOf(await openAuthSession(shop(), sender(), packer.id));
      await requestReset(shop(), "203.0.113.7", formOf({ email: "packer@example.com" }));
      expect(await removeStaff(shop(), owner, packer.id)).toBe("removed");
      expect((await visitBy(shop(), sender(cookie), { prolong: true })).actor).toBeNull();
      expect(await rows("auth_verifications")).toEqual([]);
      expect(await enter("packer@example.com", password)).toMatchObject({ kind: "signed-in", role: "user" });
      expect(await removeStaff(shop(), owner, packer.id)).toBe("gone");
      expect(await mailKinds()).toContain("staff-removed packer@example.com");
      expect(await audited()).toEqual([["staff.removed", null]]);
    });

    it("leaves one of two who remove each other at once, whatever the two may do (STAFF-9)", async () => {
      for (const permissions of [null, ["staff"]]) {
        const one = await member("one@example.com", permissions);
        const other = await member("other@example.com", permissions);
        const outcomes = await Promise.all([
          removeStaff(shop(), one, other.id),
          removeStaff(shop(), other, one.id),
        ]);
        expect(outcomes.toSorted()).toEqual(["not-allowed", "removed"]);
        expect(await listStaff(db())).toHaveLength(1);
        await clear();
      }
    });

    it("leaves one who holds 'Staff' of two who take it from each other at once", async () => {
      const one = await member("one@example.com");
      const other = await member("other@example.com");
      const change = { version: 1, permissions: ["pack"] };
      const outcomes = await Promise.all([
        changeStaff(shop(), one, other.id, change),
        changeStaff(shop(), other, one.id, change),
      ]);
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["changed", "not-allowed"]);
    });
  });
});
