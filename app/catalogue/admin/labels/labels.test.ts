import { PDFDocument } from "@cantoo/pdf-lib";
import { afterEach, expect, test, vi } from "vitest";
import { Typesetter } from "#ui/print/typesetter.server.ts";
import { oddTexts } from "../../../../tests/written-line.ts";
import { placeOfLabel } from "./label-papers.ts";
import { parseLabels } from "./labels.form.ts";
import { labelsPdf, pointsPerMm } from "./labels-pdf.server.ts";
import { printLabelsText } from "./print-labels.text.ts";

const { wrong } = printLabelsText;
const usual = { pieces: 1, paper: "a4", variant: null, month: null, language: "en" };
const parsed = (query: string) => parseLabels(new URLSearchParams(query));

test("an address without anything asks for one label on a sheet", () =>
  expect(parsed("")).toEqual({ ok: true, labels: usual }));

test("all of it can be said", () =>
  expect(parsed("pieces=200&paper=roll&v=small&month=11/2026&language=hi")).toEqual({
    ok: true,
    labels: { pieces: 200, paper: "roll", variant: "small", month: "November 2026", language: "hi" },
  }));

test.each(["0", "201", "-1", "1e2", "", "9999", "1.5", "१२ क"])("%j is no number of labels", (pieces) =>
  expect(parsed(`pieces=${encodeURIComponent(pieces)}`)).toEqual({ ok: false, error: wrong.pieces }),
);

test("a month that is none is told", () =>
  expect(parsed("month=Diwali")).toEqual({ ok: false, error: wrong.month }));

test("a sheet has two labels beside each other and six below each other", () => {
  expect(placeOfLabel(0, "a4")).toEqual({ x: 5, y: 16.5, isFirst: true });
  expect(placeOfLabel(3, "a4")).toEqual({ x: 105, y: 60.5, isFirst: false });
  expect(placeOfLabel(12, "a4")).toEqual({ x: 5, y: 16.5, isFirst: true });
  expect(placeOfLabel(1, "roll")).toEqual({ x: 0, y: 0, isFirst: true });
});

const label = {
  ...{ shop: "Jhola", name: "Lotus Tote", option: "Size: Small", sku: "SKU JC-1" },
  mrp: "MRP ₹1,499.00 (inclusive of all taxes)",
  rows: [
    { label: "Country of Origin", text: "India" },
    { label: "Consumer Care", text: "Jhola, Madhubani, care@example.com" },
  ],
};
const language = "en" as const;

afterEach(() => vi.restoreAllMocks());

test.each([
  ["a4", 1, 1],
  ["a4", 12, 1],
  ["a4", 13, 2],
  ["roll", 3, 3],
] as const)("on %s %d labels are %d pages", async (paper, pieces, pages) => {
  const pdf = await PDFDocument.load(await labelsPdf(label, { pieces, paper, language }));
  expect(pdf.getPageCount()).toBe(pages);
});

test("each label has all that the law wants, and the price with all taxes", async () => {
  const write = vi.spyOn(Typesetter.prototype, "write");
  await labelsPdf(label, { pieces: 2, paper: "a4", language });
  const texts = write.mock.calls.map(([text]) => text);
  const once = [
    ...["Lotus Tote", "Jhola · Size: Small · SKU JC-1", label.mrp, "Country of Origin: India"],
    "Consumer Care: Jhola, Madhubani, care@example.com",
  ];
  expect(texts).toEqual([...once, ...once]);
});

test("whatever is long stays on its label", async () => {
  const long = "Kohbar Wedding Hanging of Madhubani, ".repeat(8).trim();
  const rows = Array.from({ length: 5 }, () => ({ label: "Made by", text: long }));
  const write = vi.spyOn(Typesetter.prototype, "write");
  await labelsPdf({ ...label, name: long, option: long, rows }, { pieces: 1, paper: "a4", language });
  const ends = write.mock.calls.map((call, at) => call[2] + Number(write.mock.results[at]?.value));
  expect(Math.max(...ends)).toBeLessThan((16.5 + 44) * pointsPerMm);
});

test.each(oddTexts)("a piece called %j is printed all the same", async (name) => {
  const pdf = await labelsPdf({ ...label, name, option: name }, { pieces: 1, paper: "roll", language });
  expect(pdf.length).toBeGreaterThan(1000);
});
