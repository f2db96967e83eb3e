import { beforeEach, expect, test } from "vitest";
import { priceProducts } from "#cart/prices/price-cart.db.server.ts";
import { parseFilter } from "#catalogue/list/product-filter.ts";
import { listProducts } from "#catalogue/list/product-search.db.server.ts";
import { listByIds } from "#catalogue/product.db.server.ts";
import { turnPrices } from "#catalogue/turn-prices.db.server.ts";
import { eachShop, manyAtOnce } from "./each-shop.ts";

const begins = new Date("2026-11-26T18:30:00Z");
const ends = new Date("2026-11-30T18:30:00Z");
const justBefore = (moment: Date) => new Date(moment.getTime() - 1);

eachShop("a sale that begins and ends", {}, (shop) => {
  beforeEach(() =>
    shop.addProducts([
      { id: "pouch", name: "Pouch", price: "499" },
      {
        ...{ id: "tote", name: "Tote", price: "1299.50", sale_price: "449.50", sku: "T-1" },
        ...{ sale_from: begins, sale_until: ends },
      },
      { id: "stole", name: "Stole", price: "700", sale_price: "600" },
    ]),
  );

  const list = async (query: string, moment: Date) => {
    const page = await listProducts(shop.db, parseFilter(new URLSearchParams(query)), moment);
    return { ...page, ids: page.products.map(({ id }) => id) };
  };

  test.each([
    ["before it begins", justBefore(begins), ["pouch", "stole", "tote"], { "under-500": 1, "over-1000": 1 }],
    ["from its first moment on", begins, ["tote", "pouch", "stole"], { "under-500": 2 }],
    ["to its last moment", justBefore(ends), ["tote", "pouch", "stole"], { "under-500": 2 }],
    ["when it is over", ends, ["pouch", "stole", "tote"], { "under-500": 1, "over-1000": 1 }],
  ])("counts, filters and sorts by the price of the moment %s", async (_when, moment, ids, bands) => {
    const page = await list("sort=price-asc", moment);
    expect(page.ids).toEqual(ids);
    expect(page.counts?.price).toEqual({ "500-1000": 1, ...bands });
    expect((await list("price=under-500&sort=price-desc", moment)).total).toBe(bands["under-500"]);
    expect((await list("q=tote&price=over-1000", moment)).ids).toEqual(ids[0] === "tote" ? [] : ["tote"]);
    expect((await list("q=bags&sort=price-desc", moment)).ids.at(0)).toBe(ids.at(-1));
  });

  test("is at an end to the millisecond, whatever was listed before", async () => {
    for (const moment of [ends, justBefore(ends), begins, justBefore(begins), begins])
      expect((await list("price=under-500", moment)).ids).toContain("pouch");
    const [tote] = (await list("q=T-1", justBefore(ends))).products;
    expect(tote).toMatchObject({ price: 449_50, was: 1299_50, priceUntil: ends });
    const [later] = (await list("q=T-1", ends)).products;
    expect(later).toMatchObject({ price: 1299_50 });
    expect(later).not.toHaveProperty("was");
  });

  test("tells a list when it will be another one", async () => {
    expect((await list("", justBefore(begins))).turnsAt).toEqual(begins);
    expect((await list("q=pouch", begins)).turnsAt).toEqual(ends);
    expect((await list("", ends)).turnsAt).toBeUndefined();
  });

  test("costs the same in wishlist and cart, and the cart says what it was", async () => {
    const cards = await listByIds(shop.db, ["tote", "stole"], begins);
    const goods = ["tote", "stole"].map((productId) => ({ productId }));
    const lines = await priceProducts(shop.db, goods, { moment: begins });
    expect(cards).toMatchObject([
      { price: 449_50, was: 1299_50 },
      { price: 600_00, was: 700_00 },
    ]);
    const inCart = lines.map(({ product }) => [product?.unitPrice, product?.was]);
    expect(inCart).toEqual(cards.map(({ price, was }) => [price, was]));
  });

  test("is looked at again when its owner changes it, and the row keeps its version", async () => {
    await turnPrices(shop.db, begins);
    await shop.set("products", "tote", { sale_until: null });
    expect((await list("sort=price-asc", ends)).ids[0]).toBe("tote");
    await shop.set("products", "tote", { sale_price: null });
    expect((await list("sort=price-desc", ends)).ids[0]).toBe("tote");
    const turned = { version: 1, price_now: "1299.50", price_turns_at: null };
    expect(await shop.row("products", "tote")).toMatchObject(turned);
  });

  test("turns once, however many look at once, and the counts stay true", async () => {
    const onSale = (at: number) => ({ name: `Many ${at}`, price: "900", sale_price: "400" });
    await shop.addProducts(await manyAtOnce(700, onSale));
    await manyAtOnce(12, () => list("sort=price-asc", begins));
    const { counts, total } = await list("", begins);
    expect([total, counts?.price]).toEqual([703, { "under-500": 702, "500-1000": 1 }]);
    expect(await shop.count("products", { price_now: "400", price_turns_at: null })).toBe(700);
  });

  test("raises the content's version, so that every copy drops its pages", async () => {
    const version = async () => (await shop.row("content_version")).version;
    await turnPrices(shop.db, justBefore(begins));
    const first = await version();
    await turnPrices(shop.db, justBefore(begins));
    expect(await version()).toBe(first);
    await turnPrices(shop.db, begins);
    expect(await version()).toBeGreaterThan(first);
  });

  test.each([
    ["as dear as the price", { sale_price: "499" }],
    ["for nothing", { sale_price: "0" }],
    ["over as it begins", { sale_price: "1", sale_from: begins, sale_until: begins }],
  ])("is refused by the database %s", (_what, sale) =>
    expect(shop.set("products", "pouch", sale)).rejects.toThrow(/products_sale/),
  );
});
