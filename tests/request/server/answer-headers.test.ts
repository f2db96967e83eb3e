import { describe, expect, test } from "vitest";
import { ask, expectHeaders, origin, post, sharedAdmin, sharedCustomer, textAt } from "../ask.ts";

// Every kind of answer tells the browser what not to do with it.

const { cookie: admin } = await sharedAdmin();
const { cookie: customer } = await sharedCustomer();

type Asked = () => Promise<Response>;
const asset = async () => /\/assets\/[^" ]+\.js/.exec(await textAt("/"))?.[0] ?? "";
const file = async () => /\/files\/[^" ]+\.webp/.exec(await textAt("/shop"))?.[0] ?? "";
const as = (cookie: string, path: string) => ask(path, cookie);
const adminPage = "/admin/dashboard";

const kinds: [string, number, Asked][] = [
  ["a public page", 200, () => ask("/")],
  ["a public page from memory", 200, () => ask("/")],
  ["a public page's data", 200, () => ask("/shop.data")],
  ["a private page", 200, () => ask("/checkout")],
  ["a cart", 200, () => ask("/cart")],
  ["a sign-in page", 200, () => ask("/admin-login")],
  ["a customer's page", 200, () => as(customer, "/dashboard/settings")],
  ["a customer's data as a file", 200, () => as(customer, "/dashboard/settings/data")],
  ["an admin page", 200, () => as(admin, `${adminPage}/orders`)],
  ["an admin page's data", 200, () => as(admin, `${adminPage}/orders.data`)],
  ["a table of orders", 200, () => as(admin, `${adminPage}/orders/export.csv`)],
  ["a table of products", 200, () => as(admin, `${adminPage}/products/export`)],
  ["who is there", 200, () => ask("/session")],
  ["prices", 200, () => ask("/cart/prices?ids=none")],
  ["a function", 200, () => ask("/functions/v1/get-razorpay-key-id", { method: "POST" })],
  ["a function's refusal", 405, () => ask("/functions/v1/get-razorpay-key-id")],
  ["an unsigned event", 400, () => ask("/webhooks/razorpay", { method: "POST", body: "{}" })],
  ["the feed", 200, () => ask("/blog/feed.xml")],
  ["the feed for Google", 200, () => ask("/feeds/google.xml")],
  ["the feed for Meta", 200, () => ask("/feeds/meta.csv")],
  ["orders without a key", 401, () => ask("/api/v1/orders")],
  ["the sitemap", 200, () => ask("/sitemap.xml")],
  ["robots.txt", 200, () => ask("/robots.txt")],
  ["initials", 200, () => ask("/avatars/AR.svg")],
  ["a picture", 200, async () => ask(await file())],
  ["a script", 200, async () => ask(await asset())],
  ["a drawing of the shop's own", 200, () => ask("/favicon.svg")],
  ["a missing file", 404, () => ask("/files/product_images/none/none.webp")],
  ["a missing asset", 404, () => ask("/assets/none.js")],
  ["a missing page", 404, () => ask("/shop/none")],
  ["an unknown machine address", 404, () => ask("/api/none")],
  ["the way home", 302, () => ask("/none")],
  ["the way to sign in", 303, () => ask("/dashboard")],
  ["a foreign form", 403, () => ask("/cart", { method: "POST", body: "a=b" })],
  ["a strange method", 405, () => ask("/cart", { method: "DELETE", headers: { Origin: origin } })],
  ["a form that is none", 400, () => ask("/cart", { method: "POST", headers: { Origin: origin } })],
  ["too much", 413, () => post("/cart", { a: "x".repeat(340_000) })],
  ["a wrong form", 422, () => post("/contact", {})],
  ["health", 200, () => ask("/healthz")],
];

describe.each(kinds)("%s", (_what, status, asked) => {
  test("is no frame, no guess, no script of others", async () => {
    const answer = await asked();
    await answer.body?.cancel();
    expect(answer.status).toBe(status);
    const { headers } = answer;
    expectHeaders(headers, { "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
    expect(headers.get("cross-origin-resource-policy")).toMatch(/^(same|cross)-origin$/);
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.has("access-control-allow-origin")).toBe(false);
    expect(headers.has("server") || headers.has("x-powered-by")).toBe(false);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(
      /unsafe-eval|script-src[^;]*(unsafe-inline|\*(?!\.razorpay)|data:|http:\/\/(?!127\.0\.0\.1))/,
    );
    if (!headers.get("content-type")?.startsWith("text/html")) expect(policy).not.toContain("script-src");
  });
});

test("what is somebody's own is kept by nobody, and read by no other site", async () => {
  const own: Asked[] = kinds
    .filter(([what]) => /customer|adminPage|table|private|who is/.test(what))
    .map(([, , asked]) => asked);
  for (const asked of own) {
    const { headers } = await asked();
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.has("etag")).toBe(false);
  }
});

test("no cache on the way keeps a failure", async () => {
  for (const [what, , asked] of kinds.filter(([, status]) => status >= 400)) {
    const { headers } = await asked();
    expect(`${what}: ${headers.get("cache-control")}`).toContain("no-store");
  }
});

test("a refusal of a method says which ones there are", async () => {
  const answer = await ask("/cart", { method: "DELETE", headers: { Origin: origin } });
  expect(answer.headers.get("allow")).toBe("GET, HEAD, POST");
});
