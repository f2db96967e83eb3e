import { request } from "node:http";
import { expect, test } from "vitest";
import { sessionCookie } from "../../sign-in.ts";
import { expectAnswer, newSender, origin, post, signedInAs, textAt } from "../ask.ts";
import { mailsTo } from "../read-mail.ts";
import { goodPassword, login, signUpForm, tokenFor, waitingAccount, whoIs } from "./account-form.ts";

/** What tells the browser that signed up from others. */
function signUpCookie(answer: Response): string {
  const line = answer.headers.getSetCookie().find((each) => each.startsWith("jhola_signup="));
  expect(line).toMatch(/; HttpOnly/);
  return line?.split(";")[0] ?? "";
}

test("a link opened in another browser than the one that signed up asks for the password", async () => {
  const form = signUpForm();
  const { email = "" } = form;
  const own = signUpCookie(await post("/signup", form));
  const others = signUpCookie(await post("/signup", signUpForm()));
  const token = await tokenFor(email);
  // The stranger whose address somebody else signed up with confirms nothing by a click.
  for (const cookie of ["a=b", others, "jhola_signup=x", own.slice(0, -6)]) {
    const answer = await post("/confirm-email", { token }, cookie);
    await expectAnswer(answer, 422, "Please enter your password.");
    expect(answer.headers.getSetCookie().join()).not.toContain("session_token");
  }
  const path = `/confirm-email?token=${token}`;
  const wrong = await post(path, { token, password: "not-it" });
  await expectAnswer(wrong, 401, "Invalid credentials", "Choose a new password instead");
  expect((await login(email, goodPassword)).status).toBe(403);
  expect(await textAt(path)).toContain("Enter the password that you chose");
  expect(await textAt(path, own)).not.toContain("Enter the password that you chose");
  const confirmed = await post("/confirm-email", { token }, own);
  expect(confirmed.headers.get("location")).toBe("/");
  expect((await whoIs(sessionCookie(confirmed))).user.email).toBe(email);
});

test("a link is good for its own use only, and a made-up one for none", async () => {
  const { actor } = await signedInAs("user");
  const waiting = await tokenFor(await waitingAccount());
  await post("/forgot-password", { email: actor.email });
  const reset = await tokenFor(actor.email, "reset-password");
  const passwords = { newPassword: "kohbar-lotus", confirmNewPassword: "kohbar-lotus" };
  expect((await post("/confirm-email", { token: reset })).status).toBe(410);
  expect((await post("/reset-password", { token: waiting, ...passwords })).status).toBe(410);
  for (const token of ["", "%", "a".repeat(5000), "reset-password:1", "' or 1=1 --", "\u0000"]) {
    expect((await post("/confirm-email", { token })).status).toBe(410);
    expect((await post("/reset-password", { token, ...passwords })).status).toBe(410);
  }
  expect((await post("/reset-password", { token: reset, ...passwords })).status).toBe(303);
  expect((await post("/reset-password", { token: reset, ...passwords })).status).toBe(410);
});

test("links carry the shop's own address, whatever a request calls it", async () => {
  const email = await waitingAccount();
  await askWithHost("/forgot-password", `email=${encodeURIComponent(email)}`, "evil.example");
  await expect.poll(() => mailsTo(email).length).toBe(2);
  for (const { text, html } of mailsTo(email)) {
    expect(text).toContain(`${origin}/`);
    expect(text + html).not.toContain("evil.example");
  }
});

/** A form posted under another host's name. */
function askWithHost(path: string, body: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = {
      Host: host,
      Origin: origin,
      "X-Forwarded-Host": host,
      "X-Forwarded-For": newSender(),
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": Buffer.byteLength(body),
    };
    const asking = request(origin + path, { method: "POST", headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asking.on("error", reject);
    asking.end(body);
  });
}
