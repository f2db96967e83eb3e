import { expect, it } from "vitest";
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from "./sitemap.ts";

async function* given(...batches: SitemapEntry[][]) {
  yield* batches;
}

it("lists whole addresses in each language, escaped, with the Indian day of their change", async () => {
  const changed = new Date("2026-11-20T18:30:00Z");
  const batches = given([{ path: "/" }], [{ path: "/shop/lotus%20&%20fish", changed }], []);
  let xml = "";
  for await (const text of sitemapXml("https://shop.example", batches)) xml += text;
  const home = "https://shop.example/";
  const fish = "https://shop.example/shop/lotus%20&amp;%20fish";
  const hindiFish = "https://shop.example/hi/shop/lotus%20&amp;%20fish";
  const links = (english: string, hindi: string) =>
    [
      ["en-IN", english],
      ["hi-IN", hindi],
      ["x-default", english],
    ]
      .map(([tag, to]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${to}"/>`)
      .join("");
  const lastmod = "<lastmod>2026-11-21</lastmod>";
  expect(xml.match(/<url>.*/g)).toEqual([
    `<url><loc>${home}</loc>${links(home, "https://shop.example/hi")}</url>`,
    `<url><loc>https://shop.example/hi</loc>${links(home, "https://shop.example/hi")}</url>`,
    `<url><loc>${fish}</loc>${lastmod}${links(fish, hindiFish)}</url>`,
    `<url><loc>${hindiFish}</loc>${lastmod}${links(fish, hindiFish)}</url>`,
  ]);
  expect(xml.endsWith("</urlset>\n")).toBe(true);
});

it.each([
  { products: 12_499, parts: 2 },
  { products: 12_500, parts: 2 },
  { products: 12_501, parts: 3 },
])("names $parts parts of a shop of $products products", ({ products, parts }) => {
  const xml = sitemapIndexXml("https://shop.example", products);
  expect(xml.match(/<sitemap>/g)).toHaveLength(parts);
  expect(xml).toContain("<loc>https://shop.example/sitemap.xml?part=0</loc>");
  expect(xml).toContain(`<loc>https://shop.example/sitemap.xml?part=${parts - 1}</loc>`);
});
