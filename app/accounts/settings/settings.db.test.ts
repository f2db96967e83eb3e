import { describe, expect, test } from "vitest";
import { speaking } from "#platform/language/speaking.server.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { addSession } from "../../../tests/database/profile-row.ts";
import { formOf } from "../../../tests/form-of.ts";
import { passwordHashOf } from "../account.db.server.ts";
import { hashPassword, matchesPassword } from "../guessing/password.server.ts";
import { makeLinkToken, peekLink } from "../link.db.server.ts";
import { listSessions, updateProfile } from "./settings.db.server.ts";
import { receivePassword, receiveProfile } from "./settings-page.server.ts";

const now = new Date("2027-01-01T10:00:00.000Z");
const old = "madhubani-fish";
const oldHash = await hashPassword(old);

eachShop("an account's settings", { at: now }, (shop) => {
  const profileOf = (id: string) => shop.row("profiles", id);

  describe("the profile", () => {
    test("changes by its owner's form: name and phone, nothing else, nobody else", async () => {
      const [me, other] = [await shop.addCustomer(), await shop.addCustomer()];
      const before = [await profileOf(me.id), await profileOf(other.id)];
      const posted = formOf({
        ...{ fullName: "Rekha Devi", phone: "98765 43210", id: other.id, user_id: other.id },
        ...{ role: "admin", email: "boss@example.com", email_verified: "false" },
      });
      expect(await receiveProfile(shop, me, posted)).toEqual({ kind: "done", kept: "saved" });
      expect(await profileOf(me.id)).toEqual({
        ...before[0],
        full_name: "Rekha Devi",
        phone: "98765 43210",
        updated_at: expect.any(Date),
      });
      expect(await profileOf(other.id)).toEqual(before[1]);
    });

    test("keeps the language in which it was saved", async () => {
      const me = await shop.addCustomer();
      const save = (fullName: string) => receiveProfile(shop, me, formOf({ fullName, phone: "" }));
      await speaking("hi", () => save("Rekha Kumari"));
      expect((await profileOf(me.id)).language).toBe("hi");
      await save("Rekha Devi");
      expect((await profileOf(me.id)).language).toBe("en");
    });

    test("stays when nothing differs", async () => {
      const me = await shop.addCustomer({ phone: "2345671" });
      const posted = formOf({ fullName: " Rekha  Jha ", phone: "2345671" });
      expect(await receiveProfile(shop, me, posted)).toEqual({ kind: "done", kept: "unchanged" });
    });

    test("can't be saved once it is gone", async () => {
      const me = await shop.addCustomer();
      await shop.remove("profiles", me.id);
      expect(await receiveProfile(shop, me, formOf({ fullName: "New", phone: "" }))).toMatchObject({
        kind: "failed",
        text: "Could not update profile.",
      });
    });

    test("is never written without an id", () =>
      expect(updateProfile(shop.db, "", { fullName: "x", phone: null })).rejects.toThrow(
        "User ID is missing for profile update.",
      ));
  });

  describe("the password", () => {
    const change = (fields: Record<string, string> = {}) =>
      formOf({ currentPassword: old, newPassword: "new lotus 8", confirmPassword: "new lotus 8", ...fields });
    const somebody = async () => shop.addCustomer({ passwordHash: oldHash });
    const hashOf = (id: string) => passwordHashOf(shop.db, id);
    const matches = async (id: string, password: string) =>
      matchesPassword(password, (await hashOf(id)) ?? "");
    const sessionsOf = (id: string) => shop.column("auth_sessions", "id", { user_id: id });

    test("changes, ends the other sessions and tells its owner", async () => {
      const [me, other] = [await somebody(), await somebody()];
      await addSession(shop.db, me.id);
      expect(await receivePassword(shop, { actor: me }, change())).toEqual({ kind: "done", kept: undefined });
      expect(await matches(me.id, "new lotus 8")).toBe(true);
      expect(await hashOf(other.id)).toBe(oldHash);
      expect(await sessionsOf(me.id)).toEqual([me.sessionId]);
      expect(await sessionsOf(other.id)).toHaveLength(1);
      expect(shop.kicks).toBe(1);
      expect(await shop.column("mail_outbox", "kind", { to_address: me.email })).toEqual([
        "password-changed",
      ]);
    });

    test("makes a reset link that is still under way worthless", async () => {
      const me = await somebody();
      const token = await shop.inTransaction((trx) =>
        makeLinkToken(trx, { use: "reset-password", accountId: me.id, now }),
      );
      expect(await peekLink(shop.db, "reset-password", token, now)).toBe(me.id);
      await receivePassword(shop, { actor: me }, change());
      expect(await peekLink(shop.db, "reset-password", token, now)).toBeUndefined();
    });

    test("stays when the current one is wrong, and says so at its field", async () => {
      const me = await somebody();
      await addSession(shop.db, me.id);
      for (const currentPassword of ["wrong", "x".repeat(60_000)]) {
        expect(await receivePassword(shop, { actor: me }, change({ currentPassword }))).toMatchObject({
          kind: "refused",
          errors: { currentPassword: "Your current password is not right." },
        });
      }
      expect(await hashOf(me.id)).toBe(oldHash);
      expect(await sessionsOf(me.id)).toHaveLength(2);
      expect(shop.kicks).toBe(0);
    });

    test("is changed once by two who know it at the same moment", async () => {
      const me = await somebody();
      const sender = { actor: me };
      const answers = await Promise.all(
        ["new lotus 8", "new lotus 9"].map((next) =>
          receivePassword(shop, sender, change({ newPassword: next, confirmPassword: next })),
        ),
      );
      expect(answers.map(({ kind }) => kind).sort()).toEqual(["done", "refused"]);
      expect(await matches(me.id, answers[0]?.kind === "done" ? "new lotus 8" : "new lotus 9")).toBe(true);
    });

    test("can't be guessed: after ten wrong ones the right one is not taken either", async () => {
      const me = await somebody();
      const wrong = (currentPassword: string) =>
        receivePassword(shop, { actor: me }, change({ currentPassword }));
      // Those that are too long count as well, and nothing is worked out from them.
      for (const typed of ["wrong", ...Array.from({ length: 9 }, () => "x".repeat(200))])
        expect(await wrong(typed)).toMatchObject({ kind: "refused" });
      expect(await receivePassword(shop, { actor: me }, change())).toMatchObject({
        kind: "failed",
        text: expect.stringContaining("Too many tries"),
      });
      expect(await hashOf(me.id)).toBe(oldHash);
    });
  });

  test("lists open sessions, this device first", async () => {
    const me = await shop.addCustomer();
    const phone = await addSession(shop.db, me.id, "Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile");
    await shop.set("auth_sessions", await addSession(shop.db, me.id), { expires_at: new Date("2026-01-01") });
    const sessions = await listSessions(shop.db, me, now);
    expect(sessions.map(({ id, device, isThis }) => ({ id, device, isThis }))).toEqual([
      { id: me.sessionId, device: "Firefox on Linux", isThis: true },
      { id: phone, device: "Chrome on Android", isThis: false },
    ]);
  });
});
