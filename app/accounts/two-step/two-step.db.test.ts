import { beforeEach, expect, it } from "vitest";
import {
  accountShop,
  cookiesOf,
  formOf,
  password,
  person,
  sender,
} from "../../../tests/database/account-shop.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { halfMinute, twoStepAdmin } from "../../../tests/database/two-step-admin.ts";
import { removeAdmin, removeProofs } from "../admins.server.ts";
import { makeLinkToken } from "../link.db.server.ts";
import { resetByLink } from "../password/reset-password.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { receiveSignInCode } from "../sign-in-code/receive-code.server.ts";
import { holds } from "../staff/holder.ts";
import { isTwoStepRequired, receiveRequired } from "./require-two-step.server.ts";

eachDatabase("two-step sign-in", (database) => {
  const accounts = accountShop(database);
  const { clear, rows } = accounts;
  const two = twoStepAdmin(accounts);
  const db = () => database().db;
  beforeEach(async () => {
    await clear();
    await db().deleteFrom("audit_log").execute();
    await db().updateTable("shop_settings").set({ two_step_required: false }).execute();
    two.pass(10 * halfMinute);
  });

  const typePassword = (cookie = "", address = "203.0.113.7", typed = password) =>
    signIn(two.shop(), sender(cookie, address), formOf({ email: person.email, password: typed }));
  /** The cookies of a sign-in whose password was right. */
  const step = async (cookie = "", address = "203.0.113.7") => {
    const answer = await typePassword(cookie, address);
    if (answer.kind !== "code-asked") throw new Error(JSON.stringify(answer));
    return [cookie, cookiesOf(answer.setCookies)].filter(Boolean).join("; ");
  };
  const typeCode = (cookie: string, code: string) =>
    receiveSignInCode(two.shop(), sender(cookie), formOf({ code }));
  const on = async () => {
    const id = await two.admin();
    const visit = await two.enter(id);
    return { id, visit, ...(await two.turnedOn(visit)) };
  };
  const mails = async () => (await rows("mail_outbox")).map(({ kind }) => kind);

  it("asks for a code once the password is right, and for nothing before that", async () => {
    const { key } = await on();
    expect(await typePassword("", undefined, "x")).toMatchObject({
      kind: "failed",
      text: "Invalid credentials",
    });
    const cookie = await step();
    expect(cookie).not.toContain("session_token");
    expect(await typeCode(cookie, two.code(key, 1))).toMatchObject({ kind: "signed-in", role: "admin" });
  });

  it("is proved in the session that its code opened", async () => {
    const { key } = await on();
    const answer = await typeCode(await step(), two.code(key, 1));
    if (!("setCookies" in answer)) throw new Error("not signed in");
    const visit = { cookie: cookiesOf(answer.setCookies) };
    const rowsOf = await rows("auth_sessions");
    expect(rowsOf.map(({ factor_at }) => factor_at !== null)).toEqual([true, true]);
    expect(visit.cookie).toContain("jhola_known=");
  });

  it("takes a code once, whoever sends it at the same moment", async () => {
    const { key } = await on();
    const cookies = await Promise.all(Array.from({ length: 8 }, (_, n) => step("", `198.51.100.${n}`)));
    const code = two.code(key, 1);
    const answers = await Promise.all(cookies.map((cookie) => typeCode(cookie, code)));
    expect(answers.filter(({ kind }) => kind === "signed-in")).toHaveLength(1);
    expect(await typeCode(await step(), code)).toMatchObject({ kind: "refused" });
    // Nor the one that turned it on, nor one of before.
    expect(await typeCode(await step(), two.code(key))).toMatchObject({ kind: "refused" });
    two.pass(halfMinute);
    expect(await typeCode(await step(), two.code(key, 1))).toMatchObject({ kind: "signed-in" });
  });

  it("opens one session of a right code that is sent twice at once", async () => {
    const { key } = await on();
    const before = (await rows("auth_sessions")).length;
    const cookie = await step();
    const answers = await Promise.all([1, 2, 3].map(() => typeCode(cookie, two.code(key, 1))));
    expect(answers.filter(({ kind }) => kind === "signed-in")).toHaveLength(1);
    expect(await rows("auth_sessions")).toHaveLength(before + 1);
  });

  it.each([
    ["slow", -1],
    ["right", 0],
    ["fast", 1],
  ])("takes the code of a phone whose clock is %s", async (_, off) => {
    const { key } = await on();
    two.pass(4 * halfMinute);
    expect(await typeCode(await step(), two.code(key, off - (off === 0 ? 0 : off * 3)))).toMatchObject({
      kind: off === 0 ? "signed-in" : "refused",
    });
    two.pass(4 * halfMinute);
    expect(await typeCode(await step(), two.code(key, off))).toMatchObject({ kind: "signed-in" });
  });

  it("ends a sign-in after ten wrong codes and says so by mail, and keeps its owner out nowhere else", async () => {
    const { key, id } = await on();
    const mine = await typeCode(await step(), two.code(key, 1));
    const known =
      "setCookies" in mine ? cookiesOf(mine.setCookies.filter((line) => line.startsWith("jhola_known"))) : "";
    two.pass(2 * halfMinute);
    const stranger = await step("", "198.51.100.9");
    const answers = await Promise.all(Array.from({ length: 14 }, () => typeCode(stranger, "000000")));
    expect(answers.filter(({ kind }) => kind === "refused")).toHaveLength(9);
    expect(await typeCode(stranger, two.code(key, 1))).toMatchObject({ kind: "failed", reason: "stale" });
    expect((await mails()).filter((kind) => kind === "wrong-codes")).toHaveLength(1);
    // Strangers go on until they may try no more at all.
    for (let n = 0; n < 3; n++) {
      const again = await step("", `198.51.100.${20 + n}`);
      await Promise.all(Array.from({ length: 9 }, () => typeCode(again, "000000")));
    }
    const elsewhere = await step("", "198.51.100.40");
    expect(await typeCode(elsewhere, two.code(key, 1))).toMatchObject({ reason: "limited" });
    expect(await typeCode(await step(known), two.code(key, 1))).toMatchObject({ kind: "signed-in" });
    expect((await rows("profiles")).map((row) => row.id)).toEqual([id]);
  });

  it("begins its counts anew for who follows a reset link", async () => {
    const { id, key } = await on();
    for (let n = 0; n < 3; n++) {
      const again = await step("", `198.51.100.${20 + n}`);
      await Promise.all(Array.from({ length: 9 }, () => typeCode(again, "000000")));
    }
    expect(await typeCode(await step(), two.code(key, 1))).toMatchObject({ reason: "limited" });
    const token = await accounts.write((trx) =>
      makeLinkToken(trx, { use: "reset-password", accountId: id, now: two.shop().now() }),
    );
    const newPassword = "kohbar-lotus-1934";
    const reset = await resetByLink(
      two.shop(),
      sender("", "203.0.113.8"),
      formOf({ token, newPassword, confirmNewPassword: newPassword }),
    );
    expect(reset).toMatchObject({ kind: "changed" });
    const answer = await typePassword("", "203.0.113.9", newPassword);
    const waiting = "setCookies" in answer ? cookiesOf(answer.setCookies) : "";
    expect(await typeCode(waiting, two.code(key, 1))).toMatchObject({ kind: "signed-in" });
  });

  it("lets in by a recovery code where strangers used up the tries, once for each", async () => {
    const { codes } = await on();
    for (let n = 0; n < 3; n++) {
      const again = await step("", `198.51.100.${20 + n}`);
      await Promise.all(Array.from({ length: 9 }, () => typeCode(again, "000000")));
    }
    const [first = ""] = codes;
    const cookies = await Promise.all([1, 2, 3, 4].map((n) => step("", `198.51.101.${n}`)));
    const answers = await Promise.all(cookies.map((cookie) => typeCode(cookie, first.toLowerCase())));
    expect(answers.filter(({ kind }) => kind === "signed-in")).toHaveLength(1);
    expect(await typeCode(await step(), first)).toMatchObject({ kind: "refused" });
    expect((await mails()).filter((kind) => kind === "recovery-code-used")).toHaveLength(1);
    expect(JSON.stringify(await rows("mail_outbox"))).toContain("9 are left");
  });

  it("waits ten minutes for its code, in the browser whose password was right", async () => {
    const { key } = await on();
    const cookie = await step();
    two.pass(11 * 60_000);
    const over = { kind: "failed", reason: "stale" };
    expect(await typeCode(cookie, two.code(key))).toMatchObject(over);
    for (const other of ["", "jhola_step=~", cookie.slice(0, -3)])
      expect(await typeCode(other, two.code(key))).toMatchObject(over);
  });

  it("ends other sessions and waiting sign-ins when it is turned on, and tells by mail", async () => {
    const id = await two.admin();
    const [here, elsewhere] = [await two.enter(id), await two.enter(id)];
    const { key } = await two.turnedOn(here);
    expect(await here.actor()).toMatchObject({ id, twoStep: "on", provedAt: expect.any(Date) });
    expect(await elsewhere.actor()).toBeNull();
    expect(await mails()).toEqual(["two-step-changed"]);
    const kept = await db().selectFrom("second_factors").selectAll().executeTakeFirstOrThrow();
    expect(kept.secret).not.toContain(key.replaceAll(" ", ""));
    const codes = await db().selectFrom("recovery_codes").selectAll().execute();
    expect(codes).toHaveLength(10);
    for (const { code_hash } of codes) expect(code_hash).toMatch(/^[0-9a-f]{64}$/);
    const lines = await db().selectFrom("audit_log").selectAll().execute();
    expect(lines.map(({ action }) => action)).toEqual(["profile.made_admin", "profile.two_step_on"]);
    expect(JSON.stringify(lines)).not.toContain(key.replaceAll(" ", ""));
  });

  it("is turned on and off with password and code alone, and nothing is half done", async () => {
    const id = await two.admin();
    const visit = await two.enter(id);
    const { key, sealed } = await two.setup(visit);
    const right = { intent: "on", sealed, code: two.code(key) };
    const refusal = (field: string) => ({ kind: "refused", errors: { [field]: expect.any(String) } });
    expect(await two.send(visit, { ...right, password: "" })).toMatchObject(refusal("password"));
    expect(await two.send(visit, { ...right, password: "x" })).toMatchObject(refusal("password"));
    expect(await two.send(visit, { ...right, code: "" })).toMatchObject(refusal("code"));
    const wrong = await two.send(visit, { ...right, code: "000000" });
    expect(wrong).toMatchObject(refusal("code"));
    // What was read with the app still holds.
    expect(wrong).toMatchObject({ typed: { setup: { sealed } } });
    expect(await db().selectFrom("second_factors").selectAll().execute()).toEqual([]);
    const both = await Promise.all([two.send(visit, right), two.send(visit, right)]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(["done", "failed"]);
    two.pass(halfMinute);
    const off = { intent: "off", code: two.code(key) };
    expect(await two.send(visit, { ...off, password: "x" })).toMatchObject(refusal("password"));
    expect(await two.send(visit, { ...off, code: "000000" })).toMatchObject(refusal("code"));
    await expect(two.send(visit, off)).rejects.toMatchObject({ status: 302 + 1 });
    expect(await db().selectFrom("recovery_codes").selectAll().execute()).toEqual([]);
    expect(await typePassword()).toMatchObject({ kind: "signed-in" });
    expect(await mails()).toEqual(["two-step-changed", "two-step-changed"]);
  });

  it("takes no key that another session was shown, or an hour ago", async () => {
    const id = await two.admin();
    const [here, elsewhere] = [await two.enter(id), await two.enter(id)];
    const { key, sealed } = await two.setup(elsewhere);
    const send = () => two.send(here, { intent: "on", sealed, code: two.code(key) });
    expect(await send()).toMatchObject({ kind: "failed", text: expect.stringContaining("too long") });
    const own = await two.setup(here);
    two.pass(61 * 60_000);
    expect(await two.send(here, { intent: "on", sealed: own.sealed, code: two.code(own.key) })).toMatchObject(
      {
        kind: "failed",
      },
    );
  });

  it("makes new recovery codes, and those of before worthless", async () => {
    const { visit, key, codes } = await on();
    two.pass(halfMinute);
    const answer = await two.send(visit, { intent: "codes", code: two.code(key) });
    if (answer.kind !== "done") throw new Error(JSON.stringify(answer));
    expect(await typeCode(await step(), codes[0] ?? "")).toMatchObject({ kind: "refused" });
    expect(await typeCode(await step(), answer.kept.codes[0] ?? "")).toMatchObject({ kind: "signed-in" });
  });

  it("counts wrong codes of a session for itself", async () => {
    const { visit, key } = await on();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => two.send(visit, { intent: "off", code: "000000" })),
    );
    expect(answers.filter(({ kind }) => kind === "refused")).toHaveLength(10);
    expect(await typeCode(await step(), two.code(key, 1))).toMatchObject({ kind: "signed-in" });
  });

  it("is required of everybody by an owner who has it, and stays on then", async () => {
    const id = await two.admin();
    const visit = await two.enter(id);
    const require = async (isRequired: boolean) => {
      const actor = await two.known(visit);
      if (!holds(actor, "staff")) throw new Error("no owner");
      await receiveRequired(two.shop(), actor, isRequired);
      return isTwoStepRequired(two.shop());
    };
    expect(await require(true)).toBe(false);
    const { key } = await two.turnedOn(visit);
    expect(await require(true)).toBe(true);
    expect(await visit.actor()).toMatchObject({ twoStep: "on" });
    const note = (permissions: string[] | null) =>
      db().updateTable("profiles").set({ permissions }).where("id", "=", id).execute();
    await note(["staff"]);
    expect(await require(false)).toBe(true);
    await note(null);
    await db()
      .insertInto("profiles")
      .values({ full_name: "B", email: "b@example.com", role: "admin" })
      .execute();
    const other = await db()
      .selectFrom("profiles")
      .select("id")
      .where("email", "=", "b@example.com")
      .executeTakeFirstOrThrow();
    expect(await (await two.enter(other.id)).actor()).toMatchObject({ twoStep: "wanted" });
    two.pass(halfMinute);
    expect(await two.send(visit, { intent: "off", code: two.code(key) })).toMatchObject({ kind: "failed" });
    expect(await require(false)).toBe(false);
    expect((await (await two.enter(other.id)).actor())?.twoStep).toBeUndefined();
  });

  it("is removed beside the shop for who lost phone and codes, with all sessions, and told by mail", async () => {
    const { visit } = await on();
    expect(await removeProofs(two.shop(), person.email)).toBe("removed");
    expect(await visit.actor()).toBeNull();
    expect(await typePassword()).toMatchObject({ kind: "signed-in", role: "admin" });
    expect(await removeProofs(two.shop(), person.email)).toBe("none");
    expect(JSON.stringify(await rows("mail_outbox"))).toContain("Whoever runs the shop's server");
    const lines = await db().selectFrom("audit_log").select(["action", "actor_id"]).execute();
    expect(lines).toContainEqual({ action: "profile.second_factor_removed", actor_id: null });
  });

  it("goes when an admin becomes a customer", async () => {
    await on();
    await db()
      .insertInto("profiles")
      .values({ full_name: "B", email: "b@example.com", role: "admin" })
      .execute();
    expect(await removeAdmin(db(), person.email)).toBe("removed");
    expect(await db().selectFrom("second_factors").selectAll().execute()).toEqual([]);
    expect(await typePassword()).toMatchObject({ kind: "signed-in", role: "user" });
  });
});
