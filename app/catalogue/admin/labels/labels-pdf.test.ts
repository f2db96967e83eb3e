import { PDFDocument } from "@cantoo/pdf-lib";
import { afterEach, expect, test, vi } from "vitest";
import { Typesetter } from "#ui/print/typesetter.server.ts";
import { oddTexts } from "../../../../tests/written-line.ts";
import { pointsPerMm } from "./draw-label.server.ts";
import { labelsPdf } from "./labels-pdf.server.ts";

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
