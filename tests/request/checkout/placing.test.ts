import { expect, test } from "vitest";
import { manyAtOnce } from "../../many-at-once.ts";
import { ask, cookiesOf, expectAnswer, expectWords } from "../ask.ts";
import { mailsTo, mailTo } from "../read-mail.ts";
import {
  cartCookieOf,
  checkoutForm,
  lineOf,
  newEmail,
  orderNumberIn,
  plainOffers,
  submit,
} from "./purchase.ts";

const [bag, other] = await plainOffers();

test("the same checkout sent again with other goods is another order, once its shopper has heard of the first one", async () => {
  const form = checkoutForm(lineOf(bag));
  const first = orderNumberIn(await submit(form));
  const changed = { ...form, cart: lineOf(other, 5) };
  const answer = await submit(changed, { Cookie: cartCookieOf(other) });
  const html = await expectAnswer(answer, 409, `Your earlier order ${first} is already placed.`);
  const key = /name="key" value="([0-9a-f-]{36})"/.exec(html)?.[1] ?? "";
  expect(key).not.toBe(form.key);
  expect(cookiesOf(answer)).toBe(`jhola_checkout=${key}`);
  const second = orderNumberIn(await submit({ ...changed, key }));
  expect(second).toBeDefined();
  expect(second).not.toBe(first);
  expect(orderNumberIn(await submit({ ...changed, key }))).toBe(second);
  expect(orderNumberIn(await submit(form))).toBe(first);
});

test("the pages of one browser have one key in both languages, whatever they are refused", async () => {
  const keyIn = (html: string) => /name="key" value="([0-9a-f-]{36})"/.exec(html)?.[1];
  const cart = cartCookieOf(bag);
  const first = await ask("/checkout", cart);
  const Cookie = `${cart}; ${cookiesOf(first)}`;
  const key = keyIn(await first.text()) ?? "";
  expect(Cookie).toContain(`jhola_checkout=${key}`);
  const wrong = await submit(checkoutForm(lineOf(bag), { key, city: "" }), { Cookie });
  expect(wrong.headers.getSetCookie()).toEqual([]);
  expect(keyIn(await wrong.text())).toBe(key);
  const inHindi = await ask("/hi/checkout", Cookie);
  expect(inHindi.headers.getSetCookie()).toEqual([]);
  expect(keyIn(await inHindi.text())).toBe(key);
});

test("thirty different orders at once all succeed, each with a number of its own", async () => {
  const placed = await manyAtOnce(30, async (index) => {
    const answer = await submit(checkoutForm(`${lineOf(bag, index + 1)},${lineOf(other)}`));
    return { number: orderNumberIn(answer), cookie: cookiesOf(answer) };
  });
  expect(new Set(placed.map(({ number }) => number)).size).toBe(30);
  for (const { number, cookie } of placed)
    expect((await ask(`/order-confirmation?orderId=${number}`, cookie)).status).toBe(200);
});

test("a price that is not the shop's places nothing, and the page then shows the shop's own", async () => {
  const form = checkoutForm(`${lineOf(bag)},${lineOf(other, 1, other.unitPrice - 100)}`);
  const answer = await submit(form, { Cookie: cartCookieOf(bag, other) });
  const html = await expectAnswer(answer, 409, "Could not place your order.");
  expectWords(html, `The price of ${other.name} is now `, `${lineOf(bag)},${lineOf(other)}`);
  expect(answer.headers.get("location")).toBeNull();
  expect(answer.headers.getSetCookie()).toEqual([]);
  // Had it placed an order, its key would stand for that one, and no mail would go to the witness.
  const witness = newEmail();
  const good = await submit(checkoutForm(lineOf(other), { email: witness, key: form.key ?? "" }));
  expect(orderNumberIn(good)).toBeDefined();
  await mailTo(witness);
  expect(mailsTo(form.email ?? "")).toEqual([]);
});
