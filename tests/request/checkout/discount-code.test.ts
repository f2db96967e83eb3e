import { beforeAll, describe, expect, test } from "vitest";
import { ask, post } from "../ask.ts";
import {
  cartCookieOf,
  checkoutForm,
  cookiesOf,
  lineOf,
  newEmail,
  newPhone,
  newSender,
  type Offer,
  plainOffers,
} from "./purchase.ts";

// The demo shop's own codes: NAMASTE10 takes ten per cent, at most ₹300; DIWALI25 has ended.

let bag: Offer;
let cart: string;
let sender: string;

beforeAll(async () => {
  [bag] = await plainOffers();
  cart = cartCookieOf(bag);
});

const applyTo = (path: string, fields: Record<string, string>) => {
  sender = newSender();
  return post(path, fields, { Cookie: cart, "X-Forwarded-For": sender });
};
const pageWith = async (path: string, cookies: string) =>
  (await ask(path, { headers: { Cookie: `${cart}; ${cookies}` } })).text();
const off = () => Math.min(Math.floor((bag.unitPrice * 10 + 50) / 100), 300_00);

describe("a code in the cart", () => {
  test("is taken for the visit, stands in the sums, and can be taken away", async () => {
    const answer = await applyTo("/cart", { intent: "apply-code", discountCode: " namaste10 " });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/cart"]);
    const cookie = cookiesOf(answer);
    const page = await pageWith("/cart", cookie);
    expect(page).toContain("Discount (NAMASTE10)");
    expect(page).toContain("Remove discount code NAMASTE10");
    const removed = await post("/cart", { intent: "remove-code" }, { Cookie: `${cart}; ${cookie}` });
    expect(removed.headers.getSetCookie().join()).toMatch(/jhola_code=;.*Max-Age=0/);
    expect(await pageWith("/cart", "")).not.toContain("Discount (");
  });

  test.each([
    ["NOSUCHCODE", "This code does not exist."],
    ["DIWALI25", "This code has ended."],
    ["MITHILA15", "more on Limited Editions to use this code."],
    ["", "Enter a code."],
  ])("'%s' is refused at its field, which keeps it", async (code, sentence) => {
    const answer = await applyTo("/cart", { intent: "apply-code", discountCode: code });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain(sentence);
    expect(page).toMatch(new RegExp(`<input[^>]*name="discountCode"[^>]*value="${code}"`));
    expect(cookiesOf(answer)).not.toContain("jhola_code");
  });
});

describe("an address with a code", () => {
  test.each(["/", `/shop?sort=price-asc`, "/cart", "/nowhere"])(
    "%s is led to itself without it",
    async (path) => {
      const coded = `${path}${path.includes("?") ? "&" : "?"}code=NAMASTE10`;
      const answer = await ask(coded, { redirect: "manual" });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
      expect(cookiesOf(answer)).toBe("jhola_code=NAMASTE10");
      expect(await pageWith("/cart", cookiesOf(answer))).toContain("Discount (NAMASTE10)");
    },
  );

  test("makes no page another one", async () => {
    const plain = await ask("/shop");
    const coded = await ask("/shop", { headers: { Cookie: "jhola_code=NAMASTE10" } });
    expect(coded.headers.get("etag")).toBe(plain.headers.get("etag"));
  });
});

describe("the checkout without script", () => {
  const fields = (change: Record<string, string>) => checkoutForm(lineOf(bag), change);

  test("keeps everything typed when a code is applied, and then orders with it", async () => {
    const typed = fields({ go: "apply-code", discountCode: "NAMASTE10", city: "Darbhanga" });
    const answer = await applyTo("/checkout", typed);
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain("Discount (NAMASTE10)");
    expect(page).toContain('value="Darbhanga"');
    expect(page).toContain(`name="discount" value="${off()}"`);
    const person = { email: newEmail(), phone: newPhone() };
    const seen = { code: "NAMASTE10", discount: String(off()), ...person };
    const ordered = await applyTo("/checkout", fields(seen));
    expect(ordered.status).toBe(303);
    const order = await ask(ordered.headers.get("location") ?? "", {
      headers: { Cookie: cookiesOf(ordered) },
    });
    expect(await order.text()).toContain("Discount (NAMASTE10)");
    expect(ordered.headers.getSetCookie().join()).toMatch(/jhola_code=;/);
    const again = await applyTo("/checkout", fields(seen));
    expect([again.status, await again.text()]).toEqual([
      422,
      expect.stringContaining("You have used this code already."),
    ]);
  });

  test("is refused at a sum that was not seen, and by a code that is none", async () => {
    const other = await applyTo("/checkout", fields({ code: "NAMASTE10", discount: "1" }));
    const html = await other.text();
    expect([other.status, html]).toEqual([
      422,
      expect.stringContaining("The discount has changed: the total is now ₹"),
    ]);
    expect(html).toMatch(/<input(?=[^>]*aria-invalid="true")[^>]*name="discountCode"/);
    const none = await applyTo("/checkout", fields({ code: "NOSUCHCODE", discount: "0" }));
    expect([none.status, await none.text()]).toEqual([
      422,
      expect.stringContaining("This code does not exist."),
    ]);
  });
});
