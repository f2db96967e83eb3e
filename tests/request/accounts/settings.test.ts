import { beforeAll, describe, expect, test } from "vitest";
import { sessionCookie } from "../../sign-in.ts";
import { ask, origin } from "../ask.ts";
import {
  checkoutForm,
  lineOf,
  newSender,
  type Offer,
  orderNumberIn,
  plainOffers,
  submit,
} from "../checkout/purchase.ts";
import { mailsTo, mailTo } from "../read-mail.ts";
import { signedInAs } from "../sign-in.ts";

type SignedIn = Awaited<ReturnType<typeof signedInAs>>;

const settings = "/dashboard/settings";
const as = (cookie: string) => ({ headers: { Cookie: cookie } });

const post = (
  cookie: string,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  ask(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Cookie: cookie, Origin: origin, "X-Forwarded-For": newSender(), ...headers },
  });

const signInAgain = async ({ actor }: SignedIn, password: string = actor.password) =>
  post("", "/login", { email: actor.email, password });

const isSignedIn = async (cookie: string): Promise<boolean> =>
  (await (await ask("/session", as(cookie))).json()).user !== null;

describe("the profile", () => {
  test("takes name and phone, and nothing that was slipped in", async () => {
    const [me, other] = [await signedInAs("user"), await signedInAs("user")];
    const answer = await post(me.cookie, settings, {
      ...{ form: "profile", fullName: "Asha <b>Devi</b>", phone: "98765 00000" },
      ...{ role: "admin", email: other.actor.email, email_verified: "true", id: "1", user_id: "1" },
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${settings}?done=profile`]);
    const html = await (await ask(answer.headers.get("location") ?? "", as(me.cookie))).text();
    expect(html).toContain("Profile Updated");
    expect(html).toContain('value="Asha &lt;b&gt;Devi&lt;/b&gt;"');
    expect(html).toContain('value="98765 00000"');
    expect(html).toContain(`value="${me.actor.email}"`);
    expect(await (await ask("/session", as(me.cookie))).json()).toMatchObject({
      user: { email: me.actor.email, role: "user" },
    });
    expect((await ask("/admin/dashboard/overview", as(me.cookie))).headers.get("location")).toBe(
      "/dashboard",
    );
  });

  test("keeps what was typed beside what is wrong", async () => {
    const me = await signedInAs("user");
    const answer = await post(me.cookie, settings, { form: "profile", fullName: " ", phone: "call me" });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain("Please enter your full name.");
    expect(html).toContain('value="call me"');
  });

  test("a form of another kind is none", async () => {
    const me = await signedInAs("user");
    const forms: Record<string, string>[] = [{ form: "role", role: "admin" }, { fullName: "x" }];
    for (const fields of forms) expect((await post(me.cookie, settings, fields)).status).toBe(400);
  });
});

describe("the password", () => {
  const change = (password: string, next: string, confirm = next) => ({
    form: "password",
    currentPassword: password,
    newPassword: next,
    confirmPassword: confirm,
  });

  test("changes, signs the other devices out and is told by mail", async () => {
    const me = await signedInAs("user");
    const elsewhere = sessionCookie(await signInAgain(me));
    const answer = await post(me.cookie, settings, change(me.actor.password, "new-lotus-88"));
    expect(answer.headers.get("location")).toBe(`${settings}?done=password`);
    expect([await isSignedIn(me.cookie), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect((await signInAgain(me)).headers.get("location")).toBeNull();
    expect(await isSignedIn(sessionCookie(await signInAgain(me, "new-lotus-88")))).toBe(true);
    await mailTo(me.actor.email);
    expect(
      mailsTo(me.actor.email).some(({ text }) => text.includes("password of your account was changed")),
    ).toBe(true);
  });

  test("stays when the current one is wrong, and none is ever sent back", async () => {
    const me = await signedInAs("user");
    const answer = await post(me.cookie, settings, change("wrong-one", "new-lotus-88", "else"));
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain("New passwords do not match.");
    expect(html).not.toMatch(/new-lotus-88|wrong-one/);
    const again = await post(me.cookie, settings, change("wrong-one", "new-lotus-88"));
    expect([again.status, await again.text()]).toEqual([
      422,
      expect.stringContaining("Your current password is not right."),
    ]);
    expect(await isSignedIn(sessionCookie(await signInAgain(me)))).toBe(true);
  });
});

describe("one's own data", () => {
  let bag: Offer;
  beforeAll(async () => {
    [bag] = await plainOffers();
  });

  const placeAs = async ({ cookie }: SignedIn) =>
    orderNumberIn(await submit(checkoutForm(lineOf(bag)), { Cookie: cookie })) ?? "";

  test("comes as a file, with one's own orders and nobody else's", async () => {
    const [me, other] = [await signedInAs("user"), await signedInAs("user")];
    const [mine, theirs] = [await placeAs(me), await placeAs(other)];
    const answer = await ask(`${settings}/data`, as(me.cookie));
    expect(answer.headers.get("content-type")).toContain("application/json");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="my-data.json"');
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      profile: { email: me.actor.email },
      orders: [{ order_id_text: mine, items: [{ product_name: bag.name }] }],
    });
    expect(text).not.toContain(theirs);
    expect(text).not.toContain(other.actor.email);
    expect(text).not.toMatch(/token|password/);
    const asked = await ask(`${settings}/data?user=${other.actor.email}&id=1`, as(me.cookie));
    expect(await asked.text()).not.toContain(theirs);
  });

  test("goes with the account, which asks for the password first", async () => {
    const me = await signedInAs("user");
    const number = await placeAs(me);
    for (const [currentPassword, message] of [
      ["", "Enter your current password."],
      ["wrong", "Your current password is not right."],
    ] as const) {
      const refused = await post(me.cookie, `${settings}/delete`, { currentPassword });
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain(message);
    }
    expect(await isSignedIn(me.cookie)).toBe(true);
    const answer = await post(me.cookie, `${settings}/delete`, { currentPassword: me.actor.password });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.find((line) => line.startsWith("jhola_orders="))).toContain("Max-Age=0");
    expect(cookies.find((line) => line.startsWith("jhola_notice="))).toContain("Account%20Deleted");
    expect(await isSignedIn(me.cookie)).toBe(false);
    expect((await signInAgain(me)).headers.getSetCookie().join()).not.toContain("session_token=");
    expect((await ask(`/order-confirmation?orderId=${number}`, as(me.cookie))).status).toBe(404);
    expect((await ask(`${settings}/data`, as(me.cookie))).headers.get("location")).toMatch(/^\/login/);
  });
});
