import { expect, test } from "vitest";
import { speaking } from "#platform/language/speaking.server.ts";
import { checkoutForm, purchase, sellTotes } from "../../../tests/database/checkout-form.ts";
import { eachShop, manyAtOnce } from "../../../tests/database/each-shop.ts";
import { checkoutKey, endCheckout } from "./checkout-key.server.ts";

const cookieIn = (lines: readonly string[]): string | undefined =>
  lines.find((line) => line.startsWith("jhola_checkout="))?.split(";")[0];

eachShop("tabs of one browser", { begin: sellTotes }, (shop) => {
  const { submit } = checkoutForm(shop);

  const asked = (cookie: string) => new Request("http://localhost:3000/", { headers: { Cookie: cookie } });
  /** A page of the checkout: its key, and the browser's cookies after it. */
  async function open(cookie = "", userId: string | null = null) {
    const { key, headers } = await checkoutKey(shop, asked(cookie), userId);
    return { key, cookie: cookieIn(headers.map(([, line]) => line)) ?? cookie };
  }
  const orders = async () => (await shop.rows("orders")).map((row) => row.order_id_text);

  test("are at one checkout: a cart that all of them place at once, in both languages, is one order", async () => {
    const { key, cookie } = await open();
    const tabs = await manyAtOnce(24, () => open(cookie));
    expect(new Set(tabs.map((tab) => tab.key))).toEqual(new Set([key]));
    const wrong = await submit(purchase({ key, city: "" }), cookie);
    if (wrong instanceof Response) throw new Error("an order was placed");
    expect([wrong.data.key, new Headers(wrong.init?.headers).getSetCookie()]).toEqual([key, []]);
    const submitted = tabs.map((tab, at) =>
      speaking(at % 2 ? "hi" : "en", () => submit(purchase({ key: tab.key }), cookie)),
    );
    const answers = await Promise.all(submitted);
    const [number, ...more] = await orders();
    expect(more).toEqual([]);
    for (const answer of answers) {
      if (!(answer instanceof Response)) throw new Error("nothing was placed");
      expect(answer.headers.get("Location")).toContain(`orderId=${number}`);
      expect(cookieIn(answer.headers.getSetCookie())).toBe("jhola_checkout=");
    }
  });

  test("leave it when its order is placed: who orders the same again has another order", async () => {
    const first = await open();
    await submit(purchase({ key: first.key }), first.cookie);
    // The other tab, which was open before.
    await submit(purchase({ key: first.key }));
    const again = await open("jhola_checkout=");
    expect(again.key).not.toBe(first.key);
    await submit(purchase({ key: again.key }), again.cookie);
    expect(await orders()).toHaveLength(2);
  });

  test("stay at it while a card order waits, and leave it when that is paid", async () => {
    const { key, cookie } = await open();
    const card = purchase({ key, paymentMethod: "razorpay", script: "on" });
    const answers = await Promise.all([1, 2, 3].map(() => submit(card, cookie)));
    for (const answer of answers) expect(answer).not.toBeInstanceOf(Response);
    const [number = "", ...more] = await orders();
    expect(more).toEqual([]);
    expect(await open(cookie)).toMatchObject({ key });
    expect(await endCheckout(shop, asked(cookie), "JC-1")).toEqual([]);
    const ended = await endCheckout(shop, asked(cookie), number);
    expect(cookieIn(ended.map(([, line]) => line))).toBe("jhola_checkout=");
  });

  test("are led to the checkout that a refused one gives way to", async () => {
    const { key, cookie } = await open();
    await submit(purchase({ key }), cookie);
    const refused = await submit(purchase({ key, cart: "tote:1:50000" }), cookie);
    if (refused instanceof Response) throw new Error("an order was placed");
    const next = cookieIn(new Headers(refused.init?.headers).getSetCookie());
    expect(next).toBe(`jhola_checkout=${refused.data.key}`);
    expect(refused.data.key).not.toBe(key);
    expect(await open(next)).toMatchObject({ key: refused.data.key });
  });

  test("are led to the checkout that another tab has begun since", async () => {
    const late = await open();
    await submit(purchase({ key: late.key }), late.cookie);
    const early = await open("jhola_checkout=");
    const refused = await submit(purchase({ key: late.key, cart: "tote:1:50000" }), early.cookie);
    if (refused instanceof Response) throw new Error("an order was placed");
    expect(refused.data.key).toBe(early.key);
    expect(new Headers(refused.init?.headers).getSetCookie()).toEqual([]);
  });

  test("begin anew where somebody else has ordered, and where the cookie is none of ours", async () => {
    const { id } = await shop.addCustomer();
    const { key, cookie } = await open();
    await submit(purchase({ key, paymentMethod: "razorpay", script: "on" }), cookie, id);
    expect(await open(cookie, id)).toMatchObject({ key });
    expect((await open(cookie)).key).not.toBe(key);
    expect((await open("jhola_checkout=x")).key).toMatch(/^[0-9a-f-]{36}$/);
  });
});
