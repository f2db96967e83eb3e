import { expect, test, vi } from "vitest";
import { mostImportBytes, readTable } from "./import-table.server.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const cellsOf = async (text: string) => {
  const table = await readTable(bytes(text));
  if ("problem" in table) return table.problem;
  return "rows" in table ? table.rows.map(({ line, cells }) => ({ line, ...cells })) : table.foreign;
};

test("a line may end before its last cells, or go on with empty ones", async () => {
  expect(await cellsOf("slug,price,story\na,1\nb,2,,,\nc\n")).toEqual([
    { line: 2, slug: "a", price: "1" },
    { line: 3, slug: "b", price: "2", story: "" },
    { line: 4, slug: "c" },
  ]);
  expect(await cellsOf("slug,price\na,1\nb,2,x\n")).toMatch(/do not fit near line 3/);
});

test.each([
  "sep=;\r\nslug;name\r\na;Tote, large\r\n",
  "\uFEFFSEP=;\nslug;name\na;Tote, large\n",
  '"sep=;"\nslug;name\na;"Tote, large"',
  "sep=|\nslug|name\na|Tote, large",
  "sep=\t\nslug\tname\na\tTote, large",
  "slug;name\na;Tote, large",
  'sep=;,\nslug,name\na,"Tote, large"',
  '"sep=;",,,\nslug,name\na,"Tote, large"',
  "sep=;;\nslug;name\na;Tote, large",
  "sep=;,\nslug;name\na;Tote, large",
  "sep=||\nslug|name\na|Tote, large",
])("the sign between cells is understood in %j", async (text) =>
  expect(await cellsOf(text)).toEqual([{ line: 2, slug: "a", name: "Tote, large" }]),
);

const emptyLines = ["\n", "\n\n", "\u200B\n", "\uFEFF\uFEFF\n", " \n", ";\n", "\r\n\r\n"];
test.each(emptyLines)("the sign is found below the empty lines %j", async (above) => {
  const end = above.startsWith("\r") ? "\r\n" : "\n";
  const rows = await cellsOf(`${above}slug;name${end}a;Tote, large`);
  expect(rows).toEqual([expect.objectContaining({ slug: "a", name: "Tote, large" })]);
});

test("signs that nobody sees make no other column, no line and no other number", async () => {
  const header = '\uFEFF\uFEFF"slug",\u200Bname,price\u00A0,\u2060in_stock';
  const text = `${header}\n\u200B\na,Tote,\u200B499\uFEFF,1.0\n\u00A0,\u200B,,\uFEFF\nb,क\u200Dष,5,\u00A0no,\u200B`;
  expect(await cellsOf(text)).toEqual([
    { line: 3, slug: "a", name: "Tote", price: "499", in_stock: "1" },
    { line: 5, slug: "b", name: "क\u200Dष", price: "5", in_stock: "no" },
  ]);
});

const french =
  'ID,Type,UGS,Nom,Publié,Tarif régulier\n1,simple,FR-1,Sac,1,800\n2,"variation, virtual",,Sac,1,';
const hindi = "आईडी,टाइप,SKU,नाम,नियमित मूल्य\n1,simple,HI-1,थैला,800";
const german = "ID,Typ,Artikelnummer,Name,Bilder\n1,simple,DE-1,Tasche,";
const other = "ID,Type,SKU,Nom,Description,Images\n1,simple,FR-1,Sac,,";
test.each([french, hindi, german, other])(
  "WooCommerce's export in another language is named: %j (IMPORT-1)",
  async (text) =>
    expect(await cellsOf(text)).toMatch(/WooCommerce's product export.* another language than English/),
);

test.each(["sku,name,kind", "sku,price,type", "sku,stock_count,type"])(
  "the shop's own table is none of WooCommerce's, whatever stands in a column beside: %j",
  async (header) =>
    expect(await cellsOf(`${header}\nA-1,5,simple`)).toEqual([expect.objectContaining({ sku: "A-1" })]),
);

test.each(["Nom,Prix\nSac,800", "ID,Type,Nom\n1,sac,Sac"])(
  "what is nobody's names the columns that it needs: %j",
  async (text) => expect(await cellsOf(text)).toMatch(/“slug” or “sku” must be one of them/),
);

test.each([
  ["lines", `slug\n${"a\n".repeat(4_000_000)}`],
  ["emptied lines", `slug,name\na,b\n${",\n".repeat(4_000_000)}`],
])("of four million %s no more is read than is taken", async (_, text) => {
  const file = bytes(text).subarray(0, mostImportBytes);
  const parts = vi.spyOn(file, "subarray");
  expect(await readTable(file)).toEqual({ problem: expect.stringContaining("more than 5,000 lines") });
  expect(parts.mock.calls.length * 16 * 1024).toBeLessThan(mostImportBytes / 20);
});

test.each([
  ["one line", `slug,${"a".repeat(2_000_000)}\n`],
  ["one quoted cell", `slug\n"${"a\n".repeat(2_000_000)}`],
  ["columns", `slug${",".repeat(900_000)}\na`],
  ["empty cells", `slug\na${",".repeat(20_000)}\n`],
])("what is too much in %s is no table", async (_, text) =>
  expect(await cellsOf(text)).toMatch(/quotes or columns do not fit/),
);

test("5,000 lines are read, whatever the ends of the parts cut through", async () => {
  const lines = Array.from({ length: 5000 }, (_, n) => `k-${n},"झोला ""${"é".repeat(n % 90)}""\nx"`);
  const rows = await cellsOf(`slug,name\r\n${lines.join("\r\n")}\r\n`);
  expect(rows).toHaveLength(5000);
  expect(rows.at(-1)).toEqual({ line: 5001, slug: "k-4999", name: `झोला "${"é".repeat(49)}"\nx` });
});
