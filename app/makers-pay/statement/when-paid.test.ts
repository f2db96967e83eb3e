import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import type { Entry, EntryKind } from "../entry.ts";
import { type StatementPaid, whenPaid } from "./when-paid.ts";

type Given = [kind: EntryKind, rupees: number, on: string];

const entry = ([kind, rupees, on]: Given): Entry => ({ kind, amount: paise(rupees * 100), on: `2026-${on}` });
const october: Given[] = [["piece", 1000, "10-10"]];
const november: Given[] = [["piece", 500, "11-10"]];
const paid = (on: string): StatementPaid => ({ kind: "paid", on: `2026-${on}` });
const open = (rupees: number): StatementPaid => ({ kind: "open", left: paise(rupees * 100) });

test.each<[what: string, statements: Given[][], more: Given[], said: StatementPaid[]]>([
  ["nothing given", [october, november], [], [open(1000), open(1500)]],
  ["a part", [october, november], [["payment", -1200, "11-02"]], [paid("11-02"), open(300)]],
  [
    "an advance first",
    [october],
    [
      ["payment", -600, "11-02"],
      ["advance", -400, "10-01"],
    ],
    [paid("11-02")],
  ],
  ["given ahead", [[["advance", -1000, "10-01"], ...october]], [], [paid("10-01")]],
  [
    "the rest taken off later",
    [october],
    [
      ["payment", -900, "11-02"],
      ["deduction", -100, "11-03"],
    ],
    [paid("11-02")],
  ],
  ["only an advance", [[["advance", -100, "10-01"]], october], [], [{ kind: "nothing" }, open(900)]],
  [
    "all taken back",
    [october, [["correction", -1000, "11-01"]]],
    [],
    [{ kind: "nothing" }, { kind: "nothing" }],
  ],
])("statements with %s", (_what, statements, more, said) => {
  const stated = statements.map((entries) => ({ entries: entries.map(entry) }));
  expect(whenPaid(stated, [...stated.flatMap(({ entries }) => entries), ...more.map(entry)])).toEqual(said);
});
