import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { cellAsTyped, csvFile, csvOf } from "./csv.server.ts";

test("a table begins with a byte order mark, its lines end as spreadsheets like them", () => {
  expect(csvOf(["Name", "Units"], [["Asha", 50]])).toBe("\uFEFFName,Units\r\nAsha,50\r\n");
});

test("cells keep commas, quotes, line breaks and Indian scripts", () => {
  const cells = ["a,b", 'say "hi"', "two\nlines", "आशा", "", "ends "];
  const [, row] = parse(csvOf(["1", "2", "3", "4", "5", "6"], [cells]), { bom: true });
  expect(row).toEqual(cells);
});

test.each([
  "=1+1",
  '=HYPERLINK("http://evil.example","x")',
  "+91 98765 43210",
  "-2+3",
  "@SUM(A1)",
  "\t=1+1",
  "\r=1",
  "  =cmd|' /C calc'!A0",
  "＝1+1",
])("'%s' is no formula, and is read back as typed", (cell) => {
  const [[, kept = ""] = []] = parse(csvOf(["Id", "Text"], [["1", cell]]), { bom: true, from_line: 2 });
  expect(kept).toBe(`'${cell}`);
  expect(cellAsTyped(kept)).toBe(cell);
});

test.each([
  { cell: -12.5, text: "-12.5" },
  { cell: null, text: "" },
  { cell: true, text: "true" },
  { cell: new Date("2026-10-31T20:15:59.999Z"), text: "2026-11-01 01:45" },
  { cell: "'quoted", text: "'quoted" },
  { cell: "a=b", text: "a=b" },
])("$cell is written as '$text'", ({ cell, text }) =>
  expect(csvOf(["One", "Two"], [[cell, "x"]])).toBe(`\uFEFFOne,Two\r\n${text},x\r\n`),
);

test("the file is kept, never shown or cached, and its name holds no header", () => {
  const { headers } = csvFile('a"\r\nb', "x");
  expect(headers.get("Content-Disposition")).toBe('attachment; filename="a___b.csv"');
  expect(headers.get("Cache-Control")).toBe("private, no-store");
});
