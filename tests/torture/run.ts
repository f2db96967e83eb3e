import { parseArgs } from "node:util";
import { freePort } from "../running-shop.ts";
import type { Outcome } from "./outcome.ts";
import { parts } from "./parts.ts";
import { printTable, writeTable } from "./table.ts";

// `npm run torture` runs every part; `npm run torture -- kill-server power-cut --rounds 5` some of them, that many rounds each;
// `--minutes 4` begins no round after four minutes of a part.
// `-- --write` keeps the rows in docs/reliability.md; with `--add` on top of those that are there, for a run in slices.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string" },
    minutes: { type: "string" },
    write: { type: "boolean" },
    add: { type: "boolean" },
  },
});
const unknown = positionals.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(", ")}. Parts: ${parts.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(2);
}

const outcomes: Outcome[] = [];
for (const { name, rounds, run } of parts) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n── ${name} ${"─".repeat(Math.max(4, 70 - name.length))}`);
  const limit = { rounds: Number(values.rounds ?? rounds), minutes: Number(values.minutes ?? 24 * 60) };
  const outcome = await run(limit, String(await freePort()));
  outcomes.push(outcome);
  for (const { kind, what } of outcome.findings.slice(0, 20)) console.error(`  ${kind}: ${what}`);
}
printTable(outcomes);
if (values.write) writeTable("docs/reliability.md", outcomes, values.add ?? false);
process.exit(outcomes.every(({ findings }) => findings.length === 0) ? 0 : 1);
