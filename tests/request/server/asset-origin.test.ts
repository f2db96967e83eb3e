import { afterAll, beforeAll, expect, test } from "vitest";
import { openGoodsBucket, startOwnShop } from "../../own-shop.ts";
import { type PullCdn, startPullCdn } from "../../pull-cdn.ts";
import type { RunningShop } from "../../running-shop.ts";
import { signIn } from "../../sign-in.ts";
import { expectAnswer, expectWords, visitorsOf } from "../ask.ts";

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

const { ask, textAt } = visitorsOf(() => shop.origin);
const hydrationData = /<script type="application\/json" id="hydration-data".*?<\/script>/s;

/** The addresses of files in a document, as a browser that reads it finds them. */
const filesIn = (html: string): string[] =>
  html.replace(hydrationData, "").match(/[^\s"'(,=]*\/(?:assets|files)\/[\w./-]+/g) ?? [];

const pages = [
  "/",
  "/hi",
  "/shop",
  "/shop/kohbar-lotus-tote",
  "/about",
  "/b2b",
  "/artisans",
  "/blog",
  "/cart",
  "/checkout",
  "/shop/none",
];

test.each(pages)("%s names its files where they are fetched, all else at the shop", async (path) => {
  const html = await textAt(path);
  const files = filesIn(html);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !file.startsWith(cdn.origin))).toEqual([]);
  for (const [tag] of html.matchAll(/<link [^>]*rel="stylesheet"[^>]*>/g))
    expect(tag).toContain('crossorigin="anonymous"');
  const others = html.replaceAll(/127\.0\.0\.1:\d+\/(assets|files)\//g, "");
  expect(others.replace(/ data-assets="[^"]*"/, "").replace(hydrationData, "")).not.toContain(cdn.origin);
  expect(html).toMatch(/<link rel="manifest" href="\/site(-hi)?\.webmanifest"/);
});

test("the policy lets those files in, and nothing else of that address", async () => {
  const policy = (await ask("/")).headers.get("Content-Security-Policy") ?? "";
  const allowed = policy.split("; ").filter((part) => part.split(" ").includes(cdn.origin));
  const names = ["script-src", "style-src", "img-src", "font-src"];
  expect(allowed.map((part) => part.split(" ")[0])).toEqual(names);
});

test("the owner's pages come from the shop alone", async () => {
  const { cookie } = await signIn(shop, "admin");
  const answer = await ask("/admin/dashboard/products", cookie);
  const html = await expectAnswer(answer, 200);
  expect(html.replace(hydrationData, "")).not.toContain(cdn.origin);
  expect(filesIn(html).length).toBeGreaterThan(10);
  expect(answer.headers.get("Content-Security-Policy")).not.toContain(cdn.origin);
});

test("machines are told of pictures where they are fetched, and of pages at the shop", async () => {
  const ofCdn = `${cdn.origin}/files/`;
  expectWords(await textAt("/feeds/google.xml"), `<g:image_link>${ofCdn}`, `<link>${shop.origin}/shop/`);
  expect(await textAt("/feeds/meta.csv")).toContain(ofCdn);
  expect(await textAt("/sitemap.xml")).toContain(`<image:loc>${ofCdn}`);
  const { items } = await (await ask("/api/v1/products")).json();
  expect(items[0].url).toMatch(`${shop.origin}/shop/`);
  expect(items[0].pictures[0].url).toMatch(ofCdn);
  const product = /href="(\/shop\/[a-z0-9-]+)"/.exec(await textAt("/shop"))?.[1] ?? "";
  const html = await textAt(product);
  expect(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]).toContain(ofCdn);
  expect(html).toContain(`<meta property="og:image" content="${shop.origin}/og/`);
  expect(html).toContain(`<link rel="canonical" href="${shop.origin}/shop/`);
});

const some = async (kind: RegExp) => filesIn(await textAt("/shop")).find((file) => kind.test(file)) ?? "";
const kinds = [/\.js$/, /\.css$/, /\.woff2$/, /\.webp$/, /\.avif$/];
test.each(kinds)("a file from there: %s is the shop's, for every page", async (kind) => {
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
});

test("a file from there that is held already is told so, for every page", async () => {
  const address = (await some(/\.webp$/)).replace(cdn.origin, shop.origin);
  const tag = (await fetch(address)).headers.get("ETag") ?? "";
  const held = await fetch(address, { headers: { "If-None-Match": tag } });
  expect([held.status, held.headers.get("Access-Control-Allow-Origin")]).toEqual([304, "*"]);
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
