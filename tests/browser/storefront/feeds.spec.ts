import { expect, test } from "../shop-test.ts";

test("a browser's own strict parser reads the blog's feed and the sitemap", async ({ page, request }) => {
  const rootOf = async (path: string) =>
    page.evaluate(
      (xml) => {
        const { documentElement: root } = new DOMParser().parseFromString(xml, "application/xml");
        return `${root.namespaceURI} ${root.localName} ${root.getAttribute("version")}`;
      },
      await (await request.get(path)).text(),
    );
  expect(await rootOf("/blog/feed.xml")).toBe("null rss 2.0");
  expect(await rootOf("/sitemap.xml")).toBe("http://www.sitemaps.org/schemas/sitemap/0.9 urlset null");
});
