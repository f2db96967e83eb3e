import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import { afterAll, expect, test } from "vitest";
import { canSee, PassedBefore, sightOf } from "./passed-before.ts";

const folder = mkdtempSync(join(tmpdir(), "jhola-passed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, "passed.json");
const good = { passed: 3, failed: 0 };
/** A memory whose checks all see this, whatever git says here. */
const memory = (sees = "these files") => new PassedBefore(file, () => sees);

test.each([
  ["browser", "app/cart/cart.ts", true],
  ["browser", "app/ui/theme.css", true],
  ["browser", "package-lock.json", true],
  ["browser", "checks/run.ts", true],
  ["browser", "tests/browser/checkout/buy.spec.ts", true],
  ["browser", "tests/running-shop.ts", true],
  ["browser", "tests/request/checkout/cart.test.ts", false],
  ["browser", "app/cart/cart.test.ts", false],
  ["browser", "app/own-orders/my-orders.db.test.ts", false],
  ["database", "app/own-orders/my-orders.db.test.ts", true],
  ["database", "db/migrations/001.ts", true],
  ["database", "app/storefront/shop/card-to-buy.test.tsx", false],
  ["faults", "tests/torture/run.ts", true],
  ["request", "docs/performance.md", false],
  ["request", "README.md", false],
  ["a new one", "tests/request/checkout/cart.test.ts", true],
])("%s sees %s: %s", (check, path, sees) => expect(canSee(check, path)).toBe(sees));

const importedFrom = /(?:from|import\() ?"(\.[^"]+)"/g;

/** A test's file and all that it imports by a path, of its own folder and of others. */
function withImports(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, to = ""] of readFileSync(path, "utf8").matchAll(importedFrom)) {
    const target = normalize(join(dirname(path), to));
    if (/\.m?tsx?$/.test(target)) withImports(target, seen);
  }
  return seen;
}

const filesBelow = (path: string): string[] =>
  readdirSync(path)
    .map((name) => join(path, name))
    .flatMap((each) => (statSync(each).isDirectory() ? filesBelow(each) : [each]));

test.each(["database", "browser", "request", "faults"])("%s sees all that its tests import", (check) => {
  const tests = filesBelow(`tests/${check}`).filter((path) => path.endsWith(".ts"));
  const imported = new Set(tests.flatMap((path) => [...withImports(path)]));
  expect(imported.size).toBeGreaterThan(tests.length);
  expect([...imported].filter((path) => !canSee(check, path))).toEqual([]);
});

test("what a check sees is what its files hold", () => {
  const path = join(folder, "seen.ts");
  const sight = (content: string) => {
    writeFileSync(path, content);
    return sightOf("request", [path, "package.json"]);
  };
  const first = sight("one");
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(sight("another")).not.toBe(first);
  expect(sight("one")).toBe(first);
  expect(sightOf("request", ["package.json"])).not.toBe(first);
});

test("nothing is left out where git lists nothing, and a check that is always run has no sight", () => {
  expect(sightOf("request", [])).toBeUndefined();
  expect(sightOf("unit", ["package.json"])).toBeUndefined();
  memory().keep("unit", undefined, good);
  expect(memory().on("unit", undefined)).toBeUndefined();
});

test("a check that passed is left out while it would see the same", () => {
  expect(memory().on("request", "these files")).toBeUndefined();
  memory().keep("request", "these files", good);
  expect(memory().on("request", "these files")).toBe(3);
  expect(memory().on("request", "files after a change")).toBeUndefined();
  expect(memory().on("browser", "these files")).toBeUndefined();
});

test("one that failed since then is run again", () => {
  memory().keep("faults", "these files", good);
  memory().keep("faults", "these files", { passed: 2, failed: 1 });
  expect(memory().on("faults", "these files")).toBeUndefined();
});

test("what changed while a check ran is not taken for seen", () => {
  memory("files after a change").keep("browser", "these files", good);
  expect(memory().on("browser", "these files")).toBeUndefined();
  expect(memory().on("browser", "files after a change")).toBeUndefined();
});

test("a damaged memory remembers nothing", () => {
  memory().keep("request", "these files", good);
  writeFileSync(file, "{ half");
  expect(memory().on("request", "these files")).toBeUndefined();
});
