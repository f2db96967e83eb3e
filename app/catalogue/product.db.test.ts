import { beforeAll, expect, test } from "vitest";
import { eachShop } from "../../tests/database/each-shop.ts";
import { findProduct, listByIds } from "./product.db.server.ts";

eachShop("products", { isKept: true }, (shop) => {
  beforeAll(() =>
    shop.addProducts([
      {
        id: "tote",
        name: "Lotus Tote",
        price: "1499.50",
        category: "bags",
        stock_count: 0,
        images: ["/a.webp", "/b.webp", "/c.webp"],
        features: "Cotton, Zip",
        description: "<p onclick='x'>Hi</p><script>1</script>",
      },
      { id: "sling", name: "Sling", category: "bags" },
      { id: "mask", name: "Mask", category: "accessories", in_stock: false },
    ]),
  );

  test("a product is found by its slug, with its HTML made safe", async () =>
    expect(await findProduct(shop.db, "lotus-tote", new Date())).toMatchObject({
      id: "tote",
      price: 149_950,
      inStock: false,
      stockCount: 0,
      features: ["Cotton", "Zip"],
      images: ["/a.webp", "/b.webp", "/c.webp"],
      descriptionHtml: "<p>Hi</p>",
      summary: "Hi",
    }));

  test("an id leads to it too", async () =>
    expect(await findProduct(shop.db, "tote", new Date())).toMatchObject({ slug: "lotus-tote" }));

  test("a slug that it once had leads to it, unless another product has it now", async () => {
    await shop.set("products", "sling", { slug: "river-sling" });
    expect(await findProduct(shop.db, "sling", new Date())).toMatchObject({ slug: "river-sling" });
    expect(await findProduct(shop.db, "river-sling", new Date())).toMatchObject({ id: "sling" });
    await shop.set("products", "sling", { slug: "sling-bag" });
    await shop.addProducts([{ id: "other", name: "Other", slug: "river-sling" }]);
    expect(await findProduct(shop.db, "river-sling", new Date())).toMatchObject({ id: "other" });
    await shop.remove("products", "other");
  });

  test.each(
    ["", "nothing", "' or 1=1", "%", "a\0b", "x".repeat(5000), "../..", "👜"].map((slug) => ({ slug })),
  )("'$slug' is no product", async ({ slug }) =>
    expect(await findProduct(shop.db, slug, new Date())).toBeUndefined(),
  );

  test("a product card carries two pictures at most and knows whether it can be bought", async () => {
    const [mask, tote] = await listByIds(shop.db, ["mask", "gone", "tote"], new Date());
    expect(mask).toMatchObject({ id: "mask", inStock: false, imageAlt: "Mask" });
    expect(tote).toMatchObject({ id: "tote", images: ["/a.webp", "/b.webp"], inStock: false });
    expect(await listByIds(shop.db, [], new Date())).toEqual([]);
  });
});
