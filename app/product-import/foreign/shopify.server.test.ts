import { expect, test } from "vitest";
import { readTable } from "../import-table.server.ts";
import { foreignText } from "./foreign.text.ts";
import { readShopify } from "./shopify.server.ts";

const columns = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,
Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,
Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Gift Card,
SEO Title,SEO Description,Variant Image,Variant Weight Unit,Status`.split(/,\s*/);

type Line = Record<string, string>;

async function read(...lines: Line[]) {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = [columns, ...lines.map((line) => columns.map((column) => line[column] ?? ""))];
  const table = await readTable(
    new TextEncoder().encode(rows.map((row) => row.map(quoted).join(",")).join("\n")),
  );
  if (!("foreign" in table)) throw new Error(JSON.stringify(table));
  expect(table.foreign).toBe("shopify");
  return readShopify(table.lines);
}

const inventory = {
  "Variant Inventory Tracker": "shopify",
  "Variant Inventory Qty": "7",
  "Variant Inventory Policy": "deny",
};
const option = (at: number, name: string, value = "") => ({
  [`Option${at} Name`]: name,
  [`Option${at} Value`]: value,
});
const tote: Line = {
  ...{ Handle: "lotus-tote", Title: "Lotus Tote", "Body (HTML)": "<p>Painted.</p>", Vendor: "Sita Devi" },
  ...{ Type: "Tote Bags", Tags: "handmade, limited", Published: "true", Status: "active" },
  ...{ ...option(1, "Title", "Default Title"), "Variant SKU": "LT-1", "Variant Grams": "250", ...inventory },
  ...{ "Variant Price": "999.00", "Variant Compare At Price": "1299.00", "Image Position": "2" },
  ...{ "Image Src": "https://cdn.example/b.jpg", "Image Alt Text": "Back", "SEO Title": "A lotus tote" },
};

test("a product without options, with its pictures in their order", async () => {
  const { products, skipped, lists } = await read(tote, {
    ...{ Handle: "lotus-tote", "Image Src": "https://cdn.example/a.jpg", "Image Position": "1" },
  });
  expect(skipped).toEqual([]);
  expect(products).toEqual([
    {
      ...{ line: 2, name: "Lotus Tote", slug: "lotus-tote", type: "Tote Bags", variants: [] },
      cells: {
        ...{ slug: "lotus-tote", name: "Lotus Tote", description: "<p>Painted.</p>", artisan: "Sita Devi" },
        ...{ seo_keywords: "handmade, limited", price: "1299", sale_price: "999", weight: "250 g" },
        ...{ meta_title: "A lotus tote", meta_description: "", sku: "LT-1" },
      },
      firstCells: {
        ...{ hidden: "false", technique: "other", collection: "limited", in_stock: "true", stock_count: "7" },
      },
      pictures: [
        { url: "https://cdn.example/a.jpg", alt: "", variants: [] },
        { url: "https://cdn.example/b.jpg", alt: "Back", variants: [] },
      ],
      paths: ["/products/lotus-tote"],
      notes: [foreignText.notes.tags],
    },
  ]);
  expect(lists).toEqual([
    { path: "/collections", type: "" },
    { path: "/collections/all", type: "" },
    { path: "/collections/tote-bags", type: "Tote Bags" },
  ]);
});

test("each variant has a line, and its picture", async () => {
  const red = { ...option(2, "Colour", "Red"), "Variant Image": "https://cdn.example/red.jpg" };
  const large = { "Variant Price": "1200.00", "Variant Grams": "400", "Variant SKU": "LT-2" };
  const { products } = await read(
    { ...tote, ...option(1, "Size", "Small"), ...red, "Variant Compare At Price": "" },
    { ...option(1, "", "Large"), ...red, "Option2 Name": "", ...large, Handle: "lotus-tote" },
  );
  const [product] = products;
  expect(product?.cells).toMatchObject({ price: "999", weight: "250 g" });
  expect(product?.cells).not.toHaveProperty("sku");
  expect(product?.variants.map(({ line, values, cells }) => [line, values, cells])).toEqual([
    [
      2,
      ["Small", "Red"],
      {
        ...{ slug: "lotus-tote", option_1: "Size", value_1: "Small", option_2: "Colour", value_2: "Red" },
        ...{ variant_sku: "LT-1", variant_price: "", variant_weight: "250 g", variant_in_stock: "true" },
        ...{ variant_stock_count: "7", exported_variant_in_stock: "true", exported_variant_stock_count: "7" },
      },
    ],
    [
      3,
      ["Large", "Red"],
      expect.objectContaining({ variant_price: "1200", variant_weight: "400 g", variant_stock_count: "" }),
    ],
  ]);
  const variants = ["Small", "Large"].map((size) => [size, "Red"]);
  expect(product?.pictures.at(-1)).toEqual({ url: "https://cdn.example/red.jpg", alt: "", variants });
});

test.each([
  [{ Status: "draft" }, { hidden: "true" }, foreignText.notes.hidden],
  [{ Status: "archived" }, { hidden: "true" }, foreignText.notes.hidden],
  [{ Published: "false" }, { hidden: "true" }, foreignText.notes.hidden],
  [{ Status: "" }, { hidden: "false" }, foreignText.notes.tags],
  [{ "Variant Inventory Policy": "continue" }, { stock_count: "" }, foreignText.notes.uncounted],
  [{ "Variant Inventory Tracker": "" }, { stock_count: "", in_stock: "true" }, foreignText.notes.tags],
  [{ "Variant Inventory Qty": "-3" }, { stock_count: "0", in_stock: "false" }, foreignText.notes.tags],
  [{ "Image Src": "ftp://a.example/1.jpg" }, {}, foreignText.notes.noHttps("ftp://a.example/1.jpg")],
])("%j comes as %j, and is told", async (change, first, note) => {
  const { products } = await read({ ...tote, ...change });
  expect(products[0]?.firstCells).toMatchObject(first);
  expect(products[0]?.notes).toContain(note);
});

test.each([
  [{ Title: "" }, foreignText.skip.noTitle],
  [{ "Gift Card": "true" }, foreignText.skip.giftCard],
  [{ "Variant Price": "", "Option1 Value": "" }, foreignText.skip.noPrice],
  [{ "Option1 Name": "A", ...option(2, "B", "b"), ...option(3, "C", "c") }, foreignText.skip.options(3)],
])("%j is left out, with its reason", async (change, why) =>
  expect((await read({ ...tote, ...change })).skipped.map((line) => line.why)).toEqual([why]),
);

test.each([
  [{ "Variant Inventory Qty": "" }, true],
  [{ "Variant Inventory Qty": "", "Variant Inventory Policy": "continue" }, false],
  [{ "Variant Inventory Qty": "", "Variant Inventory Tracker": "" }, false],
  [{ "Variant Inventory Qty": "0" }, false],
])("that the file says no quantities is told of %j: %j (IMPORT-12)", async (change, isTold) => {
  const { products } = await read({ ...tote, ...change });
  expect(products[0]?.notes.includes(foreignText.notes.noQuantities)).toBe(isTold);
});

test("more variants than a product has here are left out as a whole", async () => {
  const lines = Array.from({ length: 61 }, (_, at) => ({
    ...{ ...tote, "Option1 Name": "Size", "Option1 Value": `${Math.floor(at / 8)}` },
    ...{ "Option2 Name": "Colour", "Option2 Value": `${at % 8}` },
  }));
  expect((await read(...lines)).skipped.map(({ why }) => why)).toEqual([foreignText.skip.variants(61)]);
  const values = lines.slice(0, 21).map((line, at) => ({ ...line, "Option1 Value": String(at) }));
  expect((await read(...values)).skipped.map(({ why }) => why)).toEqual([foreignText.skip.values]);
});

test("the newer names of columns say the same", async () => {
  const text =
    "Title,URL handle,Description,Option1 name,Option1 value,SKU,Price,Compare-at price,Weight value (grams),Inventory tracker,Inventory quantity,Continue selling when out of stock,Product image URL,Published on online store,Status\n" +
    "Lotus Tote,Lotus-Tote,<p>P</p>,Size,Small,LT,900,,1500,shopify,3,DENY,https://cdn.example/a.jpg,TRUE,Active\n";
  const table = await readTable(new TextEncoder().encode(text));
  if (!("foreign" in table)) throw new Error(JSON.stringify(table));
  const [product] = (await readShopify(table.lines)).products;
  expect(product).toMatchObject({ slug: "lotus-tote", cells: { price: "900", weight: "1.5 kg" } });
  expect(product?.firstCells).toMatchObject({ hidden: "false" });
  expect(product?.variants[0]?.cells).toMatchObject({ variant_sku: "LT", variant_stock_count: "3" });
  expect(product?.pictures).toHaveLength(1);
});
