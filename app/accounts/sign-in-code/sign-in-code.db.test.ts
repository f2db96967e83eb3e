import { expect, it } from "vitest";
import { cookiesOf, password, person, sender, twoStepAdmin } from "../../../tests/database/account-shop.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { twoStepGiven, twoStepShop } from "../../../tests/database/two-step-shop.ts";
import { formOf } from "../../../tests/form-of.ts";
import { makeLinkToken } from "../link.db.server.ts";
import { resetByLink } from "../password/reset-password.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { sweepAccounts } from "../sweep-accounts.db.server.ts";
import { receiveSignInCode } from "./receive-code.server.ts";

eachShop("the second step of a sign-in", twoStepGiven, (shop) => {
  const { two, typePassword, step, typeCode, on } = twoStepShop(shop);
  const wrong = (cookie: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => typeCode(cookie, "000000")));
  /** Until strangers may try no more at all. */
  const wrongOn = async () => {
    for (let n = 0; n < 3; n++) await wrong(await step("", `198.51.100.${20 + n}`), 9);
  };

  it("asks for a code once the password is right, and for nothing before that", async () => {
    const { key } = await on();
    const failed = { kind: "failed", text: "Invalid credentials" };
    expect(await typePassword("", undefined, "x")).toMatchObject(failed);
    const cookie = await step();
    expect(cookie).not.toContain("session_token");
    expect(await typeCode(cookie, two.code(key, 1))).toMatchObject({ kind: "signed-in", role: "admin" });
  });

  it("is proved in the session that its code opened", async () => {
    const { key } = await on();
    const answer = await typeCode(await step(), two.code(key, 1));
    if (!("setCookies" in answer)) throw new Error("not signed in");
    const visit = { cookie: cookiesOf(answer.setCookies) };
    expect(await shop.count("auth_sessions", { factor_at: null })).toBe(0);
    expect(await shop.count("auth_sessions")).toBe(2);
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
    shop.pass({ minutes: 0.5 });
    expect(await typeCode(await step(), two.code(key, 1))).toMatchObject({ kind: "signed-in" });
  });

  it("opens one session of a right code that is sent twice at once", async () => {
    const { key } = await on();
    const before = await shop.count("auth_sessions");
    const cookie = await step();
    const answers = await Promise.all([1, 2, 3].map(() => typeCode(cookie, two.code(key, 1))));
    expect(answers.filter(({ kind }) => kind === "signed-in")).toHaveLength(1);
    expect(await shop.count("auth_sessions")).toBe(before + 1);
  });

  it.each([
    ["slow", -1],
    ["right", 0],
    ["fast", 1],
  ])("takes the code of a phone whose clock is %s", async (_, off) => {
    const { key } = await on();
    shop.pass({ minutes: 2 });
    expect(await typeCode(await step(), two.code(key, off - (off === 0 ? 0 : off * 3)))).toMatchObject({
      kind: off === 0 ? "signed-in" : "refused",
    });
    shop.pass({ minutes: 2 });
    expect(await typeCode(await step(), two.code(key, off))).toMatchObject({ kind: "signed-in" });
  });

  it("ends a sign-in after ten wrong codes and says so by mail, and keeps its owner out nowhere else", async () => {
    const { key, id } = await on();
    const mine = await typeCode(await step(), two.code(key, 1));
    const known =
      "setCookies" in mine ? cookiesOf(mine.setCookies.filter((line) => line.startsWith("jhola_known"))) : "";
    shop.pass({ minutes: 1 });
    const stranger = await step("", "198.51.100.9");
    const answers = await wrong(stranger, 14);
    expect(answers.filter(({ kind }) => kind === "refused")).toHaveLength(9);
    expect(await typeCode(stranger, two.code(key, 1))).toMatchObject({ kind: "failed", reason: "stale" });
    expect((await shop.mailKinds()).filter((kind) => kind === "wrong-codes")).toHaveLength(1);
    await wrongOn();
    const elsewhere = await step("", "198.51.100.40");
    expect(await typeCode(elsewhere, two.code(key, 1))).toMatchObject({ reason: "limited" });
    expect(await typeCode(await step(known), two.code(key, 1))).toMatchObject({ kind: "signed-in" });
    expect((await shop.rows("profiles")).map((row) => row.id)).toEqual([id]);
  });

  it("begins its counts anew for who follows a reset link", async () => {
    const { id, key } = await on();
    await wrongOn();
    expect(await typeCode(await step(), two.code(key, 1))).toMatchObject({ reason: "limited" });
    const token = await shop.inTransaction((trx) =>
      makeLinkToken(trx, { use: "reset-password", accountId: id, now: shop.now() }),
    );
    const newPassword = "kohbar-lotus-1934";
    const form = formOf({ token, newPassword, confirmNewPassword: newPassword });
    expect(await resetByLink(shop, sender("", "203.0.113.8"), form)).toMatchObject({ kind: "changed" });
    const answer = await typePassword("", "203.0.113.9", newPassword);
    const waiting = "setCookies" in answer ? cookiesOf(answer.setCookies) : "";
    expect(await typeCode(waiting, two.code(key, 1))).toMatchObject({ kind: "signed-in" });
  });

  it("lets in by a recovery code where strangers used up the tries, once for each", async () => {
    const { codes } = await on();
    await wrongOn();
    const [first = ""] = codes;
    const cookies = await Promise.all([1, 2, 3, 4].map((n) => step("", `198.51.101.${n}`)));
    const answers = await Promise.all(cookies.map((cookie) => typeCode(cookie, first.toLowerCase())));
    expect(answers.filter(({ kind }) => kind === "signed-in")).toHaveLength(1);
    expect(await typeCode(await step(), first)).toMatchObject({ kind: "refused" });
    expect((await shop.mailKinds()).filter((kind) => kind === "recovery-code-used")).toHaveLength(1);
    expect(JSON.stringify(await shop.rows("mail_outbox"))).toContain("9 are left");
  });

  it("waits ten minutes for its code, in the browser whose password was right", async () => {
    const { key } = await on();
    const cookie = await step();
    shop.pass({ minutes: 11 });
    const over = { kind: "failed", reason: "stale" };
    expect(await typeCode(cookie, two.code(key))).toMatchObject(over);
    for (const other of ["", "jhola_step=~", cookie.slice(0, -3)])
      expect(await typeCode(other, two.code(key))).toMatchObject(over);
  });
});

eachShop("wrong codes", { at: new Date() }, (shop) => {
  const two = twoStepAdmin(shop);

  /** A sign-in by the right password, from a network of its own, and so many wrong codes after it. */
  const wrong = async (codes: number, network: number) => {
    const form = formOf({ email: person.email, password });
    const asked = await signIn(shop, sender("", `198.51.100.${network}`), form);
    const cookie = "setCookies" in asked ? cookiesOf(asked.setCookies) : "";
    const typed = formOf({ code: "000000" });
    for (let tries = 0; tries < codes; tries++)
      expect(await receiveSignInCode(shop, sender(cookie), typed)).toMatchObject({ kind: "refused" });
  };
  const told = () => shop.count("mail_outbox", { kind: "wrong-codes" });
  const on = async () => two.turnedOn(await two.enter(await two.admin()));

  it("are told to whose password is known, over however many sign-ins", async () => {
    await on();
    await wrong(9, 1);
    expect(await told()).toBe(0);
    await Promise.all([wrong(1, 2), wrong(1, 3)]);
    expect(await told()).toBe(1);
  });

  it("are told as well where each sign-in and each hour has few", async () => {
    await on();
    for (let hours = 0; hours < 6; hours++) {
      await wrong(4, hours);
      shop.pass({ hours: 1 });
      await sweepAccounts(shop.db, shop.now());
    }
    expect(await told()).toBe(2);
    shop.pass({ hours: 25 });
    await sweepAccounts(shop.db, shop.now());
    expect(await shop.rows("sign_in_steps")).toEqual([]);
  });
});
