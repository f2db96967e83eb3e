import { beforeAll, describe, expect, test } from "vitest";
import { ask, expectAnswer, expectLed, expectNone, expectWords, post, signedInAs, textAt } from "../ask.ts";
import {
  checkoutForm,
  lineOf,
  type Offer,
  orderNumberIn,
  plainOffers,
  submit,
} from "../checkout/purchase.ts";

type SignedIn = Awaited<ReturnType<typeof signedInAs>>;

const settings = "/dashboard/settings";

const signInAgain = async ({ actor }: SignedIn, password: string = actor.password) =>
  post("/login", { email: actor.email, password });

const isSignedIn = async (cookie: string): Promise<boolean> =>
  (await (await ask("/session", cookie)).json()).user !== null;

test("the profile takes name and phone, as text", async () => {
  const me = await signedInAs("user");
  const typed = { form: "profile", fullName: "Asha <b>Devi</b>", phone: "98765 00000" };
  const answer = await expectLed(post(settings, typed, me.cookie), `${settings}?done=profile`);
  const html = await textAt(answer.headers.get("location") ?? "", me.cookie);
  expectWords(html, "Profile Updated", 'value="Asha &lt;b&gt;Devi&lt;/b&gt;"', 'value="98765 00000"');
  expect(html).toContain(`value="${me.actor.email}"`);
});

test("the profile keeps what was typed beside what is wrong", async () => {
  const me = await signedInAs("user");
  const answer = await post(settings, { form: "profile", fullName: " ", phone: "call me" }, me.cookie);
  await expectAnswer(answer, 422, "Please enter your full name.", 'value="call me"');
});

test("the profile: a form of another kind is none", async () => {
  const me = await signedInAs("user");
  const forms: Record<string, string>[] = [{ form: "role", role: "admin" }, { fullName: "x" }];
  for (const fields of forms) expect((await post(settings, fields, me.cookie)).status).toBe(400);
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
    const answer = await ask(`${settings}/data`, me.cookie);
    expect(answer.headers.get("content-type")).toContain("application/json");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="my-data.json"');
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      profile: { email: me.actor.email },
      orders: [{ order_id_text: mine, items: [{ product_name: bag.name }] }],
    });
    expectNone(text, theirs, other.actor.email);
    expect(text).not.toMatch(/token|password/);
    const asked = await ask(`${settings}/data?user=${other.actor.email}&id=1`, me.cookie);
    expect(await asked.text()).not.toContain(theirs);
  });

  test("goes with the account, which asks for the password first", async () => {
    const me = await signedInAs("user");
    const number = await placeAs(me);
    for (const [currentPassword, message] of [
      ["", "Enter your current password."],
      ["wrong", "Your current password is not right."],
    ] as const)
      await expectAnswer(post(`${settings}/delete`, { currentPassword }, me.cookie), 422, message);
    expect(await isSignedIn(me.cookie)).toBe(true);
    const answer = await post(`${settings}/delete`, { currentPassword: me.actor.password }, me.cookie);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.find((line) => line.startsWith("jhola_orders="))).toContain("Max-Age=0");
    expect(cookies.find((line) => line.startsWith("jhola_notice="))).toContain("Account%20Deleted");
    expect(await isSignedIn(me.cookie)).toBe(false);
    expect((await signInAgain(me)).headers.getSetCookie().join()).not.toContain("session_token=");
    expect((await ask(`/order-confirmation?orderId=${number}`, me.cookie)).status).toBe(404);
    expect((await ask(`${settings}/data`, me.cookie)).headers.get("location")).toMatch(/^\/login/);
  });
});
