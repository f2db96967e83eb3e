import { expect, it } from "vitest";
import { sitemapXml } from "./sitemap.ts";

it("lists whole addresses, escaped, with the day of their change", () => {
  const xml = sitemapXml("https://shop.example", [
    { path: "/" },
    { path: "/shop/lotus & fish", changed: new Date("2026-11-21T10:00:00Z") },
  ]);
  expect(xml).toContain("<url><loc>https://shop.example/</loc></url>");
  expect(xml).toContain(
    "<url><loc>https://shop.example/shop/lotus%20&amp;%20fish</loc><lastmod>2026-11-21</lastmod></url>",
  );
});
