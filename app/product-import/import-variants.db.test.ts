import { beforeEach, describe, expect, test } from "vitest";
import { productText } from "#catalogue/admin/form/product.text.ts";
import { choiceRowsOf } from "#catalogue/admin/options/choices.db.server.ts";
import { csvOf } from "#platform/text/csv.server.ts";
import { bytes, fileOf, importing, stole } from "../../tests/database/import-admin.ts";
import { eachAdminPage } from "../../tests/database/products-admin.ts";
import { readAllLines } from "./export-lines.db.server.ts";
import { importText } from "./import.text.ts";
import { csvColumns } from "./product-cells.server.ts";

eachAdminPage("importing variants", (shop) => {
  const { acts, check, notes, run } = importing(shop);

  beforeEach(async () => {
    const personal = JSON.stringify([{ label: "Name", most: 12, required: true, price: 15000 }]);
    await shop.addProducts([
      { id: "p1", name: "Lotus Tote", slug: "lotus-tote", images: ["/a.webp", "/b.webp"], personal },
      { id: "p2", name: "Plain", slug: "plain", sku: "JC-9" },
    ]);
    await shop.addVariants("p1", { Size: ["Small", "Large"] }, [
      { values: ["Small"], sku: "JT-S", price: "999.00", stock_count: 3, picture: "/b.webp" },
      { values: ["Large"] },
    ]);
  });

  const variantsOf = async (id: string) => (await choiceRowsOf(shop.db, [id])).get(id);
  async function exported(): Promise<string[][]> {
    const lines: string[][] = [];
    for await (const some of readAllLines(shop.db, { q: "", page: 1 }))
      lines.push(...some.map((cells) => csvColumns().map((column) => cells[column] ?? "")));
    return lines;
  }

  test("what was exported changes nothing: a line for the product, and one below for each variant", async () => {
    const lines = await exported();
    const values = lines.map((cells) => [cells[0], cells[csvColumns().indexOf("value_1")]].join(" "));
    expect(values.sort()).toEqual(["lotus-tote ", "lotus-tote Large", "lotus-tote Small", "plain "]);
    expect(await acts(bytes(csvOf(csvColumns(), lines)))).toEqual(["keep", "keep", "keep", "keep"]);
  });

  test("lines change and add variants, with their product's history; the others stay", async () => {
    const small = { slug: "lotus-tote", value_1: "SMALL", variant_price: "1,050" };
    const medium = { slug: "lotus-tote", option_1: "size", value_1: "Medium", variant_stock_count: "4" };
    const file = fileOf(small, medium);
    expect(await notes(file)).toEqual(["price: 1050.00 (was 999.00)"]);
    expect(await run(file)).toEqual({ kind: "applied", added: 0, changed: 1 });
    const after = await variantsOf("p1");
    expect(after?.options).toMatchObject([{ name: "Size", values: ["Small", "Large", "Medium"] }]);
    expect(after?.variants.map(({ key, price, stock_count }) => [key, price, stock_count])).toEqual([
      ["small", "1050.00", 3],
      ["large", null, null],
      ["medium", null, 4],
    ]);
    expect(await shop.product("p1")).toMatchObject({ variants: 3, version: 2 });
    expect((await shop.history("p1"))[0]).toContain("Small: price 1050.00 · import");
  });

  test("the history says in words what can be written on a product now, and the plan what could be", async () => {
    const file = fileOf({ slug: "lotus-tote", personal_1_label: "Name", personal_1_most: "20" });
    expect(await notes(file)).toEqual([
      "personalisation: Name (20 letters, needed, +₹150) (was Name (12 letters, needed, +₹150))",
    ]);
    await run(file);
    const told = "updated · import · personalisation: Name (20 letters, needed, +₹150)";
    expect((await shop.history("p1"))[0]).toBe(told);
  });

  test("the group that makes it is a cell with its name, in plan and history; an unknown one is refused (PROMISE-10)", async () => {
    await shop.addAll("making_groups", [{ id: "g", name: "Painting", pieces_week: 12 }]);
    const made = fileOf({ slug: "plain", making_group: "PAINTING", making_weight: "3.0" });
    expect(await notes(made)).toEqual(["making group: Painting (was none)", "making weight: 3 (was 1)"]);
    await run(made);
    expect(await shop.product("p2")).toMatchObject({ making_group: "g", making_weight: 3 });
    const told = "updated · import · making group: Painting · making weight: 3";
    expect((await shop.history("p2"))[0]).toBe(told);
    const lines = await exported();
    const cells = lines.find(([slug]) => slug === "plain");
    expect(cells?.[csvColumns().indexOf("making_group")]).toBe("Painting");
    expect(await acts(bytes(csvOf(csvColumns(), lines)))).toEqual(["keep", "keep", "keep", "keep"]);
    expect(await run(fileOf({ slug: "plain", making_group: "", price: "10" }))).toMatchObject({ changed: 1 });
    expect(await shop.product("p2")).toMatchObject({ making_group: "g", making_weight: 3 });
    expect(await notes(fileOf({ slug: "plain", making_group: "Weavers", making_weight: "101" }))).toEqual([
      `making_weight: ${productText.errors.makingWeight}`,
      `making_group: ${importText.noGroup("Weavers")}`,
    ]);
  });

  test("the steps of making are lines of a cell, with the change in plan and history; a blank one keeps them", async () => {
    const made = fileOf({ slug: "plain", making_steps: "Cutting | 20 | 60\nPainting" });
    expect(await notes(made)).toEqual(["steps: Cutting (₹20, 60 a week); Painting (was none)"]);
    await run(made);
    const again = bytes(csvOf(csvColumns(), await exported()));
    expect(await acts(again)).toEqual(["keep", "keep", "keep", "keep"]);
    expect(await run(fileOf({ slug: "plain", making_steps: "", price: "10" }))).toMatchObject({ changed: 1 });
    expect((await variantsOf("p2"))?.steps).toMatchObject([{ name: "Cutting", rate: 2000 }, { rate: null }]);
    const many = Array.from({ length: 9 }, (_, place) => `Step ${place}`).join("; ");
    expect(await notes(fileOf({ slug: "plain", making_steps: many }))).toEqual([
      "making_steps: A product is made in 8 steps at most.",
    ]);
  });

  test("a new product comes with its variants and texts", async () => {
    const line = { slug: stole.slug ?? "sun-stole", option_2: "Colour" };
    const file = fileOf(
      { ...stole, slug: line.slug, personal_1_label: "A", personal_1_most: "3", personal_1_required: "yes" },
      { ...line, option_1: "Size", value_1: "S", value_2: "Red", variant_sku: "SS-1" },
      { ...line, option_1: "Size", value_1: "S", value_2: "Black" },
    );
    expect(await run(file)).toEqual({ kind: "applied", added: 1, changed: 0 });
    const row = await shop.row("products", { slug: line.slug });
    expect(row).toMatchObject({ variants: 2, personal: [{ label: "A", most: 3, required: true, price: 0 }] });
    expect((await variantsOf(row.id))?.variants.map(({ key, sku }) => [key, sku])).toEqual([
      ["s-red", "SS-1"],
      ["s-black", null],
    ]);
    expect(await acts(file)).toEqual(["keep", "keep", "keep"]);
  });

  test("what orders took since the export stays taken, and a count of before is told", async () => {
    const lines = await exported();
    await shop.set("product_variants", { key: "small" }, { stock_count: 1 });
    expect(await acts(bytes(csvOf(csvColumns(), lines)))).toEqual(["keep", "keep", "keep", "keep"]);
    const small = { slug: "lotus-tote", value_1: "Small" };
    const counts = { variant_stock_count: "9", exported_variant_stock_count: "3" };
    expect(await notes(fileOf({ ...small, ...counts }))).toEqual([
      "variant_stock_count: Pieces were sold meanwhile: 1 are left now. Check the count, then save again.",
    ]);
  });

  test("a size that a spreadsheet made a day of is told before it becomes a variant", async () => {
    const { rows } = await check(fileOf({ slug: "lotus-tote", value_1: "05-Mar" }));
    expect(rows.map(({ act, warnings }) => [act, warnings])).toEqual([
      ["add", [`value_1: ${importText.spreadsheet("05-Mar")}`]],
    ]);
  });

  test("a product takes no SKU of a variant, of the shop or of the file", async () => {
    expect(await notes(fileOf({ slug: "plain", sku: "jt-s" }))).toEqual([
      "The SKU is used by “Lotus Tote: Small”.",
    ]);
    const large = { slug: "lotus-tote", value_1: "Large", variant_sku: "JC-10" };
    expect(await acts(fileOf({ slug: "plain", sku: "JC-10" }, large))).toEqual(["change", "refuse"]);
  });

  test("a picture that its product gives up is no variant's any more", async () => {
    await run(fileOf({ slug: "lotus-tote", images: "/a.webp" }));
    expect((await variantsOf("p1"))?.variants.map(({ picture }) => picture)).toEqual([null, null]);
  });

  test("a file that was checked before an order took a piece is not written", async () => {
    const file = fileOf({ slug: "lotus-tote", value_1: "Large", variant_price: "800" });
    const before = await check(file);
    await shop.set("product_variants", { key: "small" }, { stock_count: 1 });
    expect((await check(file)).fingerprint).not.toBe(before.fingerprint);
  });

  describe("a line is refused", () => {
    const tote = { slug: "lotus-tote" };
    const large = { ...tote, value_1: "Large" };
    test.each<[Record<string, string>, note: string]>([
      [{ slug: "no", value_1: "S" }, "No product has this slug or SKU. A variant needs its product's line."],
      [{ ...tote, option_1: "Colour", value_1: "Red" }, "option_1: The product's option is called “Size”."],
      [{ ...tote, value_1: "Small", value_2: "Red" }, "value_2: The product has one option only."],
      [{ slug: "plain", value_1: "S" }, "option_1: Name the option, such as Size."],
      [{ ...large, variant_sku: "jc-9" }, "variant_sku: This SKU is already used."],
      [{ ...large, variant_sku: "jt-s" }, "variant_sku: This SKU is already used."],
      [{ ...large, variant_price: "0" }, "variant_price: The price must be above zero."],
      [{ ...large, variant_picture: "/c.webp" }, `variant_picture: ${importText.noPicture}`],
      [{ ...large, price: "5" }, "price: This belongs on the product's own line, which has no value."],
    ])("that says %j", async (line, note) => {
      expect(await acts(fileOf(line))).toEqual(["refuse"]);
      expect(await notes(fileOf(line))).toEqual([note]);
    });

    test("that comes twice", async () => {
      const line = { ...tote, value_1: "Large", variant_weight: "1 kg" };
      expect(await acts(fileOf(line, { ...line, value_1: "LARGE" }))).toEqual(["change", "refuse"]);
    });

    test("with a text of 201 letters", async () =>
      expect(await notes(fileOf({ ...tote, personal_1_most: "201" }))).toEqual([
        "personal_1_most: Enter how many letters fit, from 1 to 200.",
      ]));
  });
});
