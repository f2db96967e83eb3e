import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import type { Finding, Outcome } from "./judge.ts";

const head = [
  "| fault | rounds | acknowledged writes | lost | half-written | doubled | wrong answers |",
  "|---|---|---|---|---|---|---|",
];

const rowOf = ({ what, rounds, acknowledged, findings }: Outcome): string => {
  const writes = summedUp(Object.entries(acknowledged));
  const of = (kind: Finding["kind"]) => findings.filter((each) => each.kind === kind).length;
  return `| ${what} | ${rounds} | ${writes} | ${of("lost")} | ${of("half")} | ${of("doubled")} | ${of("answer")} |`;
};

/** What a row names; all else that was acknowledged is one sum. */
const named = new Set(["orders", "payments", "others", "kills", "contests", "tests"]);

function summedUp(counts: Iterable<[string, number]>): string {
  const sums = new Map<string, number>();
  for (const [kind, count] of counts) {
    const name = named.has(kind) ? kind : "others";
    sums.set(name, (sums.get(name) ?? 0) + count);
  }
  return [...sums]
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`)
    .join(", ");
}

export function printTable(outcomes: readonly Outcome[]): void {
  console.log(["", ...head, ...outcomes.map(rowOf), ""].join("\n"));
}

/**
 * Keeps the rows of this run in a page's table, in place of the same faults' earlier rows; with `adds`, on
 * top of them.
 */
export function writeTable(path: string, outcomes: readonly Outcome[], adds: boolean): void {
  const marker = "<!-- table -->";
  const [before = "", after = ""] = (existsSync(path) ? readFileSync(path, "utf8") : "").split(marker);
  const rows = new Map(
    after
      .split("\n")
      .filter(isRow)
      .map((line) => [line.split(" | ")[0], line]),
  );
  for (const row of outcomes.map(rowOf)) {
    const name = row.split(" | ")[0];
    const earlier = adds ? rows.get(name) : undefined;
    rows.set(name, earlier ? sumOf(earlier, row) : row);
  }
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}), ${memory} GiB, ${process.platform}, Node ${process.versions.node}`;
  const table = [...head, ...[...rows.values()].sort()].join("\n");
  writeFileSync(path, `${before}${marker}\n\nMachine: ${machine}.\n\n${table}\n`);
}

/** Puts lines in place of what stands between a page's marker and its next heading. */
export function keepUnder(path: string, marker: string, lines: readonly string[]): void {
  const [before = "", after = ""] = readFileSync(path, "utf8").split(marker);
  const rest = after.slice(Math.max(0, after.indexOf("\n## ")));
  writeFileSync(path, `${before}${marker}\n\n${lines.join("\n")}\n${rest.startsWith("\n## ") ? rest : ""}`);
}

const isRow = (line: string): boolean => line.startsWith("| ") && !head.includes(line);

/** Two runs of one fault as one: every number is the sum of both. */
function sumOf(one: string, other: string): string {
  const [name, rounds, writes, ...findings] = cellsOf(one);
  const [, otherRounds, otherWrites, ...otherFindings] = cellsOf(other);
  const sum = (a = "0", b = "0") => String(Number(a) + Number(b));
  const counts = `${writes}, ${otherWrites}`.split(", ").map((part): [string, number] => {
    const [count, kind = ""] = part.split(" ");
    return [kind, Number(count)];
  });
  const cells = [
    name,
    sum(rounds, otherRounds),
    summedUp(counts),
    ...findings.map((each, at) => sum(each, otherFindings[at])),
  ];
  return `| ${cells.join(" | ")} |`;
}

const cellsOf = (row: string): string[] => row.slice(2, -2).split(" | ");
