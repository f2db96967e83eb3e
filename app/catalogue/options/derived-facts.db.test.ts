import { beforeEach, describe, expect, test } from "vitest";
import { eachShop } from "../../../tests/database/each-shop.ts";
import type { VariantGiven } from "../../../tests/database/product-row.ts";
import { listProducts } from "../list/product-search.db.server.ts";
import { turnPrices } from "../turn-prices.db.server.ts";
import { optionsOf } from "./variants.db.server.ts";

const sizes = { Size: ["Small", "Large", "Huge"] };
const small = { values: ["Small"] };
const large = { values: ["Large"] };
const moment = new Date("2026-12-01T06:00:00Z");

eachShop("what a product's row says of its variants", {}, (shop) => {
  beforeEach(() => shop.addProducts([{ id: "tote", name: "Tote", price: "500" }]));

  const row = async () => {
    const { own_price_from: own, price_now, ...rest } = await shop.row("products", "tote");
    return { ...rest, own: own === null ? null : Number(own), now: Number(price_now) };
  };
  const vary = (variants: readonly VariantGiven[]) => shop.addVariants("tote", sizes, variants);
  const change = (key: string, to: Record<string, unknown>) => shop.set("product_variants", { key }, to);
  const changeProduct = (to: Record<string, unknown>) => shop.set("products", "tote", to);

  const closed = { ...small, in_stock: false, price: "400" };
  const none = { ...large, stock_count: 0, price: "900" };
  const dear = { has_base_price: false, price_varies: false, now: 900 };
  const atOnce = { has_base_price: true, price_varies: false, now: 500 };
  test.each<[string, VariantGiven, VariantGiven, Record<string, unknown>]>([
    [
      "two counted",
      { ...small, stock_count: 2 },
      { ...large, stock_count: 3 },
      { stock_count: 5, own: null, ...atOnce },
    ],
    ["one counted, one not", small, { ...large, stock_count: 3 }, { stock_count: null, ...atOnce }],
    [
      "the dear one left",
      { ...small, stock_count: 0, price: "400" },
      { ...none, stock_count: 2 },
      { stock_count: 2, own: 900, ...dear },
    ],
    ["one dearer", small, { ...large, price: "700" }, { ...atOnce, own: 700, price_varies: true }],
    ["one whose own price is the product's", small, { ...large, price: "500" }, { own: 500, ...atOnce }],
    ["none left", closed, none, { in_stock: false, stock_count: 0, own: 400 }],
  ])("with %s", async (_what, one, other, derived) => {
    await vary([one, other]);
    expect(await row()).toMatchObject({ variants: 2, in_stock: true, ...derived });
  });

  test("of which none is left, costs what the cheapest does", async () => {
    await vary([closed, none]);
    expect(await row()).toMatchObject({ has_base_price: false, price_varies: true, now: 400 });
  });

  test("what is made to order can be had whatever is counted, unless it is closed", async () => {
    await changeProduct({ made_to_order: true, lead_days_from: 3, lead_days_to: 5 });
    await vary([
      { ...small, stock_count: 0, price: "400" },
      { ...large, in_stock: false, price: "300" },
    ]);
    expect(await row()).toMatchObject({ in_stock: true, own: 400, now: 400 });
    await changeProduct({ made_to_order: false });
    expect(await row()).toMatchObject({ in_stock: false, stock_count: 0, own: 300, now: 300 });
  });

  test("when the last variant goes, its own price counts again", async () => {
    await vary([{ ...small, price: "900", stock_count: 2 }]);
    await shop.remove("product_variants");
    expect(await row()).toMatchObject({
      ...{ variants: 0, in_stock: true, stock_count: 2, own: null },
      ...{ has_base_price: true, price_varies: false, now: 500 },
    });
  });

  test("a variant whose own price is the product's costs another sum once that changes, or a sale is set", async () => {
    await vary([small, { ...large, price: "500" }]);
    await changeProduct({ price: "600" });
    expect(await row()).toMatchObject({ price_varies: true, now: 500 });
    await changeProduct({ price: "500" });
    expect(await row()).toMatchObject({ price_varies: false });
    await changeProduct({ sale_price: "450" });
    expect(await row()).toMatchObject({ price_varies: true });
    await changeProduct({ sale_price: null });
    expect(await row()).toMatchObject({ price_varies: false });
  });

  test("its variants overrule whoever writes its stock", async () => {
    await vary([{ ...small, stock_count: 4 }]);
    await changeProduct({ in_stock: false, stock_count: 99 });
    expect(await row()).toMatchObject({ in_stock: true, stock_count: 4 });
    await change("small", { stock_count: 0 });
    await changeProduct({ in_stock: true, stock_count: null });
    expect(await row()).toMatchObject({ in_stock: false, stock_count: 0 });
  });

  test("a new price of the product is the price of those variants that have none", async () => {
    await vary([small, { ...large, price: "700" }]);
    await changeProduct({ price: "800" });
    expect(await row()).toMatchObject({ own: 700, now: 700 });
  });

  test("a sale holds for variants without a price of their own, and ends for lists as they run out", async () => {
    await changeProduct({ sale_price: "400" });
    await vary([
      { ...small, stock_count: 1 },
      { ...large, price: "450" },
    ]);
    await turnPrices(shop.db, moment);
    expect(await row()).toMatchObject({ now: 400 });
    await change("small", { stock_count: 0 });
    await turnPrices(shop.db, moment);
    expect(await row()).toMatchObject({ now: 450, has_base_price: false });
    await change("small", { stock_count: 3 });
    await turnPrices(shop.db, moment);
    expect(await row()).toMatchObject({ now: 400, has_base_price: true });
  });

  test("sixty variants are taken and the sixty-first is not", async () => {
    await vary(Array.from({ length: 60 }, (_, at) => ({ values: [`No ${at}`] })));
    expect(await row()).toMatchObject({ variants: 60 });
    const next = { id: "v61", product_id: "tote", position: 61, key: "more", values: ["More"] };
    await expect(shop.db.insertInto("product_variants").values(next).execute()).rejects.toThrow(
      /position_range/,
    );
  });

  test("lists, filters and shelves go by the variants that can be had", async () => {
    await shop.addProducts([{ id: "sling", name: "Sling", price: "600" }]);
    await vary([
      { ...small, price: "300", stock_count: 1 },
      { ...large, price: "1200" },
    ]);
    const ids = async (asked: object) =>
      (await listProducts(shop.db, { sort: "price-asc", page: 1, ...asked }, moment)).products.map(
        ({ id }) => id,
      );
    expect([await ids({}), await ids({ price: "under-500" })]).toEqual([["tote", "sling"], ["tote"]]);
    await change("small", { stock_count: 0 });
    expect([await ids({}), await ids({ price: "under-500" })]).toEqual([["sling", "tote"], []]);
    const shelves = await shop.rows("shelves", { price_band: "over-1000" });
    expect(shelves.filter(({ products }) => products > 0)).toMatchObject([{ products: 1, available: 1 }]);
    await change("large", { in_stock: false });
    const { products } = await listProducts(shop.db, { sort: "price-asc", page: 1 }, moment);
    expect(products).toMatchObject([
      { id: "tote", price: 300_00, inStock: false, priceVaries: true, needsChoice: true },
      { id: "sling", price: 600_00, inStock: true },
    ]);
    expect(products[1]).not.toHaveProperty("needsChoice");
  });

  describe("pages are made anew", () => {
    const version = async () => Number((await shop.row("content_version")).version);

    test.each<[boolean, string, Record<string, unknown>]>([
      [false, "sold", { stock_count: 4 }],
      [true, "sold out", { stock_count: 0 }],
      [true, "counted up", { stock_count: 6 }],
      [true, "no longer counted", { stock_count: null }],
      [true, "closed", { in_stock: false }],
      [true, "dearer", { price: "900" }],
    ])("(%s) when a variant is %s", async (isNews, _what, to) => {
      await vary([{ ...small, stock_count: 5 }, large]);
      const before = await version();
      await change("small", to);
      expect((await version()) > before).toBe(isNews);
    });

    test("when an option is written or a variant goes", async () => {
      await vary([small, large]);
      const before = await version();
      await shop.set("product_options", {}, { name: "Length" });
      const between = await version();
      await shop.remove("product_variants", { key: "large" });
      expect([between > before, (await version()) > between]).toEqual([true, true]);
    });
  });

  test("options and variants are read in their order, of those that have any", async () => {
    await shop.addProducts([{ id: "sling", name: "Sling" }]);
    await shop.addVariants("tote", { Size: ["Small"], Colour: ["Red", "Blue"] }, [
      { values: ["Small", "Red"], price: "799.50", sku: "T-R", picture: "/r.webp", weight: "200 g" },
      { values: ["Small", "Blue"], sku: " ", stock_count: 3, in_stock: false },
    ]);
    const found = await optionsOf(shop.db, ["sling", "tote", "nobody"]);
    expect([...found.keys()]).toEqual(["tote"]);
    expect(found.get("tote")).toEqual({
      options: [
        { name: "Size", values: ["Small"], slugs: ["small"] },
        { name: "Colour", values: ["Red", "Blue"], slugs: ["red", "blue"] },
      ],
      variants: [
        {
          ...{ id: expect.any(String), key: "small-red", values: ["Small", "Red"], ownPrice: 799_50 },
          ...{ sku: "T-R", inStock: true, stockCount: null, picture: "/r.webp", weight: "200 g" },
        },
        {
          ...{ id: expect.any(String), key: "small-blue", values: ["Small", "Blue"], ownPrice: null },
          ...{ sku: null, inStock: false, stockCount: 3, picture: null, weight: null },
        },
      ],
    });
    expect(await optionsOf(shop.db, [])).toEqual(new Map());
  });
});
