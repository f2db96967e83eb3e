import { expect, test } from "vitest";
import { sessionCookie } from "../../sign-in.ts";
import { ask, expectWords, noticeOf, post, signedInAs } from "../ask.ts";
import { goodPassword, login, tokenFor, waitingAccount, whoIs } from "./account-form.ts";

test("the session of nobody, of a forged cookie, of a customer and of the admin", async () => {
  for (const cookie of [undefined, "jhola.session_token=abc.def"])
    expect(await whoIs(cookie)).toEqual({ user: null });
  for (const role of ["user", "admin"] as const) {
    const { cookie, actor } = await signedInAs(role);
    expect(await whoIs(cookie)).toEqual({ user: { name: actor.fullName, email: actor.email, role } });
  }
});

test("the session of a customer opens no admin's sign-in, nor does a customer's password there", async () => {
  const { cookie, actor } = await signedInAs("user");
  const led = [
    await ask("/admin-login", cookie),
    await post("/admin-login", { email: actor.email, password: actor.password }),
  ];
  for (const answer of led) {
    expect(answer.headers.get("location")).toMatch(/^\/dashboard/);
    const notice = noticeOf(answer);
    expectWords(notice, "Access Denied", "You are logged in as a user. Redirecting to user dashboard.");
  }
});

test("a sign-in gives a new token that script can't read, and ends the session it replaces", async () => {
  const { cookie: old, actor } = await signedInAs("user");
  const answer = await login(actor.email, actor.password, {}, { Cookie: old });
  const [line] = answer.headers.getSetCookie().filter((each) => each.startsWith("jhola.session_token="));
  expect(line).toMatch(/; HttpOnly/i);
  expect(line).toMatch(/; SameSite=Lax/i);
  expect(line).toMatch(/; Path=\//);
  expect(line).toMatch(/Max-Age=2592000/i);
  const fresh = sessionCookie(answer);
  expect(fresh).not.toBe(old);
  expect((await whoIs(fresh)).user.email).toBe(actor.email);
  expect((await whoIs(old)).user).toBeNull();
});

test("a planted cookie becomes nobody's session", async () => {
  const { cookie: planted, actor: attacker } = await signedInAs("user");
  const email = await waitingAccount();
  const form = { token: await tokenFor(email), password: goodPassword };
  const answer = await post("/confirm-email", form, planted);
  const fresh = sessionCookie(answer);
  expect(fresh).not.toBe(planted);
  expect((await whoIs(fresh)).user.email).toBe(email);
  expect((await whoIs(planted)).user?.email).not.toBe(email);
  const forged = "jhola.session_token=chosen-by-somebody-else";
  const signedIn = await login(attacker.email, attacker.password, {}, { Cookie: forged });
  expect(sessionCookie(signedIn)).not.toBe(forged);
  expect((await whoIs(forged)).user).toBeNull();
});

test("a session that was ended stays ended", async () => {
  const { cookie } = await signedInAs("user");
  const answer = await post("/logout", {}, cookie);
  expect(answer.headers.get("location")).toBe("/");
  expect(answer.headers.getSetCookie().join("\n")).toMatch(/jhola\.session_token=;[^\n]*Max-Age=0/);
  expect((await whoIs(cookie)).user).toBeNull();
  expect((await ask("/admin/dashboard/overview", cookie)).headers.get("location")).toContain("/admin-login");
});

test("a token without its signature, or with another's, is nobody's", async () => {
  const [{ cookie }, { cookie: other }] = [await signedInAs("user"), await signedInAs("admin")];
  const [token = "", signature = ""] = decodeURIComponent(cookie.split("=").slice(1).join("=")).split(".");
  const otherToken = decodeURIComponent(other.split("=").slice(1).join("=")).split(".")[0] ?? "";
  for (const value of [token, `${token}.`, `${otherToken}.${signature}`, `${token}.${signature.slice(1)}x`])
    expect((await whoIs(`jhola.session_token=${encodeURIComponent(value)}`)).user, value).toBeNull();
});

test.each(["/login", "/session", "/reset-password", "/confirm-email?token=a"])(
  "%s is kept by nobody",
  async (path) => expect((await ask(path)).headers.get("cache-control")).toBe("private, no-store"),
);
