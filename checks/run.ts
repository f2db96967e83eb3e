import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { busySecondsOfTheLast } from "./busy-seconds.ts";
import { testsOfChange } from "./changed/tests-of-change.ts";
import { PassedBefore, sightOf } from "./passed-before.ts";
import { type Report, readReport } from "./reports.ts";
import { SharedDatabases } from "./shared-databases.ts";

// Every check of the shop, in the order in which a mistake is cheapest to learn. `npm test` runs them all;
// `npm test -- types unit` runs the named ones, `npm test -- --again` also those that passed on the same
// files before, `npm test -- --changed` what the changes of this branch can break. The least
// machine has two cores: a check that keeps only one of them busy runs beside the next such one. The last
// line counts them: N passed, N failed.

interface Check {
  name: string;
  command: readonly [string, ...string[]];
  /**
   * How many cores it keeps busy, of what waits half of its time half a one; it starts when so many are free,
   * and none overtakes it.
   */
  cores: 0.5 | 1 | 2;
  /** Where a test runner writes its counts; a check without one counts as a single test. */
  counts?: string;
  /** What has to be made for it. */
  needs?: string;
  /** Its tests copy the databases that are made once for all checks. */
  copiesDatabases?: true;
}

const bin = (name: string) => `node_modules/.bin/${name}`;
/**
 * What takes long and is shown in a shorter way too bears the tag torture: `npm run torture -- long-ways`
 * runs it. Files that share nothing run two at a time, those that share a shop one after the other. Those of
 * faults wait half of their time, so two files keep one core busy.
 */
const vitest = (
  project: string,
  cores: Check["cores"],
  { files = Math.ceil(cores), ...more }: Pick<Check, "copiesDatabases"> & { files?: number } = {},
): Check => ({
  ...more,
  name: project,
  cores,
  command: [
    bin("vitest"),
    "run",
    "--project",
    project,
    `--maxWorkers=${files}`,
    "--tags-filter=!torture",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=.cache/checks/${project}.json`,
  ],
  counts: `.cache/checks/${project}.json`,
  // Otherwise shops would be seeded with their first pictures only.
  needs: "pictures",
});

const copies = { copiesDatabases: true } as const;
const browserTests = ["test", "--config", "tests/browser/playwright.config.ts"];

const checks: readonly Check[] = [
  { name: "routes", cores: 2, command: [bin("react-router"), "typegen"] },
  // Drawing keeps little more than a core busy, for longer than all that runs beside it.
  { name: "pictures", cores: 1, command: ["node", "demo/pictures/draw-all.ts"] },
  { name: "format", cores: 1, command: [bin("biome"), "ci", "."] },
  { name: "types", cores: 1, command: [bin("tsc"), "--noEmit"], needs: "routes" },
  {
    name: "imports",
    cores: 1,
    command: [bin("depcruise"), "--config", ".dependency-cruiser.mjs", "app", "demo"],
  },
  { name: "dead-code", cores: 1, command: [bin("knip")], needs: "routes" },
  { name: "build", cores: 1, command: ["node", "start.mjs", "--build"] },
  vitest("unit", 2),
  vitest("database", 2, copies),
  {
    name: "browser",
    cores: 2,
    command: [bin("playwright"), ...browserTests, "--grep-invert", "@torture"],
    counts: ".cache/checks/browser.json",
    needs: "pictures",
    ...copies,
  },
  // Before the shorter ones: a long check that began last would run alone, with one core idle.
  vitest("faults", 1, { ...copies, files: 2 }),
  // It times a start, which has a core of its own then: beside nothing that keeps two busy.
  { name: "smoke", cores: 1, command: ["node", "checks/smoke.ts"] },
  vitest("request", 0.5, copies),
  vitest("payments", 1, copies),
  vitest("fuzz", 1),
];

/** The smoke test installs a copy of the tree, which is the most that lies there. */
const roomyBytes = 6 * 1024 ** 3;

interface Outcome extends Report {
  name: string;
  seconds: number;
  /** What it and its children kept the cores busy for, where the system tells. */
  busySeconds: number | undefined;
}

const passedBefore = new PassedBefore();
const databases = new SharedDatabases();

/** Runs a check and prints what it said whole, when it has ended: another one may speak meanwhile. */
async function runCheck(check: Check): Promise<Outcome> {
  console.log(`${check.name} …`);
  if (check.counts) rmSync(check.counts, { force: true });
  const sight = sightOf(check.name);
  const begun = performance.now();
  const { succeeded, said, busySeconds } = await ran(check);
  const seconds = (performance.now() - begun) / 1000;
  console.log(`\n── ${check.name} ${"─".repeat(Math.max(4, 70 - check.name.length))}\n${said}`);
  const counts = check.counts
    ? readCounts(check.counts)
    : { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0, failures: [] };
  // A runner that fails without a failing test (a crash, an empty run) has failed all the same.
  const failed = succeeded && counts.passed > 0 ? counts.failed : Math.max(1, counts.failed);
  passedBefore.keep(check.name, sight, { passed: counts.passed, failed });
  return { name: check.name, seconds, busySeconds, ...counts, failed };
}

/**
 * Where the tests' own databases and shops lie: in memory where there is room, since nobody needs them to
 * outlast a power cut.
 */
function placeForScratch(): string {
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    if (bavail * bsize > roomyBytes) return "/dev/shm";
  } catch {
    // A system without such a place.
  }
  return tmpdir();
}

async function ran({ command: [program, ...args], copiesDatabases }: Check) {
  const told = copiesDatabases ? await databases.told() : databases.untold;
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...told } });
  // A stopped run leaves nobody behind who would write into its folder.
  const stopped = () => void child.kill();
  process.prependOnceListener("exit", stopped);
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => said.push(text));
  const [code] = await once(child, "close").catch((error: unknown) => [said.push(String(error))]);
  process.off("exit", stopped);
  return { succeeded: code === 0, said: said.join(""), busySeconds: busySecondsOfTheLast() };
}

/**
 * Runs checks in their order, beside each other where there are cores for it; their outcomes in the same
 * order.
 */
async function runAll(wanted: readonly Check[]): Promise<Outcome[]> {
  const running = new Map<Check, Promise<Outcome>>();
  const outcomes: Promise<Outcome>[] = [];
  const busy = () => [...running.keys()].reduce((sum, { cores }) => sum + cores, 0);
  for (const check of wanted) {
    while (busy() + check.cores > 2) await Promise.race(running.values());
    const outcome = runCheck(check).finally(() => running.delete(check));
    running.set(check, outcome);
    outcomes.push(outcome);
  }
  return Promise.all(outcomes);
}

/** All, or the named ones and what they need. */
function chosen(names: readonly string[]): Check[] {
  if (names.length === 0) return [...checks];
  const named = checks.filter(({ name }) => names.includes(name));
  return checks.filter((check) => named.includes(check) || named.some(({ needs }) => needs === check.name));
}

/** What the changes since a commit can break, with the test files that are near them. */
async function chosenByChange(base: string | undefined): Promise<Check[]> {
  const { files, tests, whole, leftOut } = await testsOfChange(base);
  console.log(`${files.length} changed files.`);
  for (const [name, far] of leftOut)
    console.log(`Left out, as they are far from the change: ${far} files of ${name}.`);
  const needed = checks.filter(({ name }) => whole.includes(name) || tests.has(name));
  return chosen(needed.map(({ name }) => name)).map((check) => {
    const [program, ...words] = check.command;
    return { ...check, command: [program, ...words, ...(tests.get(check.name) ?? [])] };
  });
}

function readCounts(path: string): Report {
  try {
    return readReport(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    return { passed: 0, failed: 1, skipped: 0, failures: [`no report: ${String(error)}`] };
  }
}

const again = "--again";
const changed = "--changed";
const named = process.argv.slice(2).filter((word) => word !== again);
const mayLeaveOut = named.length === 0 && !process.argv.includes(again);
const scratch = mkdtempSync(join(placeForScratch(), "jhola-checks-"));
// The database server runs under an account of its own and must find its folder below this one.
chmodSync(scratch, 0o711);
process.on("exit", () => rmSync(scratch, { recursive: true, force: true, maxRetries: 20 }));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
const begun = performance.now();
const wanted = named[0] === changed ? await chosenByChange(named[1]) : chosen(named);
/** Those that passed on the same files before, and how many tests they have. */
const leftOut = new Map<Check, number>();
for (const check of mayLeaveOut ? wanted : []) {
  const passed = passedBefore.on(check.name, sightOf(check.name));
  if (passed !== undefined) leftOut.set(check, passed);
}
const runs = wanted.filter((check) => !leftOut.has(check));
process.env.TMPDIR = scratch;
if (runs.some(({ copiesDatabases }) => copiesDatabases)) databases.begin();
const outcomes = await runAll(runs);

console.log(`\n── summary ${"─".repeat(60)}`);
for (const { name, seconds, busySeconds, passed, failed, skipped } of outcomes) {
  const verdict = failed === 0 ? "ok    " : "FAILED";
  const busy = busySeconds === undefined ? "" : ` (${busySeconds.toFixed(0)} s of one core)`.padEnd(24);
  console.log(
    `${verdict} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s${busy}  ${passed} passed, ${failed} failed, ${skipped} skipped`,
  );
}
for (const [{ name }, passed] of leftOut)
  console.log(`as was ${name.padEnd(12)} not run: its ${passed} tests passed on these very files`);
for (const { name, failures } of outcomes)
  for (const failure of failures) console.log(`\n${name}: ${failure}`);
const total = (pick: (outcome: Outcome) => number) =>
  outcomes.reduce((sum, outcome) => sum + pick(outcome), 0);
const failed = total((outcome) => outcome.failed);
console.log(`\n${((performance.now() - begun) / 60_000).toFixed(1)} minutes`);
if (leftOut.size > 0) console.log(`npm test -- ${again} runs those too that were left out.`);
console.log(`${total((outcome) => outcome.passed)} passed, ${failed} failed`);
await databases.stop();
process.exit(failed === 0 ? 0 : 1);
