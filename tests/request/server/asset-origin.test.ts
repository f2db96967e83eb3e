import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openGoodsBucket, startOwnShop } from "../../own-shop.ts";
import { type PullCdn, startPullCdn } from "../../pull-cdn.ts";
import type { RunningShop } from "../../running-shop.ts";
import { signIn } from "../../sign-in.ts";

// A shop whose files are fetched from another address, and whose uploads lie in a bucket.

let bucket: Awaited<ReturnType<typeof openGoodsBucket>>;
let cdn: PullCdn;
let shop: RunningShop;
beforeAll(async () => {
  [bucket, cdn] = await Promise.all([openGoodsBucket(), startPullCdn()]);
  shop = await startOwnShop("goods", { ASSET_ORIGIN: `${cdn.origin}/`, ...bucket.settings });
  cdn.pullFrom(shop.origin);
});
afterAll(async () => {
  await shop?.discard();
  await Promise.all([cdn?.stop(), bucket?.close()]);
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(shop.origin + path, { redirect: "manual", ...init });
const textOf = async (path: string, init?: RequestInit) => (await ask(path, init)).text();
const hydrationData = /<script type="application\/json" id="hydration-data".*?<\/script>/s;

/** The addresses of files in a document, as a browser that reads it finds them. */
const filesIn = (html: string): string[] =>
  html.replace(hydrationData, "").match(/[^\s"'(,=]*\/(?:assets|files)\/[\w./-]+/g) ?? [];

const product = async () => /href="(\/shop\/[a-z0-9-]+)"/.exec(await textOf("/shop"))?.[1] ?? "";
const pages: [string, () => Promise<string>][] = [
  ["/", async () => "/"],
  ["/hi", async () => "/hi"],
  ["/shop", async () => "/shop"],
  ["a product", product],
  ["/about", async () => "/about"],
  ["/b2b", async () => "/b2b"],
  ["/artisans", async () => "/artisans"],
  ["/blog", async () => "/blog"],
  ["/cart", async () => "/cart"],
  ["/checkout", async () => "/checkout"],
  ["a missing page", async () => "/shop/none"],
];

test.each(pages)(
  "%s names all its files where they are fetched, and what may change at the shop",
  async (_, at) => {
    const html = await textOf(await at());
    const files = filesIn(html);
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !file.startsWith(cdn.origin))).toEqual([]);
    for (const [tag] of html.matchAll(/<link [^>]*rel="stylesheet"[^>]*>/g))
      expect(tag).toContain('crossorigin="anonymous"');
    const others = html.replaceAll(/127\.0\.0\.1:\d+\/(assets|files)\//g, "");
    expect(others.replace(/ data-assets="[^"]*"/, "").replace(hydrationData, "")).not.toContain(cdn.origin);
    expect(html).toMatch(/<link rel="manifest" href="\/site(-hi)?\.webmanifest"/);
  },
);

test("the policy lets those files in, and nothing else of that address", async () => {
  const policy = (await ask("/")).headers.get("Content-Security-Policy") ?? "";
  const allowed = policy.split("; ").filter((part) => part.split(" ").includes(cdn.origin));
  expect(allowed.map((part) => part.split(" ")[0])).toEqual([
    "script-src",
    "style-src",
    "img-src",
    "font-src",
  ]);
});

test("the owner's pages come from the shop alone", async () => {
  const { cookie } = await signIn(shop, "admin");
  const answer = await ask("/admin/dashboard/products", { headers: { cookie } });
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html.replace(hydrationData, "")).not.toContain(cdn.origin);
  expect(filesIn(html).length).toBeGreaterThan(10);
  expect(answer.headers.get("Content-Security-Policy")).not.toContain(cdn.origin);
});

test("machines are told of pictures where they are fetched, and of pages at the shop", async () => {
  const ofCdn = `${cdn.origin}/files/`;
  const feed = await textOf("/feeds/google.xml");
  expect(feed).toContain(`<g:image_link>${ofCdn}`);
  expect(feed).toContain(`<link>${shop.origin}/shop/`);
  expect(await textOf("/feeds/meta.csv")).toContain(ofCdn);
  expect(await textOf("/sitemap.xml")).toContain(`<image:loc>${ofCdn}`);
  const { items } = await (await ask("/api/v1/products")).json();
  expect(items[0].url).toMatch(`${shop.origin}/shop/`);
  expect(items[0].pictures[0].url).toMatch(ofCdn);
  const html = await textOf(await product());
  expect(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]).toContain(ofCdn);
  expect(html).toContain(`<meta property="og:image" content="${shop.origin}/og/`);
  expect(html).toContain(`<link rel="canonical" href="${shop.origin}/shop/`);
});

describe("a file from there", () => {
  const some = async (kind: RegExp) => filesIn(await textOf("/shop")).find((file) => kind.test(file)) ?? "";
  test.each([/\.js$/, /\.css$/, /\.woff2$/, /\.webp$/, /\.avif$/])(
    "%s is the shop's, for every page",
    async (kind) => {
      const address = await some(kind);
      const [far, own] = await Promise.all([
        fetch(address, { headers: { Origin: shop.origin } }),
        fetch(address.replace(cdn.origin, shop.origin)),
      ]);
      expect([far.status, own.status]).toEqual([200, 200]);
      expect(Buffer.from(await far.arrayBuffer()).equals(Buffer.from(await own.arrayBuffer()))).toBe(true);
      for (const { headers } of [far, own]) {
        expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
        expect(headers.get("Access-Control-Allow-Credentials")).toBeNull();
        expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
        expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
        expect(headers.getSetCookie()).toEqual([]);
      }
      const again = await fetch(address, { headers: { "If-None-Match": own.headers.get("ETag") ?? "" } });
      expect(again.headers.get("Access-Control-Allow-Origin")).toBe("*");
    },
  );

  test("that is held already is told so, for every page", async () => {
    const address = (await some(/\.webp$/)).replace(cdn.origin, shop.origin);
    const tag = (await fetch(address)).headers.get("ETag") ?? "";
    const held = await fetch(address, { headers: { "If-None-Match": tag } });
    expect([held.status, held.headers.get("Access-Control-Allow-Origin")]).toEqual([304, "*"]);
  });
});

test.each(["/assets/none.js", "/files/product_images/none/none.webp", "/files/private/returns/a/b.webp"])(
  "that there is no %s is kept by nobody",
  async (path) => {
    for (const answer of [await ask(path), await fetch(cdn.origin + path)]) {
      expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
      expect(answer.headers.has("Access-Control-Allow-Origin")).toBe(false);
    }
  },
);

test.each(["/", "/shop", "/cart", "/session", "/favicon.svg", "/og/shop/card/x.jpg", "/api/v1/orders"])(
  "%s is no file, and read by other pages as before",
  async (path) => {
    expect((await ask(path)).headers.has("Access-Control-Allow-Origin")).toBe(false);
    expect((await fetch(cdn.origin + path)).status).toBe(403);
  },
);
