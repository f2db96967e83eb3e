import { expect, test } from "vitest";
import { ask, expectAnswer, expectLed, textAt } from "../ask.ts";

// What machines ask of a shop: files that everybody guesses, versions that they hold already, what is to be
// indexed.

const guessed = [
  "/favicon.ico",
  "/ads.txt",
  "/index.php",
  "/old/page.html",
  "/wp-login.php",
  "/apple-touch-icon-120x120.png",
];
test.each(guessed)("%s is no page: it is not found, and leads nowhere", async (path) => {
  await expectLed(ask(path), null, 404);
});

test.each(["/about", "/favicon.svg", "/site.webmanifest"])("%s is not sent twice", async (path) => {
  const first = await ask(path);
  const tag = first.headers.get("etag") ?? "";
  await first.text();
  expect(tag).toMatch(/^(W\/)?"[\w-]+"$/);
  const opaque = tag.replace(/^W\//, "");
  for (const held of [tag, opaque, `W/${opaque}`, `"other", ${tag}`, "*"]) {
    const again = await ask(path, { headers: { "If-None-Match": held } });
    expect([held, again.status, await again.text()]).toEqual([held, 304, ""]);
    expect(again.headers.get("etag")).toBe(tag);
  }
  const other = await ask(path, { headers: { "If-None-Match": '"other"' } });
  expect([other.status, (await other.text()).length > 0]).toEqual([200, true]);
});

test.each(["/feeds/google.xml", "/feeds/meta.csv"])("%s is not indexed, nor sent twice", async (path) => {
  const first = await ask(path);
  expect([first.status, first.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
  expect(await first.text()).toContain("Kohbar Lotus Tote");
  const tag = first.headers.get("etag") ?? "";
  expect((await ask(path, { headers: { "If-None-Match": tag } })).status).toBe(304);
  expect((await ask(path, { headers: { "If-None-Match": 'W/"other"' } })).status).toBe(200);
  expect(await textAt("/sitemap.xml")).not.toContain("feeds");
});

test("a feed, a page and its structured data say the same price", async () => {
  const xml = await textAt("/feeds/google.xml");
  const items = xml.split("<item>").slice(1);
  const onSale = items.find((item) => item.includes("<g:sale_price>")) ?? "";
  for (const item of [items[0] ?? "", onSale]) {
    const inItem = (name: string) => new RegExp(`<${name}>([^<]+)<`).exec(item)?.[1] ?? "";
    const page = await textAt(new URL(inItem("link")).pathname);
    const price = (inItem("g:sale_price") || inItem("g:price")).replace(" INR", "");
    expect(page).toContain(`"price":"${price}"`);
    expect(page.includes("StrikethroughPrice")).toBe(item === onSale);
    if (item === onSale) expect(page).toMatch(/<s [^>]*><span class="sr-only">Was <\/span>₹[\d,]+<\/s>/);
  }
});

const ownPages = [
  "/login",
  "/signup",
  "/admin-login",
  "/forgot-password",
  "/track",
  "/cart",
  "/checkout",
  "/wishlist",
];
test.each(ownPages)("%s is not for search engines, nor in the sitemap", async (path) => {
  expect(await textAt(path)).toContain('<meta name="robots" content="noindex"/>');
  expect(await textAt("/sitemap.xml")).not.toContain(`${path}</loc>`);
});

test.each(["TARINI+jha", "tarini++jha", "T%C3%A0rini%E2%80%8B+Jha"])("%s leads to the name", async (name) => {
  const answer = await ask(`/shop?artisan=${name}&sort=newest`, { redirect: "manual" });
  expect(answer.status).toBe(301);
  expect(answer.headers.get("location")).toBe("/shop?artisan=Tarini+Jha&sort=newest");
});

test.each(["+Tarini+Jha+", "Tarini+Jha"])("today's name, here %s, leads nowhere else", async (name) => {
  const answer = await ask(`/shop?artisan=${name}&sort=price-desc`, { redirect: "manual" });
  await expectAnswer(answer, 200, "<title>By Tarini Jha | Jhola Crafts</title>");
});

test("the demo shop's artisans are presented as examples", async () => {
  expect(await textAt("/artisans")).toMatch(
    // Another test may have added an artisan, or changed one, who is no example.
    /its artisans are invented examples|artisans marked as an example are invented/,
  );
  expect(await textAt("/artisan/tarini-jha")).toContain("An invented example");
});
