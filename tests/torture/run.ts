import { parseArgs } from "node:util";
import { freePort } from "../running-shop.ts";
import { garbagePart, throwGarbage, writeGarbage } from "./garbage.ts";
import type { Outcome } from "./judge.ts";
import { longWaysPart, walkLongWays } from "./long-ways.ts";
import { parts } from "./parts.ts";
import { printTable, writeTable } from "./table.ts";

// `npm run torture` runs every part; `npm run torture -- kill-server power-cut --rounds 5` some of them,
// that many rounds each; `cluster` all whose names begin with `cluster-`; `--minutes 4` begins no round
// after four minutes of a part; the garbage comes for just so long. `-- --write` keeps the rows in
// docs/reliability.md; with `--add` on top of those that are there, for a run in slices.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string" },
    minutes: { type: "string" },
    write: { type: "boolean" },
    add: { type: "boolean" },
  },
});
const page = "docs/reliability.md";
const names = [...parts.map(({ name }) => name), garbagePart, longWaysPart];
const isMeant = (given: string, name: string) => name === given || name.startsWith(`${given}-`);
const unknown = positionals.filter((given) => !names.some((name) => isMeant(given, name)));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}. Parts: ${names.join(", ")}.`);
  process.exit(2);
}
const isWanted = (name: string) =>
  positionals.length === 0 || positionals.some((given) => isMeant(given, name));
const announce = (name: string) => console.log(`\n── ${name} ${"─".repeat(Math.max(4, 70 - name.length))}`);

const outcomes: Outcome[] = [];
for (const { name, rounds, missing, run } of parts.filter((part) => isWanted(part.name))) {
  announce(name);
  const lacks = missing?.() ?? [];
  if (lacks.length > 0) {
    console.log(`  skipped: this machine lacks ${lacks.join(", ")}`);
    continue;
  }
  const limit = { rounds: Number(values.rounds ?? rounds), minutes: Number(values.minutes ?? 24 * 60) };
  const outcome = await run(limit, String(await freePort()));
  outcomes.push(outcome);
  for (const { kind, what } of outcome.findings.slice(0, 20)) console.error(`  ${kind}: ${what}`);
}
if (outcomes.length > 0) printTable(outcomes);
if (values.write) writeTable(page, outcomes, values.add ?? false);
let isWell = outcomes.every(({ findings }) => findings.length === 0);
if (isWanted(garbagePart)) {
  announce(garbagePart);
  const attack = await throwGarbage(values.minutes === undefined ? undefined : Number(values.minutes));
  if (values.write) writeGarbage(page, attack);
  isWell &&= attack.problems.length === 0;
}
if (isWanted(longWaysPart)) {
  announce(longWaysPart);
  isWell = walkLongWays() && isWell;
}
process.exit(isWell ? 0 : 1);
