import { beforeAll, describe, expect, test } from "vitest";
import { findProduct } from "#catalogue/product.db.server.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { readHome } from "../home/home.db.server.ts";
import { readProductPage } from "./product-page.db.server.ts";
import { promisedPage } from "./promised-page.server.tsx";

const moment = new Date();
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

eachShop("the pages of home and product", { isKept: true }, (shop) => {
  beforeAll(async () => {
    const makers = ["Asha", "Zubaida", "Zubaida", "Rani"];
    for (const [at, name] of makers.entries())
      await shop.add("artisans", { id: `maker-${at}`, name, bio: " " });
    const images = ["/a.webp", "/b,.webp", '/"c.webp'];
    const facts = [
      { id: "tote", name: "Lotus Tote", price: "1499.50", artisan: "Zubaida", images, featured: true },
      { id: "sling", name: "Sling", featured: true },
      { id: "pouch", name: "Pouch", featured: true, artisan: " Rani " },
      { id: "mask", name: "Mask", featured: true, in_stock: false, price: "149.00" },
      { id: "stole", name: "Stole", artisan: "Rani", artisan_id: "maker-0" },
      { id: "lamp", name: "Lamp", collection: "limited", artisan: "" },
      { id: "coaster", name: "Coaster", artisan: " Nobody " },
    ] as const;
    const kinds = ["bags", "bags", "accessories", "accessories", "accessories", "decor", "decor"] as const;
    const products = facts.map((fact, at) => ({ ...fact, category: kinds[at], created_at: day(at + 1) }));
    await shop.addProducts(products);
  });

  const pageOf = (slug: string, variant?: string) => readProductPage(shop.db, slug, { moment, variant });

  test("a product's page gives the product as findProduct does, price and pictures included", async () => {
    const page = await pageOf("lotus-tote");
    expect(page?.product).toEqual({ ...(await findProduct(shop.db, "lotus-tote", moment)), bulkFrom: 50 });
    expect(page?.product).toMatchObject({ price: 149_950, images: ["/a.webp", "/b,.webp", '/"c.webp'] });
  });

  test("what no week has room for can't be had on its page, whatever stands below it (PROMISE-7)", async () => {
    const found = await pageOf("lotus-tote");
    if (!found) throw new Error("the tote has a page");
    const full = { day: null, leavesBy: "Made to order again from 7 December 2026", orderBy: null };
    const shown = (isFull: boolean) => promisedPage(found, { ...full, isFull }, shop.config).product.inStock;
    expect([shown(true), shown(false)]).toEqual([false, true]);
  });

  describe("of a product with variants", () => {
    const sale = { sale_price: "400", sale_until: new Date(moment.getTime() + 86_400_000) };
    beforeAll(async () => {
      const facts = { id: "sizes", name: "Sized Tote", price: "500", sku: "T", weight: "1 kg" };
      const pictures = { images: ["/1.webp", "/2.webp", "/3.webp"], image_alt_texts: ["One", "Two"] };
      await shop.addProducts([{ ...facts, collection: "artisanal", ...pictures, ...sale }]);
      const blue = { price: "450", sku: "T-SB", weight: "2 kg", picture: "/3.webp", stock_count: 4 };
      await shop.addVariants("sizes", { Size: ["Small", "Large"], Colour: ["Red", "Blue"] }, [
        { values: ["Small", "Red"], price: "300", stock_count: 0 },
        { values: ["Small", "Blue"], ...blue },
        { values: ["Large", "Red"] },
      ]);
    });
    const rows = (page: Awaited<ReturnType<typeof pageOf>>) =>
      page?.product.details.flatMap(({ label, text }) => (/SKU|Weight/.test(label) ? text : []));

    test("the cheapest that can be had stands chosen, at the list's price", async () => {
      const page = await pageOf("sized-tote");
      expect(page?.product).toMatchObject({
        ...{ variant: "large-red", optionText: "Size: Large, Colour: Red", price: 400_00, was: 500_00 },
        ...{ inStock: true, stockCount: null, sku: "T", images: ["/1.webp", "/2.webp", "/3.webp"] },
      });
      expect(page?.listed).toMatchObject({ price: 400_00, priceVaries: true, needsChoice: true });
      expect(rows(page)).toEqual(["1 kg", "T"]);
      expect(page?.priceUntil).toEqual(sale.sale_until);
      const value = (text: string) => ({ text, slug: text.toLowerCase() });
      expect(page?.choices?.options).toEqual([
        { name: "Size", values: [value("Small"), value("Large")] },
        { name: "Colour", values: [value("Red"), value("Blue")] },
      ]);
    });

    test("price, stock, SKU, weight and picture are those of the variant that is asked for", async () => {
      const page = await pageOf("sized-tote", "small-blue");
      expect(page?.product).toMatchObject({
        ...{ variant: "small-blue", price: 450_00, stockCount: 4, sku: "T-SB" },
        ...{ images: ["/3.webp", "/1.webp", "/2.webp"], imageAlts: ["", "One", "Two"] },
      });
      expect(page?.product.was).toBeUndefined();
      expect(rows(page)).toEqual(["2 kg", "T-SB"]);
      const red = await pageOf("sized-tote", "small-red");
      expect(red?.product).toMatchObject({ price: 300_00, inStock: false });
    });

    test.each(["small", "huge-red", "' or 1=1", "x".repeat(5000)].map((key) => ({ key })))(
      "'$key' chooses nothing",
      async ({ key }) => expect((await pageOf("sized-tote", key))?.product.variant).toBe("large-red"),
    );

    test("a product without variants knows no choice", async () => {
      const page = await pageOf("lotus-tote", "small-red");
      expect([page?.choices, page?.product.variant]).toEqual([undefined, undefined]);
    });
  });

  test("its maker is the linked profile, else the first profile of that name", async () => {
    expect((await pageOf("stole"))?.maker).toMatchObject({ id: "maker-0", name: "Asha", bio: null });
    expect((await pageOf("lotus-tote"))?.maker).toMatchObject({ id: "maker-1", name: "Zubaida" });
    expect((await pageOf("pouch"))?.maker).toMatchObject({ id: "maker-3", name: "Rani" });
    expect((await pageOf("coaster"))?.maker).toBeUndefined();
    expect((await pageOf("lamp"))?.maker).toBeUndefined();
  });

  test("at most four are related: the same collection, what can be bought and the same kind first", async () => {
    const related = (await pageOf("lotus-tote"))?.related;
    expect(related?.map(({ id }) => id)).toEqual(["sling", "coaster", "stole", "pouch"]);
    expect(related?.[0]).toMatchObject({ slug: "sling", inStock: true });
    expect((await pageOf("lamp"))?.related).toEqual([]);
  });

  test.each(["", "nothing", "tote", "' or 1=1", "%", "a\0b", "x".repeat(5000), "👜"])(
    "'%s' is no product's slug",
    async (slug) => expect(await pageOf(slug)).toBeUndefined(),
  );

  test("home shows at most three that are featured, the newest first, and the first three artisans", async () => {
    const { featured, artisans } = await readHome(shop.db, moment);
    expect(featured.map(({ id, price, inStock }) => [id, price, inStock])).toEqual([
      ["mask", 14_900, false],
      ["pouch", expect.any(Number), true],
      ["sling", expect.any(Number), true],
    ]);
    expect(artisans.map(({ id }) => id)).toEqual(["maker-0", "maker-1", "maker-2"]);
  });
});
