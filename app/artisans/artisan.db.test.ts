import { beforeAll, expect, test } from "vitest";
import { listByArtisan } from "#catalogue/product.db.server.ts";
import { eachShop } from "../../tests/database/each-shop.ts";
import { artisanChanges, findArtisan, listArtisans } from "./artisan.db.server.ts";

eachShop("artisans", { on: "embedded", isKept: true }, (shop) => {
  beforeAll(async () => {
    await shop.db
      .insertInto("artisans")
      .values([
        { id: "zubaida", name: "Zubaida", craft: " ", gallery_urls: ["/z.webp", ""], gallery_alt_texts: [] },
        { id: "asha", name: "Asha", craft: "Painting", location: "Ranti", bio: "One.\n\nTwo." },
      ])
      .execute();
    await shop.addProducts([
      { name: "Sold", artisan: "Asha", in_stock: false, created_at: "2026-03-01" },
      { name: "Old", artisan: "Asha", created_at: "2026-01-01" },
      { name: "New", artisan: "Asha", created_at: "2026-02-01" },
      { name: "Other", artisan: "Zubaida" },
    ]);
  });

  test("are listed by id", async () => {
    expect((await listArtisans(shop.db, 10)).map(({ name }) => name)).toEqual(["Asha", "Zubaida"]);
    expect(await artisanChanges(shop.db)).toHaveLength(2);
  });

  test("blank facts are unknown, and every work is described", async () =>
    expect(await findArtisan(shop.db, "zubaida")).toMatchObject({
      craft: null,
      location: null,
      gallery: [{ url: "/z.webp", alt: "Work by Zubaida" }],
    }));

  test.each(["nobody", "", "asha\0", "x".repeat(5000), "' OR 1=1"])("'%s' is nobody", async (id) =>
    expect(await findArtisan(shop.db, id)).toBeUndefined(),
  );

  test("their products: what can be bought first, then the newest, at most as many as asked", async () => {
    const names = async (most: number) =>
      (await listByArtisan(shop.db, "Asha", most, new Date())).map(({ name }) => name);
    expect(await names(4)).toEqual(["New", "Old", "Sold"]);
    expect(await names(2)).toEqual(["New", "Old"]);
    expect(await listByArtisan(shop.db, "Nobody", 4, new Date())).toEqual([]);
  });
});
