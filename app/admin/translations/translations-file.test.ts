import { expect, test } from "vitest";
import { csvOf } from "#platform/text/csv.server.ts";
import { changeLines } from "./change-lines.ts";
import { readTranslationsFile } from "./read-translations-file.server.ts";
import {
  type FileLine,
  fileCells,
  fileColumns,
  longestCell,
  type PlannedText,
  startPlan,
} from "./translations-file.ts";

const bytesOf = (file: string) => new TextEncoder().encode(file);

function planFile(lines: readonly FileLine[], ...known: Parameters<typeof startPlan>) {
  const { plan, take } = startPlan(...known);
  for (const line of lines) take(line);
  return plan;
}

const name = {
  ...{ kind: "product" as const, id: "fish", record: "Fish Tote", field: "name", english: "Fish Tote" },
  ...{ hash: "a1", hindi: null, isOld: false, savedAt: null },
};
const line = (hindi: string, other: object = {}) => ({
  ...{ line: 2, kind: "product", record: "fish", field: "name", hindi, hash: "a1" },
  ...{ state: "old", isFull: false },
  ...other,
});

test.each([
  ["is new", [line("मछली थैला")], name, { said: ["मछली थैला"], same: 0, refused: [] }],
  ["is the same", [line("मछली")], { ...name, hindi: "मछली" }, { said: [], same: 1, refused: [] }],
  ["is changed", [line("मछली")], { ...name, hindi: "माछ" }, { said: ["मछली"], same: 0, refused: [] }],
  ["is left empty", [line(" ")], { ...name, hindi: "माछ" }, { said: [], same: 1, refused: [] }],
  ["was made of other English", [line("मछली", { hash: "b2" })], name, { said: [], same: 0, refused: [2] }],
  ["is of nobody", [line("मछली", { record: "cat" })], name, { said: [], same: 0, refused: [2] }],
  ["has another field", [line("मछली", { field: "price" })], name, { said: [], same: 0, refused: [2] }],
  ["is too long", [line("म".repeat(501))], name, { said: [], same: 0, refused: [2] }],
  ["stands twice", [line("मछली"), line("मछली", { line: 3 })], name, { said: ["मछली"], same: 0, refused: [] }],
  ["contradicts", [line("मछली"), line("माछ", { line: 3 })], name, { said: ["मछली"], same: 0, refused: [3] }],
])("a text that %s", (_, lines, text, { said, same, refused }) => {
  const plan = planFile(lines, [text], ["product"]);
  expect(plan.planned.map((each) => each.said)).toEqual(said);
  expect([plan.same, plan.refused.map((each) => each.line)]).toEqual([same, refused]);
});

const old = { ...name, hindi: "मछली", isOld: true };
const right = { state: " Still right " };
test.each([
  ["as every export brings it", line("मछली"), { changes: [], same: 1, old: 1, refused: 0 }],
  ["that is said to be right", line("मछली", right), { changes: ["right"], same: 0, old: 0, refused: 0 }],
  ["of other English", line("मछली", { ...right, hash: "b2" }), { changes: [], same: 0, old: 0, refused: 1 }],
  ["that is changed", line("माछ", right), { changes: ["changed"], same: 0, old: 0, refused: 0 }],
])("an old text %s", (_, one, { changes, ...counts }) => {
  const { planned, same, old: stay, refused } = planFile([one], [old], ["product"]);
  expect(planned.map(({ change }) => change)).toEqual(changes);
  expect({ same, old: stay, refused: refused.length }).toEqual(counts);
});

test("a text that Excel has cut is left out, and one that is as long by itself is not", () => {
  const story = { ...name, field: "description", english: "<p>Fish</p>", hindi: "म".repeat(40_000) };
  const full = line("म".repeat(longestCell), { field: "description", isFull: true });
  const reasons = (hindi: string | null) =>
    planFile([full], [{ ...story, hindi }], ["product"]).refused.map(({ text }) => text);
  expect([reasons(story.hindi), reasons(null)]).toEqual([[expect.stringContaining("Excel")], []]);
});

test("a kind that somebody may not change is named", () => {
  const { refused } = planFile([line("मछली", { kind: "promotion" })], [], ["product"]);
  expect(refused).toEqual([{ line: 2, text: "you may not change texts of “Discounts”." }]);
});

test("what was exported is read as it was", async () => {
  const file = csvOf(fileColumns, [fileCells({ ...name, hindi: "=मछली, “एक”\nदो" })]);
  expect(await readTranslationsFile(bytesOf(file))).toEqual([line("=मछली, “एक”\nदो", { state: "done" })]);
});

test("lines are counted as a spreadsheet counts them", async () => {
  const file = csvOf(fileColumns, [{ ...name, english: "one\ntwo\nthree" }, name].map(fileCells));
  expect(await readTranslationsFile(bytesOf(file))).toMatchObject([{ line: 2 }, { line: 3 }]);
});

const signs = [
  [",", "चाय; कॉफ़ी", "Salt &amp; pepper"],
  [";", "चाय, कॉफ़ी", "Salt, pepper"],
  ["\t", "चाय, कॉफ़ी; दूध", "Salt, pepper; tea"],
];
test.each(signs)(
  "between cells stands %j where the header has it, and no other sign",
  async (sign, hindi, english) => {
    const lines = [fileColumns, fileCells({ ...name, english, hindi })].map((cells) => cells.join(sign));
    expect(await readTranslationsFile(bytesOf(lines.join("\r\n")))).toMatchObject([{ hindi, hash: "a1" }]);
  },
);

test.each([
  ["", "choose"],
  ["Kind,Record\nproduct,fish\n", "columns"],
  ["Kind,Record,Field,Hindi,Source Hash\n", "no lines"],
  ['Kind;Record;Field;Hindi;Source Hash\n"product;fish', "no table"],
])("a file %j is refused in a sentence", async (file, part) =>
  expect(await readTranslationsFile(bytesOf(file))).toEqual({ problem: expect.stringContaining(part) }),
);

const planned = (before: string | null, said: string): PlannedText => ({
  ...{ said, line: 2, change: before === null ? "new" : "changed" },
  text: {
    ...{ kind: "product", id: "fish", record: "Tote", field: "description", english: "Fish", hash: "a1" },
    ...{ hindi: before, isOld: false, savedAt: null },
  },
});

test("a check shows a text beside what stood there", () =>
  expect(changeLines([planned("माछ", "मछली")])).toEqual([
    {
      ...{ line: 2, title: "Tote", label: "Description", change: "changed" },
      ...{ english: "Fish", before: "माछ", said: "मछली" },
    },
  ]));

test("of a long text it shows the part that changes, and of many texts the first fifty", () => {
  const long = "म".repeat(5000);
  const [line] = changeLines([planned(long, `${long.slice(0, 4000)}छ${long.slice(4001)}`)]);
  expect(line?.said).toMatch(/^… म{60}छम{539} …$/);
  expect(line?.before).toMatch(/^… म{600} …$/);
  expect(changeLines([planned(null, long)])[0]?.said).toMatch(/^म{600} …$/);
  expect(changeLines(Array.from({ length: 70 }, () => planned(null, "मछली")))).toHaveLength(50);
});
