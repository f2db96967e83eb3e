import { expect, test } from "../shop-test.ts";

// The browser's own parser judges: it refuses whatever is not well-formed XML.

interface Feed {
  root: string;
  error: string | null;
  items: Record<string, string>[];
  channel: Record<string, string>;
}

test("the blog's feed is RSS 2.0 and its links lead to posts", async ({ page, request }) => {
  await page.goto("/blog");
  const address = await page.locator('link[type="application/rss+xml"]').getAttribute("href");
  const answer = await request.get(address ?? "");
  expect(answer.headers()["content-type"]).toContain("application/rss+xml");
  const feed = await page.evaluate(
    (xml): Feed => {
      const parsed = new DOMParser().parseFromString(xml, "application/xml");
      const fieldsOf = (parent: Element | null) =>
        Object.fromEntries(
          [...(parent?.children ?? [])].map((child) => [child.nodeName, child.textContent ?? ""]),
        );
      return {
        root: `${parsed.documentElement.nodeName} ${parsed.documentElement.getAttribute("version")}`,
        error: parsed.querySelector("parsererror")?.textContent ?? null,
        items: [...parsed.querySelectorAll("channel > item")].map(fieldsOf),
        channel: fieldsOf(parsed.querySelector("rss > channel")),
      };
    },
    await answer.text(),
  );
  expect(feed.error).toBeNull();
  expect(feed.root).toBe("rss 2.0");
  for (const name of ["title", "link", "description"]) expect(feed.channel[name]).toBeTruthy();
  expect(feed.items.length).toBeGreaterThan(10);
  expect(new Set(feed.items.map(({ guid }) => guid)).size).toBe(feed.items.length);
  const dates = feed.items.map(({ pubDate }) => Date.parse(pubDate ?? ""));
  expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  expect(dates.every((date) => date <= Date.now())).toBe(true);
  for (const { title, link } of feed.items.slice(0, 3)) {
    await page.goto(link ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  }
});

test("the sitemap is one, and every address in it answers", async ({ page, request }) => {
  await page.goto("/faq");
  const xml = await (await request.get("/sitemap.xml")).text();
  const { error, root, addresses } = await page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, "application/xml");
    return {
      error: parsed.querySelector("parsererror")?.textContent ?? null,
      root: `${parsed.documentElement.namespaceURI} ${parsed.documentElement.localName}`,
      addresses: [...parsed.querySelectorAll("urlset > url > loc")].map((loc) => loc.textContent ?? ""),
    };
  }, xml);
  expect(error).toBeNull();
  expect(root).toBe("http://www.sitemaps.org/schemas/sitemap/0.9 urlset");
  expect(addresses.length).toBeGreaterThan(70);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) {
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
  }
});
