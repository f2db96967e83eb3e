import { expect, test } from "vitest";
import { ask } from "../ask.ts";

// What machines ask of a shop: files that everybody guesses, versions that they hold already, what is to be
// indexed.

test.each([
  "/favicon.ico",
  "/ads.txt",
  "/index.php",
  "/old/page.html",
  "/wp-login.php",
  "/apple-touch-icon-120x120.png",
])("%s is no page: it is not found, and leads nowhere", async (path) => {
  const answer = await ask(path, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([404, null]);
});

test.each(["/about", "/favicon.svg", "/site.webmanifest"])(
  "%s is not sent again to who holds it",
  async (path) => {
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
  },
);

test.each(["/feeds/google.xml", "/feeds/meta.csv"])(
  "%s is for who asks for it: in no search result, and not sent again to who holds it",
  async (path) => {
    const first = await ask(path);
    expect([first.status, first.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
    expect(await first.text()).toContain("Kohbar Lotus Tote");
    const tag = first.headers.get("etag") ?? "";
    expect((await ask(path, { headers: { "If-None-Match": tag } })).status).toBe(304);
    expect((await ask(path, { headers: { "If-None-Match": 'W/"other"' } })).status).toBe(200);
    expect(await (await ask("/sitemap.xml")).text()).not.toContain("feeds");
  },
);

test("a feed, a page and its structured data say the same price", async () => {
  const xml = await (await ask("/feeds/google.xml")).text();
  const items = xml.split("<item>").slice(1);
  const onSale = items.find((item) => item.includes("<g:sale_price>")) ?? "";
  for (const item of [items[0] ?? "", onSale]) {
    const inItem = (name: string) => new RegExp(`<${name}>([^<]+)<`).exec(item)?.[1] ?? "";
    const page = await (await ask(new URL(inItem("link")).pathname)).text();
    const price = (inItem("g:sale_price") || inItem("g:price")).replace(" INR", "");
    expect(page).toContain(`"price":"${price}"`);
    expect(page.includes("StrikethroughPrice")).toBe(item === onSale);
    if (item === onSale) expect(page).toMatch(/<s [^>]*><span class="sr-only">Was <\/span>₹[\d,]+<\/s>/);
  }
});

test.each([
  "/login",
  "/signup",
  "/admin-login",
  "/forgot-password",
  "/track",
  "/cart",
  "/checkout",
  "/wishlist",
])("%s is not for search engines, nor in the sitemap", async (path) => {
  expect(await (await ask(path)).text()).toContain('<meta name="robots" content="noindex"/>');
  expect(await (await ask("/sitemap.xml")).text()).not.toContain(`${path}</loc>`);
});

test.each(["TARINI+jha", "tarini++jha", "T%C3%A0rini%E2%80%8B+Jha"])(
  "an artisan's list under the name %s leads to the one under today's",
  async (name) => {
    const answer = await ask(`/shop?artisan=${name}&sort=newest`, { redirect: "manual" });
    expect(answer.status).toBe(301);
    expect(answer.headers.get("location")).toBe("/shop?artisan=Tarini+Jha&sort=newest");
  },
);

test.each(["+Tarini+Jha+", "Tarini+Jha"])(
  "today's name, here %s, leads to no other address",
  async (name) => {
    const answer = await ask(`/shop?artisan=${name}&sort=price-desc`, { redirect: "manual" });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("<title>By Tarini Jha | Jhola Crafts</title>");
  },
);

test("the demo shop's artisans are presented as examples", async () => {
  expect(await (await ask("/artisans")).text()).toMatch(
    // Another test may have added an artisan, or changed one, who is no example.
    /its artisans are invented examples|artisans marked as an example are invented/,
  );
  expect(await (await ask("/artisan/tarini-jha")).text()).toContain("An invented example");
});
