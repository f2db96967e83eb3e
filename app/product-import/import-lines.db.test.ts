import { beforeEach, expect, test } from "vitest";
import { fileOf, importing, stole } from "../../tests/database/import-admin.ts";
import { eachAdminPage } from "../../tests/database/products-admin.ts";
import { longestStretch } from "../../tests/longest-stretch.ts";

const { slug: _, ...stoleWithoutSlug } = stole;

eachAdminPage("a line of an import", (shop) => {
  const { acts, check, notes, run } = importing(shop);
  beforeEach(async () => {
    await shop.addProducts([
      { id: "p1", name: "Lotus Tote", sku: "JC 1" },
      { id: "p2", name: "Fish Sling" },
    ]);
  });

  test("names a maker as the profile does", async () => {
    await run(fileOf({ ...stole, artisan: "SUNAINA  devi" }));
    const maker = { artisan: "Sunaina Devi", artisan_id: "sunaina-devi" };
    expect(await shop.rows("products", { slug: "sun-stole" })).toMatchObject([maker]);
    expect(await acts(fileOf({ slug: "sun-stole", artisan: "sunaina devi" }))).toEqual(["keep"]);
    const other = fileOf({ slug: "fish-sling", artisan: "sunaina devi" });
    expect(await notes(other)).toEqual(["artisan: Sunaina Devi"]);
  });

  test.each<{ was: number; cells: Record<string, string>; inStock: boolean }>([
    { was: 0, cells: { stock_count: "4", in_stock: "FALSE" }, inStock: true },
    { was: 0, cells: { stock_count: "4" }, inStock: true },
    { was: 0, cells: { stock_count: "0", in_stock: "false" }, inStock: false },
    { was: 3, cells: { stock_count: "4", in_stock: "false" }, inStock: false },
  ])("with $cells for a count of $was, out of stock, leaves in stock $inStock", async (given) => {
    await shop.set("products", "p1", { stock_count: given.was, in_stock: false });
    const file = fileOf({ slug: "lotus-tote", ...given.cells });
    expect((await notes(file)).includes("in stock: true (was false)")).toBe(given.inStock);
    await run(file);
    expect(await shop.product("p1")).toMatchObject({
      ...{ in_stock: given.inStock, stock_count: Number(given.cells.stock_count) },
    });
  });

  test.each([
    [{ in_stock: "FALSCH", exported_in_stock: "WAHR" }, "in_stock: Enter yes or no."],
    [{ in_stock: "WAHR", exported_in_stock: "WAHR" }, "in_stock: Enter yes or no."],
    [{ featured: "WAHR" }, "featured: Enter yes or no."],
    [{ stock_count: "x", exported_stock_count: "x" }, "stock_count: Enter a whole number"],
  ])("that says %j is refused at its cell, whatever was exported", async (cells, note) => {
    expect(await notes(fileOf({ slug: "lotus-tote", ...cells }))).toEqual([expect.stringContaining(note)]);
  });

  test("is refused when its name gives a slug that the shop uses", async () => {
    const file = fileOf({ ...stoleWithoutSlug, sku: "JC-9", name: "The Fish Sling" });
    expect(await notes(file)).toEqual(["slug “fish-sling”: This slug is already used."]);
    expect(await run(file)).toMatchObject({ kind: "planned", isChanged: false });
  });

  test("is refused when its name gives the slug of an earlier line", async () => {
    const second = { ...stoleWithoutSlug, sku: "JC-9", name: "The Sun Stole" };
    const file = fileOf({ ...stoleWithoutSlug, sku: "JC-8" }, second);
    expect(await acts(file)).toEqual(["add", "refuse"]);
    expect((await notes(file)).at(-1)).toBe("slug “sun-stole”: This slug is already used.");
  });

  const spellings = ["JC  1", "jc 1", "\uFF2A\uFF23 1", "J\u00ADC\u200B 1"];
  test.each(spellings)("is refused when the shop uses its SKU as %j", async (sku) => {
    const file = fileOf({ ...stole, sku });
    expect(await notes(file)).toEqual(["The SKU is used by “Lotus Tote”."]);
    expect(await run(file)).toMatchObject({ kind: "planned", isChanged: false });
  });

  test("finds its product by a slug or an SKU that reads the same, and leaves it as it is written", async () => {
    await run(
      fileOf({ slug: "FISH-Sling", price: "9" }, { slug: "lotus\u200B-tote", sku: "jc 1", price: "16" }),
    );
    expect(await shop.product("p2")).toMatchObject({ price: "9.00", slug: "fish-sling" });
    expect(await shop.product("p1")).toMatchObject({ price: "16.00", slug: "lotus-tote", sku: "JC 1" });
  });

  test("is refused when an earlier one has the same SKU in other letters", async () => {
    const second = { ...stole, slug: "moon-stole", sku: "jc-9" };
    expect(await acts(fileOf({ ...stole, sku: "JC-9" }, second))).toEqual(["add", "refuse"]);
  });

  test("leaves what its blank cells stand for as it is", async () => {
    const before = { stock_count: 7, in_stock: true, edition: "First", images: ["/a.webp"] };
    await shop.set("products", "p1", before);
    const blank = { name: " ", in_stock: "", stock_count: "", edition: "\u200B", images: "", collection: "" };
    const file = fileOf({ slug: "lotus-tote", price: "520", ...blank });
    expect(await notes(file)).toEqual(["price: 520.00 (was 500.00)"]);
    await run(file);
    expect(await shop.product("p1")).toMatchObject({ ...before, name: "Lotus Tote", price: "520.00" });
  });

  test("that adds a product says what it takes from the form's defaults", async () => {
    const file = fileOf({ ...stole, in_stock: "", category: " ", technique: "printed" });
    expect(await notes(file)).toEqual([
      "Not in the file: collection core, category bags, artisan Asha Rao, in_stock true.",
    ]);
    expect(await notes(fileOf({ ...stole, in_stock: "नहीं" }))).toEqual([
      "Not in the file: collection core, category bags, technique hand-painted, artisan Asha Rao.",
    ]);
    await run(file);
    expect(await shop.row("products", { slug: "sun-stole" })).toMatchObject({
      ...{ collection: "core", category: "bags", technique: "printed", in_stock: true },
    });
  });

  test("names cells that a spreadsheet may have changed, with their values", async () => {
    const warnings = async (record: Record<string, string>) =>
      (await check(fileOf(record))).rows.flatMap((row) => [row.act, ...row.warnings]);
    expect(await warnings({ slug: "lotus-tote", sku: "8.90123E+12" })).toEqual([
      "change",
      expect.stringMatching(/^sku: “8.90123E\+12” looks like what a spreadsheet makes/),
    ]);
    expect(await warnings({ ...stole, size: "01-Mar" })).toEqual([
      "add",
      expect.stringContaining("size: “01-Mar”"),
    ]);
    const number = expect.stringContaining("sku: “8.90123E+12”");
    expect(await warnings({ sku: "8.90123E+12" })).toEqual(["refuse", number]);
    await run(fileOf({ slug: "lotus-tote", size: "01-Mar" }));
    expect(await warnings({ slug: "lotus-tote", size: "01-Mar", price: "9" })).toEqual(["change"]);
  });

  test("carries a sale, and refuses one that the price would be no higher than", async () => {
    const sale = { sale_price: "399", sale_from: "1-11-26", sale_until: "30/11/2026 18:30" };
    await run(fileOf({ slug: "lotus-tote", ...sale }));
    expect(await shop.product("p1")).toMatchObject({
      ...{ price: "500.00", sale_price: "399.00", sale_from: new Date("2026-10-31T18:30:00Z") },
      sale_until: new Date("2026-11-30T13:00:00Z"),
    });
    const again = { sale_price: "399.0", sale_from: "1 November 2026", sale_until: "30 Nov 2026 6:30 pm" };
    expect(await acts(fileOf({ slug: "lotus-tote", ...again }))).toEqual(["keep"]);
    for (const price of ["399", "100"])
      expect(await notes(fileOf({ slug: "lotus-tote", price }))).toEqual([
        "sale_price: The sale price must be below the price.",
      ]);
    expect(await acts(fileOf({ slug: "lotus-tote", price: "399.01" }))).toEqual(["change"]);
    expect(await notes(fileOf({ slug: "fish-sling", sale_until: "soon" }))).toEqual([
      expect.stringContaining("sale_until: Enter a date"),
    ]);
    expect(await notes(fileOf({ slug: "lotus-tote", sale_until: "31/10/2026" }))).toEqual([
      "sale_until: The sale must end after it begins.",
    ]);
  });

  test("keeps the paragraphs and lines of a plain description", async () => {
    const description = "First paragraph.\r\n\r\nSecond paragraph.\r\n- one\r\n- two <3";
    await run(fileOf({ slug: "lotus-tote", description }));
    const html = "<p>First paragraph.</p>\n<p>Second paragraph.<br />- one<br />- two &lt;3</p>";
    expect(await shop.product("p1")).toMatchObject({ description: html });
    expect(await acts(fileOf({ slug: "lotus-tote", description }))).toEqual(["keep"]);
  });

  const texts = { description: "<p>Painted.</p>".repeat(20), meta_description: "A tote." };
  const totes = Array.from({ length: 2500 }, (_, n) => ({ slug: `tote-${n}`, name: `Tote ${n}`, ...texts }));
  const small = { option_1: "Size", value_1: "Small" };
  test.each([
    ["of products with a variant each", "add", ({ slug }: { slug: string }) => ({ slug, ...small })],
    ["of variants of nothing", "refuse", ({ slug }: { slug: string }) => ({ slug: `no-${slug}`, ...small })],
  ])("a check of 5,000 lines %s holds nobody up (PRODUCT-20)", async (_, act, variantOf) => {
    const file = fileOf(...totes.map((tote) => ({ ...tote, price: "900" })), ...totes.map(variantOf));
    let planned: string[] = [];
    const longest = await longestStretch(async () => {
      planned = await acts(file);
    });
    expect(planned.filter((each) => each === act)).toHaveLength(act === "add" ? 5000 : 2500);
    expect(longest).toBeLessThan(0.2);
  });
});
