import { beforeAll, expect, test } from "vitest";
import { findProduct } from "#catalogue/product.db.server.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { addProducts } from "../../../tests/database/product-row.ts";
import { readHome } from "../home/home.db.server.ts";
import { readProductPage } from "./product-page.db.server.ts";

const moment = new Date();
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

eachDatabase("the pages of home and product", (database) => {
  beforeAll(async () => {
    const { db } = database();
    const names = ["Asha", "Zubaida", "Zubaida", "Rani"];
    await db
      .insertInto("artisans")
      .values(names.map((name, index) => ({ id: `maker-${index}`, name, bio: " " })))
      .execute();
    await addProducts(db, [
      {
        ...{ id: "tote", name: "Lotus Tote", price: "1499.50", category: "bags", created_at: day(1) },
        ...{
          artisan: "Zubaida",
          artisan_id: null,
          images: ["/a.webp", "/b,.webp", '/"c.webp'],
          featured: true,
        },
      },
      { id: "sling", name: "Sling", category: "bags", created_at: day(2), featured: true },
      {
        ...{ id: "pouch", name: "Pouch", category: "accessories", created_at: day(3), featured: true },
        artisan: " Rani ",
      },
      {
        ...{ id: "mask", name: "Mask", category: "accessories", created_at: day(4), featured: true },
        ...{ in_stock: false, price: "149.00" },
      },
      {
        id: "stole",
        name: "Stole",
        category: "accessories",
        created_at: day(5),
        artisan: "Rani",
        artisan_id: "maker-0",
      },
      { id: "lamp", name: "Lamp", collection: "limited", category: "decor", created_at: day(6), artisan: "" },
      { id: "coaster", name: "Coaster", category: "decor", created_at: day(7), artisan: " Nobody " },
    ]);
  });

  const pageOf = (slug: string) => readProductPage(database().db, slug, moment);

  test("a product's page gives the product as findProduct does, price and pictures included", async () => {
    const page = await pageOf("lotus-tote");
    expect(page?.product).toEqual(await findProduct(database().db, "lotus-tote", moment));
    expect(page?.product).toMatchObject({ price: 149_950, images: ["/a.webp", "/b,.webp", '/"c.webp'] });
  });

  test("its maker is the linked profile, else the first profile of that name", async () => {
    expect((await pageOf("stole"))?.maker).toMatchObject({ id: "maker-0", name: "Asha", bio: null });
    expect((await pageOf("lotus-tote"))?.maker).toMatchObject({ id: "maker-1", name: "Zubaida" });
    expect((await pageOf("pouch"))?.maker).toMatchObject({ id: "maker-3", name: "Rani" });
    expect((await pageOf("coaster"))?.maker).toBeUndefined();
    expect((await pageOf("lamp"))?.maker).toBeUndefined();
  });

  test("at most four are related: the same collection, what can be bought and the same kind first", async () => {
    expect((await pageOf("lotus-tote"))?.related.map(({ id }) => id)).toEqual([
      "sling",
      "coaster",
      "stole",
      "pouch",
    ]);
    expect((await pageOf("lotus-tote"))?.related[0]).toMatchObject({ slug: "sling", inStock: true });
    expect((await pageOf("lamp"))?.related).toEqual([]);
  });

  test.each(
    ["", "nothing", "tote", "' or 1=1", "%", "a\0b", "x".repeat(5000), "👜"].map((slug) => ({ slug })),
  )("'$slug' is no product's slug", async ({ slug }) => expect(await pageOf(slug)).toBeUndefined());

  test("home shows at most three that are featured, the newest first, and the first three artisans", async () => {
    const { featured, artisans } = await readHome(database().db, moment);
    expect(featured.map(({ id, price, inStock }) => [id, price, inStock])).toEqual([
      ["mask", 14_900, false],
      ["pouch", expect.any(Number), true],
      ["sling", expect.any(Number), true],
    ]);
    expect(artisans.map(({ id }) => id)).toEqual(["maker-0", "maker-1", "maker-2"]);
  });
});
