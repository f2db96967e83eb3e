import { expect, test } from "vitest";
import { eachShop, type TestShop } from "../../../tests/database/each-shop.ts";
import { sitemapXml } from "./sitemap.ts";
import { pageEntries, productEntries } from "./sitemap-entries.server.ts";

async function begin(shop: TestShop) {
  await shop.addProducts([
    { name: "झोला", slug: "झोला", images: ["/files/a.webp", "https://[", "https://cdn.example/b.jpg"] },
  ]);
  await shop.addProducts([{ id: "tote", name: "Tote" }]);
  for (let number = 1; number <= 6; number += 1) await shop.addReview("tote");
  await shop.add("artisans", { id: "सुनीता", name: "Sunita" });
  await shop.add("blog_posts", { id: "post", title: "K", slug: "कोहबर & more", published_at: new Date(0) });
}

eachShop("a sitemap of a shop that writes in its own script", { begin, on: "embedded" }, (shop) => {
  test("encodes each address once", async () => {
    async function* entries() {
      yield* pageEntries(shop.db, new Date(), ["/about"]);
      yield* productEntries(shop.db, 0, { origin: "https://shop.example" });
    }
    let xml = "";
    for await (const text of sitemapXml("https://shop.example", entries())) xml += text;
    expect(xml).toContain("<loc>https://shop.example/about</loc>");
    expect([...new Set(xml.match(/<image:loc>[^<]+/g))]).toEqual([
      "<image:loc>https://shop.example/files/a.webp",
      "<image:loc>https://cdn.example/b.jpg",
    ]);
    for (const [place, name] of Object.entries({ shop: "झोला", artisan: "सुनीता", blog: "कोहबर & more" })) {
      expect(xml).toContain(`<loc>https://shop.example/${place}/${encodeURIComponent(name)}</loc>`);
      expect(xml).toContain(`<loc>https://shop.example/hi/${place}/${encodeURIComponent(name)}</loc>`);
    }
    expect(xml.match(/<loc>[^<]*\/reviews/g)).toEqual([
      "<loc>https://shop.example/shop/tote/reviews",
      "<loc>https://shop.example/hi/shop/tote/reviews",
    ]);
  });
});
