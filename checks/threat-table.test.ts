import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import routes from "../app/routes.ts";
import { policyAt } from "../tests/route-policies.ts";
import { cases, endpointsOf, isShown, threatTable } from "./threats/threat-table.ts";
import { whoMay } from "./threats/who-may.ts";

const endpoints = endpointsOf(await routes, policyAt);
const patterns = endpoints.map(({ pattern }) => pattern);

test("docs/security.md has the table that routes, policies and cases make; -u writes it", async () => {
  const text = readFileSync("docs/security.md", "utf8");
  const made = text.replace(/^\| endpoint \|.*\n(\|.*\n)*/m, () => `${threatTable(endpoints)}\n`);
  await expect(made).toMatchFileSnapshot("../docs/security.md");
});

test("what is neither kept, nor in a guarded area, has cases of its own", () => {
  const own = new Set(cases.flatMap(({ at }) => at));
  const bare = endpoints.filter(({ pattern, policy }) => !policy.cached && !own.has(pattern));
  expect(bare.filter(({ pattern }) => !/^(\/admin)?\/dashboard\b/.test(pattern))).toEqual([]);
});

test("cases have names of their own, and are tried at endpoints that are there", () => {
  const ids = cases.map(({ id }) => id);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  const named = [...cases.flatMap(({ at }) => at), ...Object.keys(whoMay)];
  expect(named.filter((pattern) => !patterns.includes(pattern))).toEqual([]);
});

test("there are cases enough, and each test that is named is there", () => {
  expect(cases.length).toBeGreaterThanOrEqual(400);
  expect(new Set(cases.map(({ file, name }) => file + name)).size).toBe(cases.length);
  expect(cases.filter((each) => !isShown(each))).toEqual([]);
});
