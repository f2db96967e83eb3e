import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { longestStretch } from "../../../tests/longest-stretch.ts";
import { cellAsTyped, csvFile, csvOf, csvStream, eachCsvLine, NoText, textParts } from "./csv.server.ts";

test("a table begins with a byte order mark, its lines end as spreadsheets like them", () =>
  expect(csvOf(["Name", "Units"], [["Asha", 50]])).toBe("\uFEFFName,Units\r\nAsha,50\r\n"));

test("cells keep commas, quotes, line breaks and Indian scripts", () => {
  const cells = ["a,b", 'say "hi"', "two\nlines", "आशा", "", "ends "];
  const [, row] = parse(csvOf(["1", "2", "3", "4", "5", "6"], [cells]), { bom: true });
  expect(row).toEqual(cells);
});

test.each([
  "Hello\n=1+1\nbye",
  "Hello\r=1+1\rbye",
  "Hello\r\n=1+1\r\nbye",
  'say "hi"\n"=1+1"',
  "\n\nbye",
  "ends\n",
  "x;=1+1",
  "x\t=1+1",
])("%j is one cell to a spreadsheet, and begins no line of its own", async (cell) => {
  const header = ["Id", "Text", "Last"];
  const rows = [
    ["1", cell, "x"],
    ["2", "", "y"],
  ];
  expect(strictTable(csvOf(header, rows))).toEqual([header, ...rows]);
  async function* batches() {
    for (const row of rows) yield [row];
  }
  const streamed = await csvStream("x", header, batches(), (row) => row);
  expect(strictTable(await streamed.text())).toEqual([header, ...rows]);
});

/**
 * A table as RFC 4180 reads it, with any sign that a spreadsheet may take for the one between cells: a cell
 * that begins with a quote ends with one, and any line break outside quotes ends the line.
 */
function strictTable(csv: string): string[][] {
  const cells = csv.replace(/^\uFEFF/, "").matchAll(/("(?:[^"]|"")*"|[^",;\t\r\n]*)([,;\t]|\r\n|[\r\n])/g);
  const rows: string[][] = [[]];
  for (const [, cell = "", end = ""] of cells) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (/[\r\n]/.test(end)) rows.push([]);
  }
  return rows.slice(0, -1);
}

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

const bytes = (text: string) => new TextEncoder().encode(text);

async function linesIn(file: Uint8Array): Promise<[number, ...string[]][]> {
  const lines: [number, ...string[]][] = [];
  await eachCsvLine(textParts(file), {}, (line, cells) => lines.push([line, ...cells]));
  return lines;
}

test("lines are counted as a spreadsheet counts them, wherever a part of the file ends", async () => {
  const long = "झ".repeat(20_000);
  expect(await linesIn(bytes(`a,b\n\n"${long}\n${long}",c\nd\n`))).toEqual([
    [1, "a", "b"],
    [3, `${long}\n${long}`, "c"],
    [4, "d"],
  ]);
});

test.each([
  ["no UTF-8", Uint8Array.of(0x61, 0xe9, 0x0a)],
  ["half a letter at its end", bytes("a\nझ").subarray(0, 4)],
  ["a zero byte", bytes("a\n\0\n")],
])("a file of %s is no text", (_, file) => expect(linesIn(file)).rejects.toThrow(NoText));

test.each(["\n", "a\n", " \n", ",\n", '""\n'])("8 MB of %j hold nobody up", async (line) => {
  const file = bytes(line.repeat((8 * 1024 * 1024) / line.length));
  let lines = 0;
  const count = () => {
    lines += 1;
  };
  const read = () => eachCsvLine(textParts(file), {}, count);
  expect(await longestStretch(read)).toBeLessThan(0.1);
  expect(lines).toBe(line === "\n" ? 0 : Math.floor(file.length / line.length));
});
