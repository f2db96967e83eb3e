import { beforeAll, expect, test } from "vitest";
import { priceProducts } from "#cart/prices/price-cart.db.server.ts";
import { listProductsForAdmin } from "#catalogue/admin/list/product-list.db.server.ts";
import { parseFilter } from "#catalogue/list/product-filter.ts";
import { listProducts } from "#catalogue/list/product-search.db.server.ts";
import * as products from "#catalogue/product.db.server.ts";
import { forgetWords } from "#catalogue/search/forget-words.db.server.ts";
import { readSearch } from "#catalogue/search/read-search.db.server.ts";
import { correctSearch } from "#catalogue/search/search-correction.db.server.ts";
import { countProducts, productAddresses } from "#pages/machines/sitemap.db.server.ts";
import { readHome } from "#storefront/home/home.db.server.ts";
import { readProductPage, readProductPreview } from "#storefront/product/product-page.db.server.ts";
import { addWishlistItems, wishlistOf } from "#storefront/wishlist/wishlist.db.server.ts";
import { eachShop } from "./each-shop.ts";

const now = new Date();
const sorts = ["newest", "price-asc", "name-desc"];
const namesIn = (products: readonly { name: string }[]) => products.map(({ name }) => name).sort();

eachShop("a hidden product", { isKept: true }, (shop) => {
  const show = (hidden: boolean) => shop.set("products", "qulfi", { hidden });
  const listed = (search: string) => listProducts(shop.db, parseFilter(new URLSearchParams(search)), now);

  beforeAll(async () => {
    await shop.addProducts([
      { id: "tote", name: "Lotus Tote", artisan: "Rani", featured: true },
      { id: "sling", name: "Lotus Sling", artisan: "Rani" },
      { id: "qulfi", name: "Zardozi Lotus", artisan: "Munni", featured: true, hidden: true },
    ]);
    await shop.set("products", "qulfi", { slug: "zardozi" });
  });

  test("is in no list, count or search of the shop's", async () => {
    for (const search of ["", "collection=core", "q=lotus", ...sorts.map((sort) => `sort=${sort}`)]) {
      const { products: found, total, all, counts } = await listed(search);
      expect(namesIn(found)).toEqual(["Lotus Sling", "Lotus Tote"]);
      expect({ total, all, core: counts?.collection.core }).toEqual({ total: 2, all: 2, core: 2 });
    }
    for (const search of ["q=zardozi", "q=zar", "artisan=Munni", "q=munni"])
      expect(await listed(search)).toMatchObject({ products: [], total: 0, all: 2 });
    expect(await products.artisanCalled(shop.db, "munni")).toBeUndefined();
    expect(await products.listByArtisan(shop.db, "Munni", 12, now)).toEqual([]);
    expect(await products.listProductNames(shop.db)).toEqual(["Lotus Sling", "Lotus Tote"]);
    expect(namesIn((await readHome(shop.db, now)).featured)).toEqual(["Lotus Tote"]);
    const tote = await readProductPage(shop.db, "lotus-tote", { moment: now });
    expect(namesIn(tote?.related ?? [])).toEqual(["Lotus Sling"]);
  });

  test("has no page, by its slug, a former one or its id, and no place in the sitemap", async () => {
    for (const address of ["zardozi", "zardozi-lotus", "qulfi"]) {
      expect(await readProductPage(shop.db, address, { moment: now })).toBeUndefined();
      expect(await products.findProduct(shop.db, address, now)).toBeUndefined();
      expect(await products.findMovedProduct(shop.db, address, now)).toBeUndefined();
    }
    expect(await countProducts(shop.db)).toBe(2);
    const { value } = await productAddresses(shop.db, 0, 10).next();
    expect((value ?? []).map(({ slug }) => slug)).toEqual(["lotus-sling", "lotus-tote"]);
  });

  test("is gone from carts and wishlists, and can't be put aside", async () => {
    const ids = ["qulfi", "tote"];
    const goods = ids.map((productId) => ({ productId }));
    const priced = await priceProducts(shop.db, goods, { moment: now });
    expect(priced).toMatchObject([{ product: null }, { product: { id: "tote" } }]);
    expect(namesIn(await products.listByIds(shop.db, ids, now))).toEqual(["Lotus Tote"]);
    const owner = await shop.addCustomer();
    await addWishlistItems(shop.db, owner, ids, new Date());
    expect(await wishlistOf(shop.db, owner)).toEqual(["tote"]);
  });

  test("gives no word to corrections while it is hidden, and all of them as soon as it is shown", async () => {
    for (const isShown of [false, true, false]) {
      await show(!isShown);
      const corrected = async (typed: string) => correctSearch(shop.db, await readSearch(shop.db, typed));
      expect(await corrected("zardosi")).toBe(isShown ? "zardozi" : undefined);
      // Words that shoppers know from others are known as before.
      expect(await corrected("lotsu")).toBe("lotus");
      await forgetWords(shop.db);
    }
  });

  test("is in the owner's list, preview and cart", async () => {
    const { rows, total } = await listProductsForAdmin(shop.db, {}, now);
    expect(total).toBe(3);
    expect(rows.find(({ id }) => id === "qulfi")).toMatchObject({ hidden: true });
    expect(await readProductPreview(shop.db, "qulfi", { moment: now })).toMatchObject({
      ...{ isHidden: true, product: { name: "Zardozi Lotus" } },
      related: [{ name: "Lotus Sling" }, { name: "Lotus Tote" }],
    });
    expect(await readProductPreview(shop.db, "nobody", { moment: now })).toBeUndefined();
    const seen = { moment: now, seesHidden: true };
    const priced = await priceProducts(shop.db, [{ productId: "qulfi" }], seen);
    expect(priced).toMatchObject([{ product: { id: "qulfi" } }]);
  });

  test("is news for every cached page, hidden and shown", async () => {
    const version = async () => (await shop.row("content_version")).version;
    await show(true);
    const before = await version();
    await show(false);
    const between = await version();
    await show(true);
    expect(new Set([before, between, await version()]).size).toBe(3);
  });
});
