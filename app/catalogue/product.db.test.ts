import { beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../tests/database/each-database.ts";
import { addProducts } from "../../tests/database/product-row.ts";
import { findProduct, listByIds } from "./product.db.server.ts";

eachDatabase("products", (database) => {
  beforeAll(() =>
    addProducts(database().db, [
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

  test("a product is found by its slug, with its HTML made safe", async () => {
    expect(await findProduct(database().db, "lotus-tote", new Date())).toMatchObject({
      id: "tote",
      price: 149_950,
      inStock: false,
      stockCount: 0,
      features: ["Cotton", "Zip"],
      images: ["/a.webp", "/b.webp", "/c.webp"],
      descriptionHtml: "<p>Hi</p>",
      summary: "Hi",
    });
  });

  test("an id leads to it too", async () =>
    expect(await findProduct(database().db, "tote", new Date())).toMatchObject({ slug: "lotus-tote" }));

  test("a slug that it once had leads to it, unless another product has it now", async () => {
    const { db } = database();
    await db.updateTable("products").set({ slug: "river-sling" }).where("id", "=", "sling").execute();
    expect(await findProduct(db, "sling", new Date())).toMatchObject({ slug: "river-sling" });
    expect(await findProduct(db, "river-sling", new Date())).toMatchObject({ id: "sling" });
    await db.updateTable("products").set({ slug: "sling-bag" }).where("id", "=", "sling").execute();
    await addProducts(db, [{ id: "other", name: "Other", slug: "river-sling" }]);
    expect(await findProduct(db, "river-sling", new Date())).toMatchObject({ id: "other" });
    await db.deleteFrom("products").where("id", "=", "other").execute();
  });

  test.each(
    ["", "nothing", "' or 1=1", "%", "a\0b", "x".repeat(5000), "../..", "👜"].map((slug) => ({ slug })),
  )("'$slug' is no product", async ({ slug }) =>
    expect(await findProduct(database().db, slug, new Date())).toBeUndefined(),
  );

  test("a product card carries two pictures at most and knows whether it can be bought", async () => {
    const [mask, tote] = await listByIds(database().db, ["mask", "gone", "tote"], new Date());
    expect(mask).toMatchObject({ id: "mask", inStock: false, imageAlt: "Mask" });
    expect(tote).toMatchObject({ id: "tote", images: ["/a.webp", "/b.webp"], inStock: false });
    expect(await listByIds(database().db, [], new Date())).toEqual([]);
  });
});
