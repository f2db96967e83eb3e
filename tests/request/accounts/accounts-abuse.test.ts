import { describe, expect, test } from "vitest";
import { shopAdmin } from "../../sign-in.ts";
import { ask, expectAnswer, origin, post, signedInAs } from "../ask.ts";
import { goodPassword, login, newCustomer, signUpForm, whoIs } from "./account-form.ts";

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
