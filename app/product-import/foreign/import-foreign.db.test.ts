import { beforeEach, expect, test } from "vitest";
import { choiceRowsOf } from "#catalogue/admin/options/choices.db.server.ts";
import { movedAddress } from "#catalogue/moved/moved-address.db.server.ts";
import { bytes } from "../../../tests/database/import-admin.ts";
import { eachAdminPage, owner } from "../../../tests/database/products-admin.ts";
import { applyImport, checkImport } from "../apply-import.server.ts";
import type { ChosenCategories } from "./plan-foreign.server.ts";

const head =
  "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Variant Image,Status";
const lotus = [
  "lotus-tote,Lotus Tote,<p onclick=x>Painted.</p>,Sunaina Devi,Tote Bags,handmade,true,Size,Small,LT-S,250,shopify,3,deny,999.00,,https://cdn.example/a.jpg,1,Front,https://cdn.example/s.jpg,active",
  "lotus-tote,,,,,,,,Large,LT-L,400,shopify,5,deny,1299.00,,https://cdn.example/b.jpg,2,Back,,",
];
const fish = "fish-box,Fish Box,,Sunaina Devi,Gift Box,,false,Title,Default Title,FB,,,,deny,499,,,,,,draft";
const file = (...lines: string[]) => bytes([head, ...lines].join("\n"));

eachAdminPage("importing another shop's file", (shop) => {
  beforeEach(() => shop.remove("moved_addresses"));

  async function check(of: Uint8Array, categories?: ChosenCategories) {
    const outcome = await checkImport(shop, owner, of, categories);
    if (outcome.kind !== "planned" || !outcome.foreign) throw new Error(JSON.stringify(outcome));
    return { ...outcome, foreign: outcome.foreign };
  }
  async function run(of: Uint8Array, categories?: ChosenCategories) {
    const { plan } = await check(of, categories);
    return applyImport(shop, owner, of, { fingerprint: plan.fingerprint, categories });
  }
  const product = (slug: string) => shop.row("products", { slug });
  const variantsOf = async (id: string) => (await choiceRowsOf(shop.db, [id])).get(id)?.variants;
  const pictures = () => shop.rows("import_pictures", {}, "position");

  test("its products come whole, with variants, pictures to fetch and former addresses", async () => {
    const { foreign } = await check(file(...lotus, fish));
    expect(foreign).toMatchObject({ kind: "shopify", products: 2, skipped: [] });
    expect(foreign.types).toEqual([
      { type: "Tote Bags", count: 1, category: "bags" },
      { type: "Gift Box", count: 1, category: "other" },
    ]);
    expect(await shop.rows("products")).toEqual([]);
    const outcome = await run(file(...lotus, fish), new Map([["Gift Box", "decor"]]));
    expect(outcome).toEqual({ kind: "applied", added: 2, changed: 0, pictures: 3 });
    const tote = await product("lotus-tote");
    expect(tote).toMatchObject({
      ...{ name: "Lotus Tote", description: "<p>Painted.</p>", price: "999.00", category: "bags" },
      ...{ artisan: "Sunaina Devi", artisan_id: "sunaina-devi", hidden: false, variants: 2, images: [] },
      ...{ meta_title: "Lotus Tote", meta_description: "Painted.", seo_keywords: "handmade" },
    });
    const variants = (await variantsOf(tote.id)) ?? [];
    expect(variants.map((row) => [row.key, row.sku, row.price, row.stock_count, row.weight])).toEqual([
      ["small", "LT-S", null, 3, "250 g"],
      ["large", "LT-L", "1299.00", 5, "400 g"],
    ]);
    expect(await product("fish-box")).toMatchObject({ hidden: true, category: "decor", sku: "FB" });
    expect(await pictures()).toMatchObject([
      { url: "https://cdn.example/a.jpg", position: 1, variant_keys: [] },
      { url: "https://cdn.example/b.jpg", position: 2, variant_keys: [] },
      { url: "https://cdn.example/s.jpg", position: 3, variant_keys: ["small"] },
    ]);
  });

  test("values that differ by a sign, and those with commas, come as they are (PRODUCT-29)", async () => {
    const line = (rest: string, sku: string) =>
      `signs,${rest},${sku},250,shopify,3,deny,999.00,,,,,https://cdn.example/${sku}.jpg,active`;
    const signs = [
      line("Signs,,Sunaina Devi,,,true,Size (W x H): cm,5", "S5"),
      line(",,,,,,,5+", "S6"),
      line(',,,,,,,"Red, gold border"', "S7"),
      line(',,,,,,,"RED, gold border"', "S8"),
    ];
    const { foreign } = await check(file(...signs));
    expect(foreign.skipped).toEqual([
      {
        ...{ line: 5, name: "Signs: RED, gold border" },
        why: "“Red, gold border” and “RED, gold border” are the same value.",
      },
    ]);
    await run(file(...signs));
    const { id } = await product("signs");
    const variants = (await variantsOf(id))?.map(({ key, sku }) => `${key} ${sku}`);
    expect(variants).toEqual(["5 S5", "5-2 S6", "red-gold-border S7"]);
    expect((await pictures()).slice(0, 2).map(({ variant_keys }) => variant_keys)).toEqual([["5"], ["5-2"]]);
    const acts = (await check(file(...signs))).plan.rows.map(({ act }) => act);
    expect(acts).toEqual(["keep", "keep", "keep", "keep"]);
  });

  test("a value whose spelling was mended here is found by what the file calls it (PRODUCT-34)", async () => {
    await run(file(...lotus));
    const { id } = await product("lotus-tote");
    const former = JSON.stringify([{ key: "large", values: ["Large"] }]);
    const [large, sizes] = [{ product_id: id, key: "large" }, { product_id: id }];
    await shop.set("product_variants", large, { key: "grand", values: ["Grand"], former });
    await shop.set("product_options", sizes, { values: ["Small", "Grand"], slugs: ["small", "grand"] });
    const { plan } = await check(file(...lotus));
    expect(plan.rows.map(({ act }) => act)).toEqual(["keep", "keep", "keep"]);
  });

  test("pictures within its text come with a product that is new, and with none that is here (IMPORT-7)", async () => {
    const line = (slug: string) =>
      `${slug},Box,<img src='https://cdn.example/${slug}.jpg'>Painted.,Sunaina Devi,Box,,false,Title,Default Title,,,,,deny,499,,,,,,draft`;
    await run(file(line("box")));
    expect((await pictures()).map(({ url }) => url)).toContain("https://cdn.example/box.jpg");
    // As an import of before texts' pictures came along left it.
    await shop.remove("import_pictures");
    const { foreign } = await check(file(line("box"), line("other-box")));
    expect(foreign.pictures.map(({ url }) => url)).toEqual(["https://cdn.example/other-box.jpg"]);
  });

  test("a second time it changes nothing, whatever orders and the owner changed meanwhile", async () => {
    await run(file(...lotus, fish));
    const { id } = await product("lotus-tote");
    await shop.set("product_variants", { product_id: id }, { stock_count: 1 });
    await shop.set("products", { slug: "fish-box" }, { hidden: false, category: "decor" });
    const { plan, foreign } = await check(file(...lotus, fish));
    expect(plan.rows.map(({ act, notes }) => [act, notes])).toEqual(plan.rows.map(() => ["keep", []]));
    expect([foreign.pictures, foreign.addresses]).toEqual([[], []]);
  });

  test("what can't come is left out with its reason, and takes nothing else with it", async () => {
    const free = "free,Free,,,,,true,Title,Default Title,,,,,deny,0,,,,,,active";
    const { plan, foreign } = await check(file(...lotus, free, fish));
    expect(foreign.skipped).toEqual([
      { line: 4, name: "Free", why: expect.stringContaining("The price must be above zero.") },
    ]);
    expect(plan.rows.map(({ act }) => act)).toEqual(["add", "add", "add", "add"]);
    expect(await run(file(...lotus, free, fish))).toMatchObject({ kind: "applied", added: 2 });
  });

  test("what has its SKU here already is changed, and keeps its address, category and stock", async () => {
    const other = { id: "p1", name: "Other", slug: "other", sku: "FB" };
    await shop.addProducts([{ ...other, category: "decor", stock_count: 2 }]);
    expect(await run(file(fish))).toMatchObject({ kind: "applied", added: 0, changed: 1 });
    expect(await product("other")).toMatchObject({ name: "Fish Box", category: "decor", stock_count: 2 });
    expect(await movedAddress(shop.db, "/products/fish-box")).toBe("/shop/other");
  });

  test("a variant that can't come leaves its product and the others", async () => {
    await shop.addProducts([{ id: "p1", name: "Other", slug: "other", sku: "LT-S" }]);
    const { plan, foreign } = await check(file(...lotus));
    expect(foreign.skipped.map(({ line, name }) => [line, name])).toEqual([[2, "Lotus Tote: Small"]]);
    expect(plan.rows.map(({ name }) => name)).toEqual(["Lotus Tote", "Lotus Tote: Large"]);
  });

  test("former addresses lead straight to what is meant today, and nowhere once it is gone", async () => {
    await run(file(...lotus, fish));
    await shop.set("products", { slug: "lotus-tote" }, { slug: "new-name" });
    expect(await movedAddress(shop.db, "/products/Lotus-Tote/")).toBe("/shop/new-name");
    expect(await movedAddress(shop.db, "/collections/all/products/lotus-tote")).toBe("/shop/new-name");
    expect(await movedAddress(shop.db, "/collections/tote-bags")).toBe("/shop?category=bags");
    expect(await movedAddress(shop.db, "/collections/all")).toBe("/shop");
    for (const path of ["/products/fish-box", "/products/none", "/", "/products/%00", `/${"x".repeat(900)}`])
      expect(await movedAddress(shop.db, path)).toBeUndefined();
    await shop.remove("products", { slug: "new-name" });
    expect(await movedAddress(shop.db, "/products/lotus-tote")).toBeUndefined();
    expect(await pictures()).toEqual([]);
  });

  test("of two imports of one file at the same moment one is taken", async () => {
    const { plan } = await check(file(...lotus));
    const apply = () => applyImport(shop, owner, file(...lotus), { fingerprint: plan.fingerprint });
    const outcomes = await Promise.all([apply(), apply()]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["applied", "planned"]);
    expect(await pictures()).toHaveLength(3);
  });
});
