import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import { afterAll, expect, test } from "vitest";
import { canSee, PassedBefore, sightOf } from "./passed-before.ts";

const folder = mkdtempSync(join(tmpdir(), "jhola-passed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, "passed.json");
const good = { passed: 3, failed: 0 };

test.each([
  ["browser", "app/cart/cart.ts", true],
  ["browser", "app/ui/theme.css", true],
  ["browser", "package-lock.json", true],
  ["browser", "checks/run.ts", true],
  ["browser", "tests/browser/buy.spec.ts", true],
  ["browser", "tests/running-shop.ts", true],
  ["browser", "tests/request/cart.test.ts", false],
  ["browser", "app/cart/cart.test.ts", false],
  ["browser", "app/orders/my-orders.db.test.ts", false],
  ["database", "app/orders/my-orders.db.test.ts", true],
  ["database", "db/migrations/001.ts", true],
  ["database", "app/storefront/plate-to-buy.test.tsx", false],
  ["faults", "tests/torture/run.ts", true],
  ["request", "docs/performance.md", false],
  ["request", "README.md", false],
  ["a new one", "tests/request/cart.test.ts", true],
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

test("a check that passed is left out while it would see the same", () => {
  const [sight, before] = [sightOf("request"), new PassedBefore(file)];
  expect(sight).toMatch(/^[0-9a-f]{64}$/);
  expect(before.on("request", sight)).toBeUndefined();
  before.keep("request", sight, good);
  expect(before.on("request", sight)).toBe(3);
  expect(before.on("request", "what it sees after a change")).toBeUndefined();
  expect(before.on("browser", sight)).toBeUndefined();
});

test("one that failed since then is run again", () => {
  const [sight, before] = [sightOf("faults"), new PassedBefore(file)];
  before.keep("faults", sight, good);
  before.keep("faults", sight, { passed: 2, failed: 1 });
  expect(before.on("faults", sight)).toBeUndefined();
});

test("what changed while a check ran is not taken for seen", () => {
  const before = new PassedBefore(file);
  before.keep("browser", "what it saw when it began", good);
  expect(before.on("browser", "what it saw when it began")).toBeUndefined();
});

test("a check that is always run has no sight, and a damaged memory remembers nothing", () => {
  expect(sightOf("unit")).toBeUndefined();
  expect(new PassedBefore(file).on("unit", undefined)).toBeUndefined();
  writeFileSync(file, "{ half");
  expect(new PassedBefore(file).on("request", sightOf("request"))).toBeUndefined();
});
