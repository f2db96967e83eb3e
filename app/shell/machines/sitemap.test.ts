import { expect, it } from "vitest";
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from "./sitemap.ts";

async function* given(...batches: SitemapEntry[][]) {
  yield* batches;
}

it("lists whole addresses, escaped, with the Indian day of their change", async () => {
  const changed = new Date("2026-11-20T18:30:00Z");
  const batches = given([{ path: "/" }], [{ path: "/shop/lotus%20&%20fish", changed }], []);
  let xml = "";
  for await (const text of sitemapXml("https://shop.example", batches)) xml += text;
  expect(xml).toContain("<url><loc>https://shop.example/</loc></url>\n");
  expect(xml).toContain(
    "<url><loc>https://shop.example/shop/lotus%20&amp;%20fish</loc><lastmod>2026-11-21</lastmod></url>\n",
  );
  expect(xml.endsWith("</urlset>\n")).toBe(true);
});

it.each([
  { products: 24_999, parts: 2 },
  { products: 25_000, parts: 2 },
  { products: 25_001, parts: 3 },
])("names $parts parts of a shop of $products products", ({ products, parts }) => {
  const xml = sitemapIndexXml("https://shop.example", products);
  expect(xml.match(/<sitemap>/g)).toHaveLength(parts);
  expect(xml).toContain("<loc>https://shop.example/sitemap.xml?part=0</loc>");
  expect(xml).toContain(`<loc>https://shop.example/sitemap.xml?part=${parts - 1}</loc>`);
});
