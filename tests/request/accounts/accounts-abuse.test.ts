import { describe, expect, test } from "vitest";
import { formOf } from "../../form-of.ts";
import { sessionCookie, shopAdmin } from "../../sign-in.ts";
import { ask, expectAnswer, expectWords, origin, post } from "../ask.ts";
import { mailsTo } from "../read-mail.ts";
import { signedInAs } from "../sign-in.ts";
import {
  goodPassword,
  login,
  newCustomer,
  signUpForm,
  tokenFor,
  waitingAccount,
  whoIs,
} from "./account-form.ts";

/** Everything below /login that takes a form, with a body that it would look at. */
const endpoints: [string, Record<string, string>][] = [
  ["/login", { email: "a@example.com", password: "x" }],
  ["/admin-login", { email: "a@example.com", password: "x" }],
  ["/signup", signUpForm()],
  ["/confirm-email", { token: "abc" }],
  ["/confirm-email", { email: "a@example.com" }],
  ["/forgot-password", { email: "a@example.com" }],
  ["/reset-password", { token: "abc", newPassword: goodPassword, confirmNewPassword: goodPassword }],
  ["/logout", {}],
];

describe("where a form comes from", () => {
  test.each([
    ["nowhere", {}],
    ["another site", { Origin: "https://evil.example" }],
    ["an opaque place", { Origin: "null" }],
    ["a name that begins like ours", { Origin: `${origin}.evil.example` }],
  ])("from %s it is refused at every endpoint", async (_, headers: Record<string, string>) => {
    for (const [path, fields] of endpoints) {
      for (const address of [path, `${path}.data`]) {
        const answer = await ask(address, { method: "POST", body: new URLSearchParams(fields), headers });
        expect(answer.status, address).toBe(403);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    }
  });

  test("a foreign sign-out leaves the session alone", async () => {
    const { cookie } = await signedInAs("user");
    await ask("/logout", { method: "POST", headers: { Cookie: cookie, Origin: "https://evil.example" } });
    await ask("/logout", cookie);
    expect((await whoIs(cookie)).user).not.toBeNull();
  });
});

test("a password of a megabyte is refused before it is read", async () => {
  const long = "x".repeat(1024 * 1024);
  expect((await login("a@example.com", long)).status).toBe(413);
  expect((await post("/signup", signUpForm({ password: long, confirmPassword: long }))).status).toBe(413);
});

test.each(["/login", "/admin-login"])(
  "passwords: sixty kilobytes are just wrong at %s, and cost nothing",
  async (path) => {
    const begun = performance.now();
    const answer = await post(path, { email: shopAdmin.email, password: "x".repeat(60_000) });
    await expectAnswer(answer, 401, "Invalid credentials");
    expect(performance.now() - begun).toBeLessThan(5_000);
  },
);

test("passwords that are too short, or not the same twice, make no account, and are not sent back", async () => {
  const form = signUpForm({ password: "short", confirmPassword: "another-one" });
  const html = await expectAnswer(post("/signup", form), 422);
  expectWords(html, "Password must be at least 6 characters long.", "Passwords do not match.");
  expect(html).not.toContain('value="short"');
  expect((await login(form.email ?? "", "short")).status).toBe(401);
  for (const [password, message] of [
    ["x".repeat(129), "at most 128 characters"],
    ["Password1!", "one of the most common"],
    ["", "Please enter a password."],
  ] as const)
    await expectAnswer(post("/signup", signUpForm({ password, confirmPassword: password })), 422, message);
});

test("an address that would become a header is none", async () => {
  for (const path of ["/signup", "/forgot-password", "/confirm-email"]) {
    const answer = await post(path, signUpForm({ email: "a@example.com\r\nBcc: everyone@example.com" }));
    expect(answer.status, path).toBe(422);
  }
});

test("a name can't become a header or markup", async () => {
  const fullName = 'Asha\r\nBcc: everyone@example.com\r\n\r\n<img src=x onerror="alert(1)">';
  const email = await waitingAccount({ fullName });
  await post("/confirm-email", { token: await tokenFor(email), password: goodPassword });
  // The first mail that greets by name.
  await post("/forgot-password", { email });
  await tokenFor(email, "reset-password");
  const mails = mailsTo(email);
  expect(mails.map(({ text }) => text).join()).toContain("Hello Asha");
  for (const { headers, html } of mails) {
    expect(headers.has("bcc")).toBe(false);
    expect(headers.get("to")).toEqual([email]);
    expect(html).not.toContain("<img src=x");
  }
});

test("an address is the same in every case", async () => {
  const email = await waitingAccount();
  const again = await post("/signup", signUpForm({ email: email.toUpperCase() }));
  const html = await expectAnswer(again, 409, "Account already exists");
  expect(html).toContain("An account with this email already exists. Please try logging in.");
});

const extra = {
  role: "admin",
  id: "00000000-0000-0000-0000-000000000001",
  email_verified: "true",
  emailVerified: "true",
  isAdmin: "1",
  user_id: "1",
  created_at: "2000-01-01",
};

test("a sign-up makes an unconfirmed customer, whatever it says", async () => {
  const email = await waitingAccount(extra);
  expect((await login(email, goodPassword, extra)).status).toBe(403);
  const answer = await post("/confirm-email", {
    token: await tokenFor(email),
    password: goodPassword,
    ...extra,
  });
  expect((await whoIs(sessionCookie(answer))).user).toMatchObject({ email, role: "user" });
  const signedIn = await post("/admin-login", { email, password: goodPassword, ...extra });
  expect(signedIn.headers.get("location")).toBe("/dashboard");
  expect((await whoIs(sessionCookie(signedIn))).user.role).toBe("user");
});

test("repeated fields and files in their place are no way in", async () => {
  const files = { email: new File(["a@example.com"], "email.txt"), password: new File(["x"], "x.txt") };
  expect((await post("/login", formOf(files))).status).toBe(422);
  const twice = new URLSearchParams(`email=${shopAdmin.email}&email=b@example.com&password=x&password=y`);
  expect((await ask("/login", { method: "POST", body: twice, headers: { Origin: origin } })).status).toBe(
    401,
  );
});

test("who has an account can't be told from a reset or from a link sent again", async () => {
  const { actor } = await signedInAs("user");
  for (const path of ["/forgot-password", "/confirm-email"]) {
    const known = await post(path, { email: actor.email });
    const unknown = await post(path, { email: newCustomer() });
    expect([known.status, unknown.status]).toEqual([200, 200]);
    const shape = async (answer: Response) =>
      (await answer.text()).replaceAll(/(person|customer)-\w+@example.com|nonce="[^"]*"|sha256-[^']*/g, "");
    expect(await shape(known)).toBe(await shape(unknown));
  }
});

test("who has an account takes the same time to say, more or less", async () => {
  const { actor } = await signedInAs("user");
  const timeOf = async (email: string) => {
    const begun = performance.now();
    await post("/forgot-password", { email });
    return performance.now() - begun;
  };
  expect(await timeOf(newCustomer())).toBeGreaterThan(250);
  expect(await timeOf(actor.email)).toBeGreaterThan(250);
});

test("a wrong password and an unknown address get the same answer", async () => {
  const { actor } = await signedInAs("user");
  const [wrong, unknown] = [await login(actor.email, "wrong-one"), await login(newCustomer(), "wrong-one")];
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect(await wrong.text()).toContain("Invalid credentials");
  expect(await unknown.text()).toContain("Invalid credentials");
});
