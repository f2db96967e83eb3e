import { beforeEach, expect, test } from "vitest";
import { fileOf, importing, stole } from "../../../tests/database/import-desk.ts";
import { addProducts } from "../../../tests/database/product-row.ts";
import { eachDesk } from "../../../tests/database/products-desk.ts";

const { slug: _, ...stoleWithoutSlug } = stole;

eachDesk("a line of an import", (desk) => {
  const { acts, notes, run } = importing(desk);
  beforeEach(async () => {
    await addProducts(desk.shop.db, [
      { id: "p1", name: "Lotus Tote", sku: "JC 1" },
      { id: "p2", name: "Fish Sling" },
    ]);
  });

  test("names a maker as the profile does", async () => {
    await run(fileOf({ ...stole, artisan: "SUNAINA  devi" }));
    const products = desk.shop.db.selectFrom("products").select(["artisan", "artisan_id"]);
    expect(await products.where("slug", "=", "sun-stole").execute()).toEqual([
      { artisan: "Sunaina Devi", artisan_id: "sunaina-devi" },
    ]);
    expect(await acts(fileOf({ slug: "sun-stole", artisan: "sunaina devi" }))).toEqual(["keep"]);
    expect(await notes(fileOf({ slug: "fish-sling", artisan: "sunaina devi" }))).toEqual([
      "artisan: Sunaina Devi",
    ]);
  });

  test.each<{ was: number; cells: Record<string, string>; inStock: boolean }>([
    { was: 0, cells: { stock_count: "4", in_stock: "FALSE" }, inStock: true },
    { was: 0, cells: { stock_count: "4" }, inStock: true },
    { was: 0, cells: { stock_count: "0", in_stock: "false" }, inStock: false },
    { was: 3, cells: { stock_count: "4", in_stock: "false" }, inStock: false },
  ])("with $cells for a count of $was, out of stock, leaves in stock $inStock", async (given) => {
    const before = { stock_count: given.was, in_stock: false };
    await desk.shop.db.updateTable("products").set(before).where("id", "=", "p1").execute();
    const file = fileOf({ slug: "lotus-tote", ...given.cells });
    expect((await notes(file)).includes("in stock: true (was false)")).toBe(given.inStock);
    await run(file);
    expect(await desk.row("p1")).toMatchObject({
      ...{ in_stock: given.inStock, stock_count: Number(given.cells.stock_count) },
    });
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
    expect(await notes(file)).toEqual(["slug “sun-stole”: This slug is already used."]);
  });

  test("is refused when the shop uses its SKU with other blanks", async () => {
    const file = fileOf({ ...stole, sku: "JC  1" });
    expect(await notes(file)).toEqual(["The SKU is used by “Lotus Tote”."]);
    expect(await run(file)).toMatchObject({ kind: "planned", isChanged: false });
  });
});
