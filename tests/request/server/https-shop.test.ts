import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startOwnShop } from "../../own-shop.ts";
import type { RunningShop } from "../../running-shop.ts";
import { linkToken, shopAdmin } from "../../sign-in.ts";
import { visitorsOf } from "../ask.ts";
import { checkoutForm } from "../checkout/purchase.ts";

// A public shop, as a proxy that ends TLS reaches it.

const publicOrigin = "https://shop.example";
let shop: RunningShop;
beforeAll(async () => {
  shop = await startOwnShop("goods", {
    APP_ORIGIN: publicOrigin,
    APP_SECRET: "the secret of a shop under test, long enough",
    RAZORPAY_KEY_ID: "rzp_live_none",
    RAZORPAY_KEY_SECRET: "k".repeat(20),
    RAZORPAY_WEBHOOK_SECRET: "w".repeat(20),
  });
});
afterAll(() => shop?.discard());

const { ask, post: postTo, textAt } = visitorsOf(() => shop.origin);
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  postTo(path, fields, { Origin: publicOrigin, ...headers });
const whoIs = async (cookie: string) => (await (await ask("/session", cookie)).json()).user;

/** A cookie that only this host can set, by https, and that no script reads. */
const ownCookie =
  /^__Host-[\w.]+=[^;]*(?=.*; Path=\/)(?=.*; HttpOnly)(?=.*; Secure)(?=.*; SameSite=Lax)(?!.*; Domain)/;

const password = "madhubani-fish-7";
const signUp = () =>
  post("/signup", { fullName: "Asha", email: "asha@shop.example", password, confirmPassword: password });

test("that has no mail server says so at its start", () =>
  expect(shop.output()).toMatch(/"level":"warn".*no mails are sent/));

test("cookies of a sign-up and of a session belong to this host alone", async () => {
  const made = (await signUp()).headers.getSetCookie();
  expect(made.find((line) => line.includes("jhola_signup"))).toMatch(ownCookie);
  const token = await linkToken(shop, "asha@shop.example");
  const confirmed = await post("/confirm-email", { token, password });
  const line = confirmed.headers.getSetCookie().find((each) => each.includes("session_token")) ?? "";
  expect(line).toMatch(ownCookie);
  const cookie = line.split(";")[0] ?? "";
  expect(await whoIs(cookie)).toMatchObject({ email: "asha@shop.example" });
  // A neighbouring subdomain could plant these names.
  expect(await whoIs(cookie.replace("__Host-", ""))).toBeNull();
  expect(await whoIs(cookie.replace("__Host-", "__Secure-"))).toBeNull();
});

test("the cookie of a guest's order is the host's alone, too, and no other name opens it", async () => {
  const html = await textAt("/shop?sort=price-asc");
  const id = /product_images\/([^/"]+)\//.exec(html)?.[1] ?? "";
  const [offer] = await (await ask(`/cart/prices?ids=${id}`)).json();
  const placed = await post("/checkout", { ...checkoutForm(`${id}:1:${offer.product.unitPrice}`) });
  const address = placed.headers.get("location") ?? "";
  expect(address).toMatch(/^\/order-confirmation\?orderId=JC-/);
  const line = placed.headers.getSetCookie().find((each) => each.includes("jhola_orders")) ?? "";
  expect(line).toMatch(ownCookie);
  const cookie = line.split(";")[0] ?? "";
  expect((await ask(address, cookie)).status).toBe(200);
  expect((await ask(address, cookie.replace("__Host-", ""))).status).toBe(404);
});

test("the cookie of what a guest puts aside is the host's alone, too", async () => {
  const [line] = (await post("/wishlist/items", { ids: "any" })).headers.getSetCookie();
  expect(line).toMatch(ownCookie);
});

test("cookies that script shares are sent by https only", async () => {
  const answers = [
    await post("/cart", { intent: "add", id: "x", quantity: "1" }),
    await post("/logout", {}),
    await signUp(),
  ];
  const lines = answers.flatMap(({ headers }) => headers.getSetCookie());
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(line).toMatch(/; Secure(;|$)/);
});

test.each(["/", "/none", "/cart", "/api/none", "/assets/none.js", "/favicon.svg", "/blog/feed.xml"])(
  "%s is asked for by https from now on",
  async (path) => {
    const { headers } = await ask(path);
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  },
);

test.each([
  "http://shop.example",
  "https://shop.example:444",
  "https://shop.example.evil.example",
  "http://localhost",
  "null",
  "https://SHOP.example",
  "https://shop.example/",
])("a form from %s is refused", async (Origin) =>
  expect((await post("/cart", { intent: "clear" }, { Origin })).status).toBe(403),
);

test("addresses in pages, mails and feeds are the shop's own, whatever a request calls it", async () => {
  const odd = {
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-Proto": "gopher",
    Forwarded: "host=evil.example",
    "X-Original-URL": "/admin",
    "X-Rewrite-URL": "/admin",
  };
  const paths = [
    "/",
    "/shop?q=odd",
    "/blog/feed.xml",
    "/feeds/google.xml",
    "/api/v1/openapi.json",
    "/api/v1/products",
    "/sitemap.xml",
    "/robots.txt",
    "/login?from=/cart",
    "/none",
  ];
  for (const path of paths) {
    const answer = await ask(path, { headers: odd });
    const text = `${answer.headers.get("location")} ${await answer.text()}`;
    expect([path, /evil\.example|gopher/.test(text)]).toEqual([path, false]);
  }
  await post("/forgot-password", { email: shopAdmin.email }, odd);
  expect(await linkToken(shop, shopAdmin.email, "reset-password")).toMatch(/^[\w-]{43}$/);
  expect(shop.mails().join("\n")).toContain(`${publicOrigin}/reset-password?token=3D`);
  expect(shop.mails().join("\n")).not.toContain("evil.example");
});

describe("what is only for one's own machine", () => {
  const viewers = ["/dev/mail", "/dev/mail/anything", "/dev/mail.data"];
  test.each(viewers)("a public shop has nothing at %s", async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain("outbox");
    expect(shop.output()).not.toContain("/dev/mail");
  });

  test.each(["localhost", "127.0.0.1", "[::1]"])("no mails for whoever calls it %s", async (Host) => {
    expect((await ask("/dev/mail", { headers: { Host } })).status).toBe(404);
  });

  test("no payment simulator, and none of its keys", async () => {
    await expect(fetch(`${shop.simulator}/sim/log`)).rejects.toThrow();
    const { createHmac } = await import("node:crypto");
    const body = '{"event":"payment.captured"}';
    const signature = createHmac("sha256", "simulator-webhook-secret").update(body).digest("hex");
    const event = { method: "POST", body, headers: { "X-Razorpay-Signature": signature } };
    expect((await ask("/webhooks/razorpay", event)).status).toBe(400);
    const key = await ask("/functions/v1/get-razorpay-key-id", { method: "POST" });
    expect(await key.json()).toEqual({ keyId: "rzp_live_none" });
    const policy = (await ask("/checkout")).headers.get("content-security-policy") ?? "";
    expect(policy).not.toMatch(/127\.0\.0\.1|localhost/);
  });
});
