import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, test, vi } from "vitest";
import { Typesetter } from "#ui/print/typesetter.server.ts";
import { paise } from "#values/money/money.ts";
import { oddTexts } from "../../../tests/written-line.ts";
import type { KeptEntry } from "../entries.db.server.ts";
import { balanceOf } from "../entry.ts";
import type { Statement } from "../statements.db.server.ts";
import { type StatementPaper, statementsPdf } from "./statement-pdf.server.ts";
import { pagesOfRows } from "./statement-sheet.ts";

type Given = Partial<KeptEntry> & Pick<KeptEntry, "kind">;

const entryOf = ({ amount = paise(100_00), ...given }: Given, at: number): KeptEntry => ({
  ...{ id: `${at}`, on: "2026-11-21", source: `hand:${at}`, note: null, pieces: null, amount },
  ...given,
});

function paperOf(entries: readonly Given[], language: "en" | "hi" = "en", before = 0): StatementPaper {
  const kept = entries.map(entryOf);
  const facts = { before: paise(before), after: paise(before + balanceOf(kept)), entries: kept };
  const maker = { id: "asha", name: "Asha Devi" };
  const madeAt = new Date("2026-11-30T20:00:00Z");
  const named = { id: "1", number: "M/26-27/000001", maker, month: "2026-11-01", madeAt };
  const statement: Statement = { ...named, facts };
  return { statement, language };
}

/** What is written on papers, in its order, and how many pages they are. */
async function read(...papers: StatementPaper[]) {
  const write = vi.spyOn(Typesetter.prototype, "write");
  try {
    const pdf = await PDFDocument.load(await statementsPdf(papers, "Jhola"), { updateMetadata: false });
    return { pdf, words: write.mock.calls.map(([text]) => text) };
  } finally {
    write.mockRestore();
  }
}

const all: Given[] = [
  { kind: "piece", amount: paise(2160_00), pieces: 12, note: "W-26-27-0001 · Sewing" },
  { kind: "sale", amount: paise(499_50), pieces: 2, note: "Kohbar Tote" },
  { kind: "sale", amount: paise(-249_75), pieces: -1, note: "Kohbar Tote" },
  { kind: "sale", amount: paise(900_00), pieces: 3, note: "Jhola", source: "taken:1" },
  { kind: "sale", amount: paise(33_33), pieces: 2, note: "Jhola" },
  { kind: "material", amount: paise(50_00) },
  { kind: "material", amount: paise(-20_00), note: "Thread" },
  { kind: "advance", amount: paise(-1000_00), note: "Chhath" },
  { kind: "payment", amount: paise(-500_00) },
];

test("a statement says each entry in words, and sums that add up (OWED-8)", async () => {
  const { pdf, words } = await read(paperOf(all, "en", 100_00));
  expect(pdf.getTitle()).toBe("Statement · November 2026 · M/26-27/000001");
  expect(words).toEqual([
    ...["Jhola · M/26-27/000001", "Statement · November 2026", "Account of Asha Devi"],
    "Made on 1 December 2026",
    ...["Owed before", "₹100", "Earned", "₹3,343.08", "Material, deductions, corrections", "₹30"],
    ...["Advances", "−₹1,000", "Paid", "−₹500", "Owed now", "₹1,973.08", "All that was entered"],
    ...[
      ["Made: 12 × ₹180 · W-26-27-0001 · Sewing", "₹2,160"],
      ["Sold: 2 × ₹249.75 · Kohbar Tote", "₹499.50"],
      ["Came back: 1 piece · Kohbar Tote", "−₹249.75"],
      ["Taken in: 3 × ₹300 · Jhola", "₹900"],
      ["Sold: 2 pieces · Jhola", "₹33.33"],
      ["Own material", "₹50"],
      ["The shop's material: Thread", "−₹20"],
      ["Advance: Chhath", "−₹1,000"],
      ["Paid", "−₹500"],
    ].flatMap(([said = "", sum = ""]) => ["21 November 2026", said, sum]),
    ...["Page 1 of 1", "Asha Devi: read and agreed", "Signature"],
  ]);
});

test("several are one paper, each in its maker's language, and from a page of its own on", async () => {
  const { pdf, words } = await read(paperOf(all, "hi"), paperOf([{ kind: "advance", amount: paise(-100) }]));
  expect(words).toEqual(
    expect.arrayContaining([
      ...["हिसाब · नवंबर 2026", "Asha Devi का हिसाब", "बनाया: 12 × ₹180 · W-26-27-0001 · Sewing"],
      ...[
        "लौट आया: 1 नग · Kohbar Tote",
        "पन्ना 1, कुल 1",
        "दस्तख़त",
        "Statement · November 2026",
        "Given ahead",
        "₹1",
      ],
    ]),
  );
  const sizes = pdf.getPages().map((page) => Math.round((page.getWidth() / 72) * 25.4));
  expect(sizes).toEqual([148, 148]);
});

test("a long one goes on, and says on each page how many there are", async () => {
  const { pdf, words } = await read(paperOf(Array.from({ length: 150 }, () => ({ kind: "piece" }))));
  const pages = words.filter((text) => text.startsWith("Page "));
  expect(pages).toEqual(pages.map((_, at) => `Page ${at + 1} of ${pdf.getPageCount()}`));
  expect(words.filter((text) => text === "Made")).toHaveLength(150);
  expect(words.at(-1)).toBe("Signature");
});

test.each<[number[], number[]]>([
  [[], [0]],
  [[10, 10], [2]],
  [Array(5).fill(30), [3, 2]],
  [Array(10).fill(30), [3, 5, 2]],
  [[500], [0, 1]],
  [
    [500, 500, 10],
    [0, 1, 1, 1],
  ],
])("rows of %j points stand on pages of %j", (heights, counts) =>
  expect(pagesOfRows(heights, { first: 100, later: 160 }).map(({ length }) => length)).toEqual(counts),
);

test.each(oddTexts)("an entry of %j is printed all the same", async (note) => {
  const { words } = await read(paperOf([{ kind: "bonus", note }]));
  expect(words).toContain(`Bonus: ${note}`);
});
