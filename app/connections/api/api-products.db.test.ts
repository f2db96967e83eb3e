import { expect, test } from "vitest";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { registeredShop, showGets, shownGets } from "../../../tests/database/shown-gets.ts";
import { answeredPage, askedPage } from "../asked-page.server.ts";
import { productCalled, productsAfter } from "./api-products.db.server.ts";
import { itemOf, productShapeOf } from "./product-shapes.server.ts";
import { productItem, productShape } from "./shapes.ts";

const begins = new Date("2026-11-27T00:00:00Z");
const ends = new Date("2026-12-01T00:00:00Z");
const just = (before: Date) => new Date(before.getTime() - 1);
const origin = "https://shop.example";

eachShop("the products of the API", {}, (shop) => {
  /** All ids, page by page; `meanwhile` happens after each page. */
  async function walk(limit: number, meanwhile: (page: number) => Promise<void> = async () => undefined) {
    const ids: string[] = [];
    let query = `limit=${limit}`;
    for (let page = 1; page < 100; page += 1) {
      const asked = askedPage("products", new URLSearchParams(query));
      if ("code" in asked) throw new Error(asked.message);
      const rows = await productsAfter(shop.db, { ...asked, collection: undefined });
      const { items, next } = answeredPage("products", rows, asked, ({ id }) => id);
      ids.push(...items.map(({ id }) => id));
      if (next === null) return ids;
      await meanwhile(page);
      query = `limit=${limit}&cursor=${next}`;
    }
    throw new Error("the list does not end");
  }

  const bagId = (at: number) => `bag-${String(at).padStart(3, "0")}`;
  const bags = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: bagId(at), name: `Bag ${at}` }));

  test("are named once each, however many a page holds", async () => {
    await shop.addProducts([...bags(25), { name: "Secret", hidden: true }]);
    const all = bags(25).map(({ id }) => id);
    for (const limit of [1, 7, 24, 25, 26, 100]) expect(await walk(limit), `${limit}`).toEqual(all);
    await shop.addProducts([{ id: "quilt", name: "Quilt", collection: "artisanal" }]);
    const asked = { limit: 100, after: undefined, collection: "artisanal" } as const;
    expect((await productsAfter(shop.db, asked)).map(({ id }) => id)).toEqual(["quilt"]);
  });

  test("are neither left out nor named twice where others come and go meanwhile", async () => {
    await shop.addProducts(bags(30));
    const ids = await walk(4, async (page) => {
      await shop.addProducts([
        { id: `aaa-${page}`, name: `Before ${page}` },
        { id: `zzz-${page}`, name: `After ${page}` },
      ]);
      await shop.remove("products", `aaa-${page - 1}`);
      // The very entry that the next cursor names.
      await shop.remove("products", bagId(page * 4 - 1));
    });
    expect(new Set(ids).size).toBe(ids.length);
    expect(bags(30).filter(({ id }) => !ids.includes(id))).toEqual([]);
  });

  test("cost what they cost at the moment, and say until when", async () => {
    const sale = { sale_price: "400.50", sale_from: begins, sale_until: ends };
    await shop.addProducts([{ name: "Fish Tote", price: "500", ...sale }]);
    const [row] = await productsAfter(shop.db, { limit: 1, after: undefined, collection: "core" });
    if (!row) throw new Error("no product");
    const at = (moment: Date) => itemOf(row, { moment, site: { origin } });
    const usual = { price_paise: 50_000, was_paise: null };
    expect(at(just(begins))).toMatchObject({ shape: usual, priceUntil: begins });
    expect(at(begins)).toMatchObject({ shape: { price_paise: 40_050, was_paise: 50_000 }, priceUntil: ends });
    expect(at(just(ends))).toMatchObject({ shape: { price_paise: 40_050 } });
    expect(at(ends)).toMatchObject({ shape: usual, priceUntil: undefined });
    expect(productItem.strict().parse(at(begins).shape)).toEqual(at(begins).shape);
  });

  test("tell options, variants and texts in one shape, filled in or not", async () => {
    const picture = "/files/text_images/texts/a_9x9.webp";
    const description = `<p onclick="x">Soft <b>&amp;</b> light</p><script>x</script><img src="${picture}">`;
    await shop.addProducts([
      { id: "plain", name: "Plain" },
      { id: "odd", name: "Odd", images: ["/files/a b.webp", "http://["], image_alt_texts: ["", ""] },
      { id: "sling", name: "Sling", price: "900", personal: "[]", features: "Light, 1,200 g", description },
    ]);
    const variants = [{ values: ["Small"] }, { values: ["Large"], price: "1100" }];
    await shop.addVariants("sling", { Size: ["Small", "Large"] }, variants);
    const shapeOf = async (slug: string) => {
      const row = await productCalled(shop.db, slug);
      if (!row) throw new Error(`no ${slug}`);
      return productShape
        .strict()
        .parse(productShapeOf(row, { moment: begins, site: { origin }, shop: registeredShop }).shape);
    };
    const none = { options: [], variants: [], personal: [], lead_days: null, who_gets_what: null };
    expect(await shapeOf("plain")).toMatchObject(none);
    await showGets(shop, "plain");
    const parts = Object.entries(shownGets).map(([part, sum]) => [`${part}_paise`, sum]);
    expect((await shapeOf("plain")).who_gets_what).toEqual(Object.fromEntries(parts));
    expect((await shapeOf("odd")).pictures).toEqual([{ url: `${origin}/files/a%20b.webp`, alt: "Odd" }]);
    const sling = await shapeOf("sling");
    expect(sling).toMatchObject({ price_paise: 90_000, price_varies: true, description: "Soft & light" });
    expect(sling.description_html).not.toMatch(/script|onclick/);
    expect(sling.description_html).toContain(`src="${origin}${picture}"`);
    expect(sling.features).toEqual(["Light", "1,200 g"]);
    expect(sling.variants).toMatchObject([
      { key: "small", price_paise: 90_000, in_stock: true, url: `${origin}/shop/sling?v=small` },
      { key: "large", price_paise: 110_000 },
    ]);
  });

  test("that are hidden are not there", async () => {
    await shop.addProducts([{ name: "Secret", hidden: true }]);
    expect(await productCalled(shop.db, "secret")).toBeUndefined();
    expect(await walk(5)).toEqual([]);
  });
});
