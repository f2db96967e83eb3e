import { beforeAll, describe, expect, test } from "vitest";
import { ask } from "../ask.ts";
import { mailsTo, mailTo } from "../read-mail.ts";
import {
  allOffers,
  cartCookieOf,
  checkoutForm,
  cookiesOf,
  lineOf,
  newEmail,
  newSender,
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

  test("is one order when ten come at once", async () => {
    const form = checkoutForm(lineOf(bag));
    const sender = newSender();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => submit(form, { "X-Forwarded-For": sender })),
    );
    const numbers = new Set(answers.map(orderNumberIn));
    expect(numbers.size).toBe(1);
    expect([...numbers][0]).toBeDefined();
    const last = newEmail();
    await submit(checkoutForm(lineOf(bag), { email: last }));
    await mailTo(last);
    expect(mailsTo(form.email ?? "")).toHaveLength(1);
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
  const placed = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const answer = await submit(checkoutForm(`${lineOf(bag, index + 1)},${lineOf(other)}`));
      return { number: orderNumberIn(answer), cookie: cookiesOf(answer) };
    }),
  );
  expect(new Set(placed.map(({ number }) => number)).size).toBe(30);
  for (const { number, cookie } of placed) {
    const page = await ask(`/order-confirmation?orderId=${number}`, { headers: { Cookie: cookie } });
    expect(page.status).toBe(200);
  }
});

describe("a price that is not the shop's", () => {
  test.each([
    ["lower", (price: number) => price - 100],
    ["higher", (price: number) => price + 100],
    ["nothing", () => 0],
  ])("%s is refused by name", async (_what, change) => {
    const html = await refused({ cart: lineOf(bag, 1, change(bag.unitPrice)) }, 409);
    expect(html).toContain("Could not place your order.");
    expect(html).toContain(`The price of ${bag.name} is now `);
  });

  test("beyond all numbers is refused before the shop is asked", async () => {
    await refused({ cart: lineOf(bag, 1, 999_999_999_999) }, 422);
  });

  test("is found in any line, and the page then shows the shop's own", async () => {
    const html = await refused({ cart: `${lineOf(bag)},${lineOf(other, 1, 1)}` }, 409);
    expect(html).toContain(other.name);
    expect(html).toContain(`${lineOf(bag)},${lineOf(other)}`);
  });
});

describe("what cannot be sold", () => {
  test("is named: out of stock, too few, gone", async () => {
    const offers = await allOffers();
    const none = offers.find(({ inStock }) => !inStock);
    const few = offers.find(({ inStock, stockCount }) => inStock && stockCount !== null);
    if (!none || !few) throw new Error("the demo shop has no such products");
    expect(await refused({ cart: lineOf(none) }, 409)).toContain(`${none.name} is out of stock.`);
    const tooMany = lineOf(few, (few.stockCount ?? 0) + 1);
    expect(await refused({ cart: tooMany }, 409)).toMatch(
      new RegExp(`Only \\d+ of ${few.name} (is|are) left`),
    );
    expect(await refused({ cart: "no-such-product:1:100" }, 409)).toContain("is no longer in the shop");
    expect(await refused({ cart: `${lineOf(bag)},${lineOf(none)}` }, 409)).toContain(none.name);
  });
});

describe("a cart that nobody's page wrote", () => {
  const hostileIds = [
    "'%20OR%201=1--",
    "%00",
    `${"x".repeat(10_000)}`,
    "%F0%9F%90%9F%E2%80%AE",
    "%E0%A4%A",
    "%3Cscript%3Ealert(1)%3C%2Fscript%3E",
    "../../etc/passwd",
    "{}",
    "__proto__",
  ];

  test.each(["0", "-3", "0.5", "1e9", "abc", "1000", "", " 1", "+1", "0x1", "१", "NaN"])(
    "with the quantity '%s' is refused",
    async (quantity) => {
      const html = await refused({ cart: lineOf(bag, quantity) }, 422);
      expect(html).toContain("This page is out of date.");
    },
  );

  test.each(["-1", "1.5", "1e3", "", "NaN", "9999999999", "9999999999999"])(
    "with the price '%s' is refused",
    async (price) => {
      await refused({ cart: lineOf(bag, 1, price) }, 422);
    },
  );

  test.each(hostileIds)("with the id %s is refused", async (id) => {
    const answer = await submit(checkoutForm(`${id}:1:100`), { Cookie: cartCookieOf(bag) });
    expect([409, 422]).toContain(answer.status);
    expect(await answer.text()).not.toContain("<script>alert(1)");
  });

  test("with the same product twice, with 101 lines, or with none is refused", async () => {
    await refused({ cart: `${lineOf(bag)},${lineOf(bag)}` }, 422);
    await refused(
      {
        cart: `${lineOf(bag)},${lineOf({ ...bag, id: `%${bag.id.charCodeAt(0).toString(16)}${bag.id.slice(1)}` })}`,
      },
      422,
    );
    await refused({ cart: Array.from({ length: 101 }, (_, index) => `p${index}:1:100`).join(",") }, 422);
    for (const cart of ["", ",", ",,,", ":", "::", "null", "[]"]) await refused({ cart }, 422);
  });

  test.each(["", "no-key", "00000000", "' OR 1=1", "\0", "x".repeat(5000)])(
    "with the key %j is refused",
    async (key) => {
      const html = await refused({ key }, 422);
      expect(html).toContain("This page is out of date.");
    },
  );

  test("with fields left out altogether is refused", async () => {
    for (const name of ["cart", "key", "email", "fullName", "pincode"]) {
      const { [name]: _, ...rest } = checkoutForm(lineOf(bag));
      const answer = await submit(rest, { Cookie: cartCookieOf(bag) });
      expect(answer.status, name).toBe(422);
      expect(orderNumberIn(answer)).toBeUndefined();
    }
  });

  test("with a method that is not offered is refused", async () => {
    await refused({ paymentMethod: "razorpay" }, 422);
    await refused({ paymentMethod: "free" }, 422);
    await refused({ shippingMethod: "teleport" }, 422);
    await refused({ shippingCost: "0", total: "1", subtotal: "1", paymentMethod: "" }, 422);
  });
});
