import { expect, test } from "vitest";
import {
  ask,
  cookiesOf,
  expectAnswer,
  expectHeaders,
  expectWords,
  noticeOf,
  origin,
  post,
  textAt,
} from "../ask.ts";
import { mailTo } from "../read-mail.ts";
import { lineOf, newEmail, plainOffers } from "./purchase.ts";

const [bag, other] = await plainOffers();

const cartOf = async (cookie: string): Promise<string> =>
  /name="cart" value="([^"]*)"/.exec(await textAt("/checkout", cookie))?.[1] ?? "";
const cookiesAt = async (path: string, fields: Record<string, string> = {}, cookie = "") => {
  const answer = await post(path, fields, cookie);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/cart"]);
  return { cookie: cookiesOf(answer), notice: noticeOf(answer) };
};

test("a link leads to what it names, and neither writes anything (LINK-1, LINK-2)", async () => {
  const answer = await ask(`/buy/${bag.slug}:2,no-such:1?discounts/codes/0=NAMASTE10`);
  expect(answer.status).toBe(303);
  expectHeaders(answer, { "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
  expect(answer.headers.getSetCookie()).toEqual([]);
  const to = answer.headers.get("location") ?? "";
  expect(to).toBe(
    `/cart/shared?items=${encodeURIComponent(`${bag.slug}:2,no-such:1`)}&discounts%2Fcodes%2F0=NAMASTE10`,
  );
  const page = await ask(to);
  expectHeaders(page, { "cache-control": "private, no-store" });
  expect(page.headers.getSetCookie()).toEqual([]);
  expectWords(
    await page.text(),
    '<meta name="referrer" content="same-origin"/>',
    bag.name,
    "One thing of this link is not there any more.",
    "Add These to My Cart",
  );
  const none = await ask("/cart/shared?items=no-such:1,%20:2");
  expect(none.status).toBe(404);
  expectWords(await none.text(), "This link names nothing we have.");
});

test("'Add These to My Cart' adds to the cart or takes the one of before away (LINK-3)", async () => {
  const path = `/cart/shared?items=${bag.slug}:2,${bag.slug}:1`;
  const joined = await cookiesAt(path, {}, `jhola_cart=${other.id}:1`);
  expect(await cartOf(joined.cookie)).toBe(`${lineOf(other)},${lineOf(bag, 3)}`);
  expect(joined.notice).toContain("1 product is in your cart");
  const alone = await cookiesAt(path, { takeAway: "1" }, `jhola_cart=${other.id}:1`);
  expect(await cartOf(alone.cookie)).toBe(lineOf(bag, 3));
  const tooMany = await cookiesAt(`/cart/shared?items=${bag.slug}:1000`);
  expect([tooMany.cookie.includes("jhola_cart="), tooMany.notice.includes("Nothing of it")]).toEqual([
    false,
    true,
  ]);
});

test("a code comes with the goods, or is told to be none", async () => {
  const path = `/cart/shared?items=${bag.slug}:9&discounts/codes/0=`;
  expect((await cookiesAt(`${path}NAMASTE10`)).cookie).toContain("jhola_code=NAMASTE10");
  const wrong = await cookiesAt(`${path}NOSUCH`);
  expect(wrong.cookie).not.toContain("jhola_code");
  expect(wrong.notice).toContain("1 product is in your cart");
});

test("what is no code of a link is not shown: it would be a stranger's words", async () => {
  const words = encodeURIComponent("Win ₹5,000 at win.example");
  const answer = await ask(`/buy/${bag.slug}:1?discounts/codes/0=${words}`);
  expect(answer.headers.get("location")).toBe(`/cart/shared?items=${encodeURIComponent(`${bag.slug}:1`)}`);
  const page = await textAt(`/cart/shared?items=${bag.slug}:1&discounts/codes/0=${words}`);
  expect(page).not.toContain("The code");
});

test("'Share This Cart' gives a link that names the cart's goods (LINK-4)", async () => {
  const page = await textAt("/cart/link", `jhola_cart=${bag.id}:2,${other.id}:1`);
  expect(page).toContain(`value="${origin}/buy/${bag.slug}:2,${other.slug}:1"`);
  expectWords(await textAt("/cart/link"), "Your cart is empty");
});

test("'Send Me This Cart' sends one mail in the page's language, wherever it goes (LINK-5, LINK-6)", async () => {
  const cart = `${bag.id}:2,${other.id}:1`;
  expectWords(
    await textAt("/cart", `jhola_cart=${cart}`),
    "Send Me This Cart",
    `name="cart" value="${cart}"`,
  );
  const [email, hers] = [newEmail(), newEmail()];
  const texted = `${bag.id}:2::Name:Win+a+phone+at+win.example,${other.id}:1`;
  const sent = await cookiesAt("/cart/mail", { email, cart: texted });
  expect(sent.notice).toContain("On Its Way");
  const mail = await mailTo(email);
  expectWords(mail.text, `${bag.name} × 2: ₹`, `${origin}/buy/${bag.slug}:2,${other.slug}:1`);
  expect(mail.text).not.toContain("Win");
  const hindi = await post("/hi/cart/mail", { email: hers }, `jhola_cart=${cart}`);
  expect([hindi.status, hindi.headers.get("location")]).toEqual([303, "/hi/cart"]);
  expectWords((await mailTo(hers)).text, "आपका झोला", `${origin}/hi/buy/${bag.slug}:2`);
});

test.each<[Record<string, string>, string[]]>([
  [{ email: "", cart: `${bag.id}:1` }, ["Please enter your e-mail address."]],
  [{ email: "asha@", cart: `${bag.id}:3` }, ['value="asha@"', `name="cart" value="${bag.id}:3"`]],
  [{ email: "asha@example.com", cart: "" }, ["Your cart is empty, so there is nothing to send."]],
  [{ email: "asha@example.com", cart: "no-such:1" }, ["there is nothing to send"]],
])("'Send Me This Cart' refuses %j, and shows what was typed", async (form, words) => {
  await expectAnswer(post("/cart/mail", form), 422, ...words);
});
