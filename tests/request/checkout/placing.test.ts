import { beforeAll, describe, expect, test } from "vitest";
import { manyAtOnce } from "../../many-at-once.ts";
import { ask } from "../ask.ts";
import { mailsTo, mailTo } from "../read-mail.ts";
import {
  allOffers,
  cartCookieOf,
  checkoutForm,
  cookiesOf,
  lineOf,
  newEmail,
  type Offer,
  orderNumberIn,
  plainOffers,
  submit,
} from "./purchase.ts";

let bag: Offer;
let other: Offer;

beforeAll(async () => {
  [bag, other] = await plainOffers();
});

/**
 * Sends a form that must place nothing: no way on, no cookie, no mail, and its key is still free afterwards.
 */
async function refused(change: Record<string, string>, status: number): Promise<string> {
  const form = checkoutForm(lineOf(bag), change);
  const answer = await submit(form, { Cookie: cartCookieOf(bag, other) });
  const html = await answer.text();
  expect(answer.status, JSON.stringify(change).slice(0, 200)).toBe(status);
  expect(answer.headers.get("location")).toBeNull();
  expect(answer.headers.getSetCookie()).toEqual([]);
  const witness = newEmail();
  const key = /^[0-9a-f-]{36}$/.test(form.key ?? "") ? form.key : undefined;
  const good = await submit(checkoutForm(lineOf(other), { email: witness, ...(key && { key }) }));
  // Had the refused form placed an order, its key would stand for that one, and no mail would go to the
  // witness.
  expect(orderNumberIn(good)).toBeDefined();
  await mailTo(witness);
  expect(mailsTo(form.email ?? "")).toEqual([]);
  return html;
}

describe("the same checkout sent again", () => {
  test("is the same order, and one mail", async () => {
    const form = checkoutForm(lineOf(bag));
    const first = orderNumberIn(await submit(form));
    expect(first).toBeDefined();
    expect(orderNumberIn(await submit(form))).toBe(first);
    const last = newEmail();
    await submit(checkoutForm(lineOf(bag), { email: last }));
    await mailTo(last);
    expect(mailsTo(form.email ?? "")).toHaveLength(1);
  });

  test("with other goods is another order, once its shopper has heard of the first one", async () => {
    const form = checkoutForm(lineOf(bag));
    const first = orderNumberIn(await submit(form));
    const changed = { ...form, cart: lineOf(other, 5) };
    const answer = await submit(changed, { Cookie: cartCookieOf(other) });
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toContain(`Your earlier order ${first} is already placed.`);
    const key = /name="key" value="([0-9a-f-]{36})"/.exec(html)?.[1] ?? "";
    expect(key).not.toBe(form.key);
    expect(cookiesOf(answer)).toBe(`jhola_checkout=${key}`);
    const second = orderNumberIn(await submit({ ...changed, key }));
    expect(second).toBeDefined();
    expect(second).not.toBe(first);
    expect(orderNumberIn(await submit({ ...changed, key }))).toBe(second);
    expect(orderNumberIn(await submit(form))).toBe(first);
  });
});

test("the pages of one browser have one key in both languages, whatever they are refused", async () => {
  const keyIn = (html: string) => /name="key" value="([0-9a-f-]{36})"/.exec(html)?.[1];
  const cart = cartCookieOf(bag);
  const first = await ask("/checkout", { headers: { Cookie: cart } });
  const Cookie = `${cart}; ${cookiesOf(first)}`;
  const key = keyIn(await first.text()) ?? "";
  expect(Cookie).toContain(`jhola_checkout=${key}`);
  const wrong = await submit(checkoutForm(lineOf(bag), { key, city: "" }), { Cookie });
  expect(wrong.headers.getSetCookie()).toEqual([]);
  expect(keyIn(await wrong.text())).toBe(key);
  const inHindi = await ask("/hi/checkout", { headers: { Cookie } });
  expect(inHindi.headers.getSetCookie()).toEqual([]);
  expect(keyIn(await inHindi.text())).toBe(key);
});

test("thirty different orders at once all succeed, each with a number of its own", async () => {
  const placed = await manyAtOnce(30, async (index) => {
    const answer = await submit(checkoutForm(`${lineOf(bag, index + 1)},${lineOf(other)}`));
    return { number: orderNumberIn(answer), cookie: cookiesOf(answer) };
  });
  expect(new Set(placed.map(({ number }) => number)).size).toBe(30);
  for (const { number, cookie } of placed) {
    const page = await ask(`/order-confirmation?orderId=${number}`, { headers: { Cookie: cookie } });
    expect(page.status).toBe(200);
  }
});

test("a price that is not the shop's is found in any line, and the page then shows the shop's own", async () => {
  const html = await refused({ cart: `${lineOf(bag)},${lineOf(other, 1, other.unitPrice - 100)}` }, 409);
  expect(html).toContain("Could not place your order.");
  expect(html).toContain(`The price of ${other.name} is now `);
  expect(html).toContain(`${lineOf(bag)},${lineOf(other)}`);
});

test("what cannot be sold is named", async () => {
  const none = (await allOffers()).find(({ inStock }) => !inStock);
  if (!none) throw new Error("the demo shop has everything");
  const html = await refused({ cart: `${lineOf(bag)},${lineOf(none)}` }, 409);
  expect(html).toContain(`${none.name} is out of stock.`);
});

describe("a form that nobody's page wrote", () => {
  test.each<Record<string, string>>([{ key: "" }, { key: "\0" }, { cart: "" }])(
    "with %j is refused",
    async (change) => {
      const html = await refused(change, 422);
      expect(html).toContain("This page is out of date.");
    },
  );

  test("with a quantity, a price or a line that no page writes is refused", async () => {
    const encoded = `%${bag.id.charCodeAt(0).toString(16)}${bag.id.slice(1)}`;
    for (const cart of [
      ...[lineOf(bag, "0"), lineOf(bag, "१"), lineOf(bag, 1, "-1"), lineOf(bag, 1, "999999999999")],
      ...[`${lineOf(bag)},${lineOf(bag)}`, `${lineOf(bag)},${lineOf({ ...bag, id: encoded })}`],
    ])
      await refused({ cart }, 422);
  });

  test("with a method that is not offered is refused", async () => {
    await refused({ paymentMethod: "razorpay" }, 422);
    await refused({ paymentMethod: "free" }, 422);
    await refused({ shippingMethod: "teleport" }, 422);
    await refused({ shippingCost: "0", total: "1", subtotal: "1", paymentMethod: "" }, 422);
  });

  test.each(["'%20OR%201=1--", "x".repeat(10_000), "%3Cscript%3Ealert(1)%3C%2Fscript%3E", "__proto__"])(
    "with the id %s is refused",
    async (id) => {
      const answer = await submit(checkoutForm(`${id}:1:100`), { Cookie: cartCookieOf(bag) });
      expect([409, 422]).toContain(answer.status);
      expect(await answer.text()).not.toContain("<script>alert(1)");
    },
  );

  test("with fields left out altogether is refused", async () => {
    for (const name of ["cart", "key", "email"]) {
      const { [name]: _, ...rest } = checkoutForm(lineOf(bag));
      const answer = await submit(rest, { Cookie: cartCookieOf(bag) });
      expect(answer.status, name).toBe(422);
      expect(orderNumberIn(answer)).toBeUndefined();
    }
  });
});
