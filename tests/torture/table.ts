import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import type { Finding } from "./judge.ts";
import type { Outcome } from "./outcome.ts";

const head = [
  "| fault | rounds | acknowledged writes | lost | half-written | doubled | wrong answers |",
  "|---|---|---|---|---|---|---|",
];

const rowOf = ({ what, rounds, acknowledged, findings }: Outcome): string => {
  const counts = Object.entries(acknowledged).filter(([, count]) => count > 0);
  const writes = counts.map(([name, count]) => `${count} ${name}`).join(", ");
  const of = (kind: Finding["kind"]) => findings.filter((each) => each.kind === kind).length;
  return `| ${what} | ${rounds} | ${writes} | ${of("lost")} | ${of("half")} | ${of("doubled")} | ${of("answer")} |`;
};

export function printTable(outcomes: readonly Outcome[]): void {
  console.log(["", ...head, ...outcomes.map(rowOf), ""].join("\n"));
}

/** Keeps the rows of this run in a page's table, in place of the same faults' earlier rows. */
export function writeTable(path: string, outcomes: readonly Outcome[]): void {
  const marker = "<!-- table -->";
  const [before = "", after = ""] = (existsSync(path) ? readFileSync(path, "utf8") : "").split(marker);
  const kept = after
    .split("\n")
    .filter((line) => line.startsWith("| ") && !head.includes(line))
    .filter((line) => !outcomes.some(({ what }) => line.startsWith(`| ${what} |`)));
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}), ${memory} GiB, ${process.platform}, Node ${process.versions.node}`;
  const rows = [...kept, ...outcomes.map(rowOf)].sort();
  writeFileSync(path, `${before}${marker}\n\nMachine: ${machine}.\n\n${[...head, ...rows].join("\n")}\n`);
}
