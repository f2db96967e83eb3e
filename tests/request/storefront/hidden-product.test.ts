import { expect, test } from "vitest";
import { adminPage } from "../../form-of.ts";
import { openProductsAdmin, shownAt, textOf } from "../admin/product-form.ts";
import {
  ask,
  expectLed,
  expectNone,
  expectWords,
  newSender,
  origin,
  post,
  sharedCustomer,
  textAt,
} from "../ask.ts";
import { checkoutForm } from "../checkout/purchase.ts";

// One product of this file's own, hidden from the start.

const { admin, saved } = await openProductsAdmin();
const { cookie: customer } = await sharedCustomer();
const form = await saved({ hidden: "true", price: "640", name: "Velvet Quilt Hidden" });
const [id = "", slug = "", name = ""] = ["id", "slug", "name"].map((field) => textOf(form, field));
const price = 640_00;

const cart = () => `jhola_cart=${id}:1`;

test("is 404 on its page, to its admin as well: the page is the same for everybody", async () => {
  expect((await shownAt(slug)).status).toBe(404);
  expect((await ask(`/shop/${id}`)).status).toBe(404);
  expect((await ask(`/shop/${slug}`, admin)).status).toBe(404);
  expect((await ask(`/shop/${slug}/quote`, { redirect: "follow" })).status).toBe(404);
  expect((await post(`/shop/${slug}/quote`, { quantity: "50", by: "script" })).status).not.toBe(200);
});

const lists = ["/shop?sort=newest", "/shop?q=velvet", "/sitemap.xml", "/b2b", "/"];
test.each(lists)("%s does not name it", async (path) => {
  expectNone(await textAt(path), slug, name);
});

test("its preview is the admins' alone, is marked, and is kept by nobody", async () => {
  const path = `${adminPage}/${id}/preview`;
  const answer = await ask(path, admin);
  const html = await answer.text();
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expectWords(html, "Hidden. Only admins see this product.", name);
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  // What was made for an admin is nobody else's, right after it as well.
  expect((await ask(path)).status).toBe(303);
  expect((await ask(path, customer)).status).toBe(303);
  expect((await shownAt(slug)).status).toBe(404);
  expect(await textAt(adminPage, admin)).toContain(`${adminPage}/${id}/preview`);
});

test("in a cart: it is gone for shoppers, and can't be ordered by them", async () => {
  for (const cookie of [cart(), `${customer}; ${cart()}`]) {
    expect(await textAt("/cart", cookie)).toContain("No longer in the shop.");
    const headers = { Cookie: cookie, "X-Forwarded-For": newSender() };
    const form = checkoutForm(`${id}:1:${price}`);
    const answer = await post("/checkout", form, headers);
    expect(answer.status).toBe(409);
    expect(await answer.text()).not.toContain(name);
  }
  expect(await textAt(`/cart/prices?ids=${id}`)).toBe(JSON.stringify([{ id, product: null }]));
});

test("in a cart: an admin sees it, and orders it at the checkout as a guest would", async () => {
  const cookie = `${admin}; ${cart()}`;
  expect(await textAt("/cart", cookie)).toContain(name);
  expect(await textAt("/checkout", cookie)).toContain(name);
  const headers = { Cookie: cookie, "X-Forwarded-For": newSender(), Origin: origin };
  const answer = await post("/checkout", checkoutForm(`${id}:1:${price}`), headers);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("set-cookie")).not.toContain("jhola_orders");
  const list = answer.headers.get("location") ?? "";
  expect(list).toMatch(/^\/admin\/dashboard\/orders\?q=JC-\d+$/);
  expect(await textAt(list, admin)).toContain("Asha Kumari");
});

test("in a cart: an admin with anything else in the cart is led to the admin area, as ever", async () => {
  await expectLed(ask("/checkout", `${admin}; jhola_cart=nothing-such:1`), "/admin/dashboard");
});
