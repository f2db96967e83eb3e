import { expect, test } from "vitest";
import { foreignText } from "./foreign.text.ts";
import type { ForeignRow } from "./foreign.ts";
import { readWoo } from "./woo.server.ts";
import { wooText } from "./woo-text.ts";

const usual = {
  ...{ id: "7", type: "simple", sku: "WT-1", name: "Fish & Lotus Tote", published: "1" },
  ...{ "is featured?": "0", "visibility in catalog": "visible", "short description": "Short.", stock: "" },
  ...{ description: "Line one.\\nLine two.", "in stock?": "1", "weight (kg)": "0.25", "length (cm)": "40" },
  ...{ "width (cm)": "38", "height (cm)": "", "regular price": "1299", "sale price": "", parent: "" },
  ...{ categories: "Bags > Totes, Gifts", tags: "fish, hand painted", images: "https://w.example/a.jpg" },
  ...{ "attribute 1 name": "", "attribute 1 value(s)": "" },
  ...{ "attribute 2 name": "", "attribute 2 value(s)": "" },
  ...{ "backorders allowed?": "0", "date sale price starts": "", "date sale price ends": "" },
};

const read = (...lines: Partial<typeof usual & Record<string, string>>[]) =>
  readWoo(
    lines.map(
      (cells, at): ForeignRow => ({ line: at + 2, cells: { ...usual, ...cells } as ForeignRow["cells"] }),
    ),
  );

test("a simple product comes with its size, weight, categories and addresses", async () => {
  const { products, lists } = await read({ "meta: _yoast_wpseo_title": "Tote %%sep%% %%sitename%%" });
  expect(products[0]).toMatchObject({
    ...{ slug: "fish-lotus-tote", type: "Totes", paths: ["/product/fish-lotus-tote"], variants: [] },
    cells: {
      ...{ price: "1299", sku: "WT-1", weight: "250 g", size: "40 × 38 cm", meta_title: "Tote" },
      description: "<p>Short.</p>\n<p>Line one.<br>Line two.</p>",
    },
    firstCells: { hidden: "false", technique: "hand-painted", in_stock: "true", stock_count: "" },
  });
  expect(lists).toEqual([
    { path: "/product-category/bags/totes", type: "Totes" },
    { path: "/product-category/totes", type: "Totes" },
    { path: "/product-category/gifts", type: "Gifts" },
  ]);
});

test("a sale has its days", async () => {
  const days = { "date sale price starts": "2026-11-01T00:00:00", "date sale price ends": "2026-11-30" };
  const { products } = await read({ "sale price": "999", ...days });
  const sale = { sale_price: "999", sale_from: "2026-11-01", sale_until: "2026-11-30" };
  expect(products[0]?.cells).toMatchObject({ price: "1299", ...sale });
});

const parent = {
  ...{ type: "variable", "regular price": "", "attribute 1 name": "Size", "attribute 1 value(s)": "S, L" },
  ...{ "attribute 2 name": "Material", "attribute 2 value(s)": "Cotton" },
};
const child = { type: "variation", parent: "WT-1", sku: "WT-S", id: "8", images: "https://w.example/s.jpg" };
const sized = (size: string) => ({ "attribute 1 name": "Size", "attribute 1 value(s)": size });

test("a variable product has its variations, by SKU or by number, and its other attributes", async () => {
  const { products, skipped } = await read(
    parent,
    { ...child, ...sized("S"), stock: "4" },
    { ...child, ...sized("L"), sku: "WT-L", parent: "id:7", "regular price": "1500", "in stock?": "0" },
  );
  expect(skipped).toEqual([]);
  expect(products[0]?.cells).toMatchObject({ material: "Cotton", price: "1299" });
  expect(products[0]?.variants.map(({ cells }) => cells)).toEqual([
    expect.objectContaining({ option_1: "Size", value_1: "S", variant_price: "", variant_stock_count: "4" }),
    expect.objectContaining({ value_1: "L", variant_price: "1500", variant_in_stock: "false" }),
  ]);
  expect(products[0]?.pictures.at(-1)).toEqual({
    url: "https://w.example/s.jpg",
    alt: "",
    variants: [["S"], ["L"]],
  });
});

test.each([
  [{ published: "0" }, {}, [foreignText.skip.off]],
  [{ published: "-1" }, {}, [foreignText.skip.off]],
  [{ published: "-1" }, { published: "-1" }, []],
  [{ "regular price": "" }, {}, [foreignText.skip.noPrice]],
  [{ "regular price": "", "sale price": "900" }, {}, []],
])("a variation %j of a product %j is on sale only where it was: %j (IMPORT-5)", async (change, of, whys) => {
  const { products, skipped } = await read(
    { ...parent, ...of },
    { ...child, ...sized("S") },
    { ...child, ...sized("L"), sku: "WT-L", name: "Tote - L", ...change },
  );
  expect(skipped.map(({ name, why }) => [name, why])).toEqual(whys.map((why) => ["Tote - L", why]));
  expect(products[0]?.variants.map(({ values }) => values[0])).toEqual(whys.length > 0 ? ["S"] : ["S", "L"]);
});

test("a product of which no variation is on sale is left out", async () =>
  expect(await read(parent, { ...child, ...sized("S"), published: "0" })).toMatchObject({
    ...{ products: [], skipped: [{ why: foreignText.skip.noneOn }] },
  }));

test("a file without a column of stock says that nothing is counted", async () => {
  const { stock: _, ...cells } = usual;
  const { products } = await readWoo([{ line: 2, cells }]);
  expect(products[0]?.notes).toContain(foreignText.notes.noStockColumn);
});

test("a variation for any value is told, and the others come", async () => {
  const { products } = await read(parent, { ...child, ...sized("S") }, { ...child, ...sized(""), sku: "X" });
  expect(products[0]?.variants).toHaveLength(1);
  expect(products[0]?.notes).toContain(foreignText.notes.anyValue);
});

test("the second product of one name has another address", async () =>
  expect((await read({}, { id: "9", sku: "WT-2" })).products.map(({ slug }) => slug)).toEqual([
    "fish-lotus-tote",
    "fish-lotus-tote-2",
  ]));

test.each([
  [{ type: "grouped" }, foreignText.skip.kind("grouped")],
  [{ type: "simple, virtual" }, foreignText.skip.kind("virtual")],
  [{ name: "" }, foreignText.skip.noTitle],
  [{ type: "variable" }, foreignText.skip.noPrice],
  [{ type: "variation", parent: "NONE" }, foreignText.skip.noParent("NONE")],
])("%j is left out, with its reason", async (change, why) =>
  expect((await read(change)).skipped.map((line) => line.why)).toEqual([why]),
);

test.each([
  [{ published: "-1" }, { hidden: "true" }],
  [{ published: "0" }, { hidden: "true" }],
  [{ "visibility in catalog": "hidden" }, { hidden: "true" }],
  [{ stock: "0" }, { in_stock: "false", stock_count: "0" }],
  [{ stock: "-2" }, { in_stock: "false", stock_count: "0" }],
  [
    { stock: "5", "backorders allowed?": "notify" },
    { in_stock: "true", stock_count: "" },
  ],
  [{ "in stock?": "0" }, { in_stock: "false" }],
])("%j comes as %j", async (change, first) =>
  expect((await read(change)).products[0]?.firstCells).toMatchObject(first),
);

test.each([
  ["One.\n\nTwo\nthree.", "<p>One.</p>\n<p>Two<br>three.</p>"],
  [
    "By <strong>hand</strong> in Madhubani.\n\nCare\nDry clean only.\n\n<ul>\n<li>One</li>\n<li>Two</li>\n</ul>\nAfter.",
    "<p>By <strong>hand</strong> in Madhubani.</p>\n<p>Care<br>Dry clean only.</p><ul><li>One</li><li>Two</li></ul><p>After.</p>",
  ],
  ["<p>One</p>\n<p>Two\nthree</p>", "<p>One</p><p>Two<br>three</p>"],
  ["<!-- wp:paragraph -->\n<p>One</p>\n<!-- /wp:paragraph -->", "<p>One</p>"],
  ["<div>One\n\nTwo</div>", "<div><p>One</p>\n<p>Two</p></div>"],
  ["One<br />\nTwo\r\nThree", "<p>One<br>Two<br>Three</p>"],
  ["<h2>Care</h2>\nWash by hand.", "<h2>Care</h2><p>Wash by hand.</p>"],
  ["<pre>a\n\nb</pre>", "<pre>a\n\nb</pre>"],
  ["Under <5 kg & soft", "<p>Under <5 kg & soft</p>"],
  ["<a href='x'>One</a>\n\n<em>Two</em>", "<p><a href='x'>One</a></p>\n<p><em>Two</em></p>"],
  ["", ""],
])("WordPress shows %j as %j (IMPORT-11)", (text, html) => expect(wooText(text)).toBe(html));
