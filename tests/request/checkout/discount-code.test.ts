import { expect, test } from "vitest";
import { ask, cookiesOf, expectAnswer, expectLed, expectWords, newSender, post } from "../ask.ts";
import { cartCookieOf, checkoutForm, lineOf, newEmail, newPhone, plainOffers } from "./purchase.ts";

// The demo shop's own codes: NAMASTE10 takes ten per cent, at most ₹300; DIWALI25 has ended.

let sender: string;

const [bag] = await plainOffers();
const cart = cartCookieOf(bag);

const applyTo = (path: string, fields: Record<string, string>) => {
  sender = newSender();
  return post(path, fields, { Cookie: cart, "X-Forwarded-For": sender });
};
const pageWith = async (path: string, cookies: string) => (await ask(path, `${cart}; ${cookies}`)).text();
const off = () => Math.min(Math.floor((bag.unitPrice * 10 + 50) / 100), 300_00);

test("a code in the cart is taken for the visit, stands in the sums, and can be taken away", async () => {
  const answer = await applyTo("/cart", { intent: "apply-code", discountCode: " namaste10 " });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/cart"]);
  const cookie = cookiesOf(answer);
  expectWords(await pageWith("/cart", cookie), "Discount (NAMASTE10)", "Remove discount code NAMASTE10");
  const removed = await post("/cart", { intent: "remove-code" }, `${cart}; ${cookie}`);
  expect(removed.headers.getSetCookie().join()).toMatch(/jhola_code=;.*Max-Age=0/);
  expect(await pageWith("/cart", "")).not.toContain("Discount (");
});

const linked = ["/", `/shop?sort=price-asc`, "/cart", "/hi/cart", "/nowhere"];
test.each(linked)("%s with a code leads to itself", async (path) => {
  const coded = `${path}${path.includes("?") ? "&" : "?"}code=NAMASTE10`;
  const answer = await expectLed(ask(coded, { redirect: "manual" }), path);
  expect(cookiesOf(answer)).toBe("jhola_code=NAMASTE10");
  expect(await pageWith("/cart", cookiesOf(answer))).toContain("Discount (NAMASTE10)");
});

test("an address with a code makes no page another one", async () => {
  const plain = await ask("/shop");
  expect((await ask("/shop", "jhola_code=NAMASTE10")).headers.get("etag")).toBe(plain.headers.get("etag"));
});

const fields = (change: Record<string, string>) => checkoutForm(lineOf(bag), change);

test("the checkout without script keeps everything typed when a code is applied, and then orders with it", async () => {
  const typed = fields({ go: "apply-code", discountCode: "NAMASTE10", city: "Darbhanga" });
  const page = await expectAnswer(applyTo("/checkout", typed), 200, "Discount (NAMASTE10)");
  expectWords(page, 'value="Darbhanga"', `name="discount" value="${off()}"`);
  const person = { email: newEmail(), phone: newPhone() };
  const seen = { code: "NAMASTE10", discount: String(off()), ...person };
  const ordered = await applyTo("/checkout", fields(seen));
  expect(ordered.status).toBe(303);
  const order = await ask(ordered.headers.get("location") ?? "", cookiesOf(ordered));
  expect(await order.text()).toContain("Discount (NAMASTE10)");
  expect(ordered.headers.getSetCookie().join()).toMatch(/jhola_code=;/);
  await expectAnswer(applyTo("/checkout", fields(seen)), 422, "You have used this code already.");
});

test("the checkout without script is refused at a sum that was not seen, and by a code that is none", async () => {
  const html = await expectAnswer(applyTo("/checkout", fields({ code: "NAMASTE10", discount: "1" })), 422);
  expect(html).toContain("The discount has changed: the total is now ₹");
  expect(html).toMatch(/<input(?=[^>]*aria-invalid="true")[^>]*name="discountCode"/);
  const none = await applyTo("/checkout", fields({ code: "NOSUCHCODE", discount: "0" }));
  await expectAnswer(none, 422, "This code does not exist.");
});
