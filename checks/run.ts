import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { z } from "zod";

// Every check of the shop, in the order in which a mistake is cheapest to learn. `npm test` runs them all;
// `npm test -- types unit` runs the named ones. The last line counts them: N passed, N failed.

interface Check {
  name: string;
  command: readonly [string, ...string[]];
  /** Where a test runner writes its counts; a check without one counts as a single test. */
  counts?: string;
}

const bin = (name: string) => `node_modules/.bin/${name}`;
/** Test files that share nothing run two at a time, since the least machine has two cores. */
const twoAtATime = ["--maxWorkers=2"];
const vitest = (project: string, options: readonly string[] = []): Check => ({
  name: project,
  command: [
    bin("vitest"),
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=.cache/checks/${project}.json`,
    ...options,
  ],
  counts: `.cache/checks/${project}.json`,
});

const checks: readonly Check[] = [
  { name: "format", command: [bin("biome"), "ci", "."] },
  { name: "routes", command: [bin("react-router"), "typegen"] },
  { name: "types", command: [bin("tsc"), "--noEmit"] },
  { name: "imports", command: [bin("depcruise"), "--config", ".dependency-cruiser.mjs", "app"] },
  { name: "dead-code", command: [bin("knip")] },
  vitest("unit", twoAtATime),
  vitest("database", twoAtATime),
  { name: "build", command: ["node", "start.mjs", "--build"] },
  vitest("request"),
  vitest("payments", twoAtATime),
  vitest("fuzz", twoAtATime),
  {
    name: "browser",
    command: [bin("playwright"), "test", "--config", "tests/browser/playwright.config.ts"],
    counts: ".cache/checks/browser.json",
  },
  vitest("faults"),
  { name: "smoke", command: ["node", "checks/smoke.ts"] },
];

const vitestCounts = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
});
const playwrightCounts = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

interface Outcome {
  name: string;
  seconds: number;
  passed: number;
  failed: number;
  skipped: number;
}

async function runCheck(check: Check): Promise<Outcome> {
  console.log(`\n── ${check.name} ${"─".repeat(Math.max(4, 70 - check.name.length))}`);
  if (check.counts) rmSync(check.counts, { force: true });
  const begun = performance.now();
  const succeeded = await exitsCleanly(check.command);
  const seconds = (performance.now() - begun) / 1000;
  const counts = check.counts
    ? readCounts(check.counts)
    : { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
  // A runner that fails without a failing test (a crash, an empty run) has failed all the same.
  const failed = succeeded && counts.passed > 0 ? counts.failed : Math.max(1, counts.failed);
  return { name: check.name, seconds, ...counts, failed };
}

function exitsCleanly([command, ...args]: readonly [string, ...string[]]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"] });
    child.on("error", () => resolve(false));
    child.on("exit", (code) => resolve(code === 0));
  });
}

function readCounts(path: string): { passed: number; failed: number; skipped: number } {
  try {
    const report: unknown = JSON.parse(readFileSync(path, "utf8"));
    const fromVitest = vitestCounts.safeParse(report);
    if (fromVitest.success) {
      const { numPassedTests, numFailedTests, numPendingTests } = fromVitest.data;
      return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
    }
    const { stats } = playwrightCounts.parse(report);
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const wanted = process.argv.slice(2);
const outcomes: Outcome[] = [];
for (const check of checks.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  outcomes.push(await runCheck(check));
}

console.log(`\n── summary ${"─".repeat(60)}`);
for (const { name, seconds, passed, failed, skipped } of outcomes) {
  const verdict = failed === 0 ? "ok    " : "FAILED";
  console.log(
    `${verdict} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s   ${passed} passed, ${failed} failed, ${skipped} skipped`,
  );
}
const total = (pick: (outcome: Outcome) => number) =>
  outcomes.reduce((sum, outcome) => sum + pick(outcome), 0);
const failed = total((outcome) => outcome.failed);
console.log(`\n${total((outcome) => outcome.passed)} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
