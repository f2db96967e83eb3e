import { beforeAll, describe, expect, test } from "vitest";
import { origin, signedInAs } from "../ask.ts";
import { cartCookieOf, plainOffers } from "../checkout/purchase.ts";
import { readRaw } from "./raw.ts";

// Addresses that look like a file's or a public page's to a cache, and lead to somebody's own page.

let customer: { cookie: string; email: string };
let cart: string;
beforeAll(async () => {
  const { cookie, actor } = await signedInAs("user");
  customer = { cookie, email: actor.email };
  cart = cartCookieOf(...(await plainOffers()));
});

const endings = [
  ".css",
  ".js",
  ".png",
  ".svg",
  "/.css",
  "/a.css",
  ";a.css",
  "%2f.css",
  "%3f.css",
  "%23.css",
  "%00.css",
  "%0a.css",
  "?.css",
  "/..%2fa.css",
  ".",
  "/",
  "//",
  "%20",
];

describe.each(["/dashboard/settings", "/session", "/dashboard/settings/data"])("%s", (path) => {
  test.each(endings)("%j behind it shows nobody's words to everybody", async (ending) => {
    const { status, headers, body } = await readRaw(origin, path + ending, customer.cookie);
    expect(status).toBeLessThan(500);
    const isForAll = /public|max-age=[1-9]/.test(headers.get("cache-control") ?? "");
    expect(isForAll && body.includes(customer.email)).toBe(false);
    if (body.includes(customer.email)) expect(headers.get("cache-control")).toBe("private, no-store");
  });
});

describe("an address that climbs", () => {
  const ways = [
    "/shop/..\\",
    "/shop/%2e%2e\\",
    "/shop/.%2E\\",
    "/blog/..\\",
    "/artisan/x\\..\\..\\",
    "/assets/..\\",
    "/shop/../",
    "/shop/%2e%2e/",
    "/files/../",
  ];
  const climbing = (page: string) => ways.map((way) => way + page);

  test.each(climbing("checkout"))("%s gives no two shoppers the same checkout", async (target) => {
    const keys: (string | undefined)[] = [];
    for (let visit = 0; visit < 2; visit += 1) {
      const { status, headers, body } = await readRaw(origin, target, cart);
      expect(status).toBeLessThan(500);
      expect(headers.get("cache-control") ?? "").not.toMatch(/public/);
      keys.push(/name="key" value="([^"]+)"/.exec(body)?.[1]);
    }
    if (keys[0] !== undefined) expect(keys[0]).not.toBe(keys[1]);
  });

  test.each(climbing("healthz"))("%s is not answered from memory when the shop is ill", async (target) => {
    const { headers } = await readRaw(origin, target);
    expect(headers.get("cache-control") ?? "").not.toMatch(/public/);
    expect(headers.has("etag")).toBe(false);
  });

  test.each(climbing("dev\\mail"))("%s shows no mails", async (target) => {
    const { body } = await readRaw(origin, target);
    expect(body).not.toContain("What this shop wrote to people");
  });
});

test("a page's spelling in other letters or with a slash is not kept beside it", async () => {
  for (const path of ["/SHOP", "/Shop", "/shop/", "//shop", "/shop//", "/%73hop"]) {
    const { status, headers } = await readRaw(origin, path);
    expect(status).toBeLessThan(500);
    expect([path, headers.has("etag")]).toEqual([path, false]);
  }
});

test("what a page does not know is no part of its key, and repeated parameters count once", async () => {
  const first = await readRaw(origin, "/shop?sort=newest");
  for (const query of [
    "sort=newest&evil=1",
    "evil[]=1&sort=newest",
    "sort=newest&sort=price-asc",
    "sort=newest&SORT=x",
    "sort=newest&&&",
  ]) {
    const { headers } = await readRaw(origin, `/shop?${query}`);
    expect([query, headers.get("etag")]).toEqual([query, first.headers.get("etag")]);
  }
});
