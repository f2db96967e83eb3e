import { expect, it } from "vitest";
import { accountShop, cookieOf, password, person, sender } from "../../tests/database/account-shop.ts";
import { eachShop } from "../../tests/database/each-shop.ts";
import { formOf } from "../../tests/form-of.ts";
import { addAccount, setPassword } from "./account.db.server.ts";
import { makeLinkToken, peekLink, useLink } from "./link.db.server.ts";
import { requestReset, resetByLink } from "./password/reset-password.server.ts";
import { openAuthSession, readAuthSession, signInByPassword } from "./session/auth-session.server.ts";
import { confirmByLink } from "./sign-up/confirm-email.server.ts";
import { resendConfirmation, signUp } from "./sign-up/sign-up.server.ts";
import { sweepAccounts } from "./sweep-accounts.db.server.ts";

const hour = 3_600_000;
const now = new Date();
/** What no form of a visitor's has. */
const ofTheOwner = { role: "admin", id: "1", email_verified: "true", emailVerified: "true", isAdmin: "1" };

eachShop("accounts", { at: now }, (shop) => {
  const { account, write } = accountShop(shop);

  it("writes an account, its password, its link and its mail together", async () => {
    const form = formOf({
      fullName: "Asha",
      email: "Asha@Example.com",
      password: "kohbar1",
      confirmPassword: "kohbar1",
      ...ofTheOwner,
    });
    expect(await signUp(shop, "203.0.113.7", form)).toMatchObject({ kind: "signed-up" });
    expect(await shop.rows("profiles")).toMatchObject([
      { email: "asha@example.com", role: "user", email_verified: false, full_name: "Asha" },
    ]);
    const [verification] = await shop.rows("auth_verifications");
    const [mail] = await shop.rows("mail_outbox");
    const token = /token=([\w-]+)/.exec(JSON.stringify(mail))?.[1] ?? "";
    expect(token).toHaveLength(43);
    expect(JSON.stringify(verification)).not.toContain(token);
    expect(shop.kicks).toBe(1);
    form.set("email", "ASHA@EXAMPLE.COM");
    const title = "Account already exists";
    const text = "An account with this email already exists. Please try logging in.";
    const notice = { title, text, tone: "destructive" };
    expect(await signUp(shop, "203.0.113.7", form)).toMatchObject({ reason: "exists", notice });
    expect(await shop.rows("mail_outbox")).toHaveLength(1);
  });

  it("makes one account of four sign-ups at once", async () => {
    const form = () =>
      formOf({ fullName: "Asha", email: person.email, password: "kohbar1", confirmPassword: "kohbar1" });
    const answers = await Promise.all(Array.from({ length: 4 }, () => signUp(shop, "203.0.113.7", form())));
    expect(answers.filter(({ kind }) => kind === "signed-up")).toHaveLength(1);
    expect(answers.filter(({ kind }) => kind === "failed")).toHaveLength(3);
    expect(await shop.rows("auth_accounts")).toHaveLength(1);
  });

  it.each([
    ["confirm-email", 24],
    ["reset-password", 1],
  ] as const)("lets a link to %s work once, also of several at once, for %i hours", async (use, hours) => {
    const accountId = await account();
    const token = await write((trx) => makeLinkToken(trx, { use, accountId, now }));
    expect(await peekLink(shop.db, use, token, now)).toBe(accountId);
    const late = new Date(now.getTime() + hours * hour);
    expect(await peekLink(shop.db, use, token, late)).toBeUndefined();
    expect(await write((trx) => useLink(trx, use, token, late))).toBeUndefined();
    const used = await Promise.all([1, 2, 3].map(() => write((trx) => useLink(trx, use, token, now))));
    expect(used.filter((id) => id === accountId)).toHaveLength(1);
    expect(await write((trx) => useLink(trx, use, token, now))).toBeUndefined();
  });

  it("lets nobody's asking end the link that somebody else is about to use", async () => {
    const accountId = await account();
    const make = (at = now) =>
      write((trx) => makeLinkToken(trx, { use: "reset-password", accountId, now: at }));
    const mine = await make();
    await Promise.all([make(), make(), make()]);
    expect(await peekLink(shop.db, "reset-password", mine, now)).toBe(accountId);
    // Those whose hour is over go.
    await make(new Date(now.getTime() + hour));
    expect(await shop.rows("auth_verifications")).toHaveLength(1);
  });

  it("confirms by a link and opens a session", async () => {
    const accountId = (await write((trx) => addAccount(trx, person)))?.id ?? "";
    const token = await write((trx) => makeLinkToken(trx, { use: "confirm-email", accountId, now }));
    const other = await write((trx) => makeLinkToken(trx, { use: "confirm-email", accountId, now }));
    const right = { email: person.email, password };
    expect(await signInByPassword(shop, sender(), right)).toEqual({ kind: "unconfirmed" });
    const form = formOf({ token, password: right.password, ...ofTheOwner });
    const confirmed = await confirmByLink(shop, sender(), form);
    const cookie = cookieOf(confirmed.kind === "confirmed" ? confirmed.setCookies : []);
    const { session } = await readAuthSession(shop, sender(cookie), { prolong: false });
    expect(session?.userId).toBe(accountId);
    expect(await shop.row("profiles")).toMatchObject({ role: "user", email_verified: true });
    expect(await confirmByLink(shop, sender(), form)).toMatchObject({ reason: "stale" });
    const again = formOf({ token: other, password: right.password });
    expect(await confirmByLink(shop, sender(), again)).toMatchObject({ reason: "stale" });
  });

  it("resets a password, ends the sessions, confirms the address and tells the owner", async () => {
    const id = (await write((trx) => addAccount(trx, person)))?.id ?? "";
    await openAuthSession(shop, sender(), id);
    await requestReset(shop, "203.0.113.7", formOf({ email: person.email }));
    await requestReset(shop, "203.0.113.7", formOf({ email: "nobody@example.com" }));
    const mails = await shop.rows("mail_outbox");
    expect(mails).toHaveLength(1);
    const token = /token=([\w-]+)/.exec(JSON.stringify(mails))?.[1] ?? "";
    const form = formOf({ token, newPassword: "kohbar-lotus", confirmNewPassword: "kohbar-lotus" });
    expect(await resetByLink(shop, sender(), form)).toMatchObject({ kind: "changed" });
    expect(await shop.rows("auth_sessions")).toEqual([]);
    expect((await shop.rows("mail_outbox")).map((mail) => ("kind" in mail ? mail.kind : ""))).toContain(
      "password-changed",
    );
    const right = { email: person.email, password: "kohbar-lotus" };
    expect(await signInByPassword(shop, sender(), right)).toMatchObject({ kind: "signed-in", userId: id });
    expect(await resetByLink(shop, sender(), form)).toMatchObject({ reason: "stale" });
  });

  it("leaves the old password and all other links worthless when one is reset", async () => {
    const added = await write((trx) => addAccount(trx, person));
    const accountId = added?.id ?? "";
    const linkTo = (use: "reset-password" | "confirm-email") =>
      write((trx) => makeLinkToken(trx, { use, accountId, now }));
    const [first, second] = [await linkTo("reset-password"), await linkTo("reset-password")];
    const confirming = await linkTo("confirm-email");
    const reset = (token: string, newPassword: string) =>
      resetByLink(shop, sender(), formOf({ token, newPassword, confirmNewPassword: newPassword }));
    // A stranger's request meanwhile has not ended the first.
    expect(await reset(first, "kohbar-lotus")).toMatchObject({ kind: "changed" });
    expect(await reset(second, "kohbar-fish-8")).toMatchObject({ reason: "stale" });
    expect(await peekLink(shop.db, "confirm-email", confirming, now)).toBeUndefined();
    const signIn = (word: string) =>
      signInByPassword(shop, sender(), { email: person.email, password: word });
    expect(await signIn(password)).toEqual({ kind: "refused" });
    expect(await signIn("kohbar-lotus")).toMatchObject({ kind: "signed-in", userId: accountId });
  });

  it("mails nobody's own words to an address that is not confirmed", async () => {
    const words = "Win at evil.example";
    const email = formOf({ email: person.email });
    const form = { fullName: words, email: person.email, password: "kohbar1", confirmPassword: "kohbar1" };
    await signUp(shop, "203.0.113.7", formOf(form));
    await resendConfirmation(shop, "203.0.113.7", email);
    await requestReset(shop, "203.0.113.7", email);
    const mails = () => shop.rows("mail_outbox");
    expect((await mails()).map(({ kind }) => kind).sort()).toEqual([
      "password-reset",
      "verification",
      "verification",
    ]);
    expect(JSON.stringify(await mails())).not.toContain(words);
    await shop.set("profiles", {}, { email_verified: true });
    await requestReset(shop, "203.0.113.7", email);
    expect(JSON.stringify(await mails())).toContain(`Hello ${words},`);
  });

  it("forgets what is over, and sign-ups that nobody confirmed", async () => {
    const confirmed = await account();
    await write((trx) => addAccount(trx, { ...person, email: "never@example.com" }));
    await shop.add("profiles", { email: "from-elsewhere@example.com" });
    await openAuthSession(shop, sender(), confirmed);
    await write((trx) => makeLinkToken(trx, { use: "reset-password", accountId: confirmed, now }));
    await sweepAccounts(shop.db, now);
    expect(
      [
        await shop.rows("profiles"),
        await shop.rows("auth_sessions"),
        await shop.rows("auth_verifications"),
      ].map(({ length }) => length),
    ).toEqual([3, 1, 1]);
    await sweepAccounts(shop.db, new Date(now.getTime() + 31 * 24 * hour));
    expect(await shop.column("profiles", "email", {}, "email")).toEqual([
      person.email,
      "from-elsewhere@example.com",
    ]);
    expect([...(await shop.rows("auth_sessions")), ...(await shop.rows("auth_verifications"))]).toEqual([]);
  });

  it("replaces a password and nothing else", async () => {
    const id = await account();
    await write((trx) => setPassword(trx, id, "a:b"));
    expect(await shop.rows("auth_accounts")).toMatchObject([
      { user_id: id, password: "a:b", account_id: id },
    ]);
  });
});
