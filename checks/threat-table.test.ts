import { existsSync, readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "../app/routes.ts";

// docs/security.md says of every endpoint what is tried there and which test shows what stops it. Here it is
// held to that.

const text = readFileSync("docs/security.md", "utf8");
const rowsOf = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match.slice(1));

/** endpoint → its methods and cases. */
const endpoints = new Map(
  rowsOf(/^\| `(\/[^`]*)` \| ([A-Z, ]+) \|.*\| ([A-Z\d ]+) \|$/gm).map(
    ([endpoint = "", methods = "", cases = ""]) => [endpoint, { methods, cases: cases.split(" ") }],
  ),
);
const cases = rowsOf(/^\| ([A-Z]\d+) \| .* \| `([^`]+)` “(.+)” \|$/gm).map(
  ([id = "", file = "", name = ""]) => ({ id, file, name: name.replaceAll("\\|", "|") }),
);

/** Every address that the shop answers, with the methods that its module takes. */
function routesOf(entries: readonly RouteConfigEntry[], above = ""): [string, string][] {
  return entries.flatMap(({ path, index, children = [], file }) => {
    const pattern = path === undefined ? above : `${above}/${path}`;
    const isRoute = (index || path !== undefined) && !children.some((child) => child.index);
    const takesForms = /^export (async function|function|const) action\b/m.test(
      readFileSync(`app/${file}`, "utf8"),
    );
    const endpoint: [string, string] = [pattern || "/", takesForms ? "GET, POST" : "GET"];
    return [...(isRoute ? [endpoint] : []), ...routesOf(children, pattern)];
  });
}

/** What the server answers before any route is asked. */
const beforeRoutes: [string, string][] = [
  ["/files/*", "GET"],
  ["/assets/*", "GET"],
];

test("every route and method has its row, and no row is left over", async () => {
  const there = [...routesOf(await routes), ...beforeRoutes];
  const told = [...endpoints].map(([endpoint, { methods }]) => `${endpoint} ${methods}`);
  expect(told.sort()).toEqual(there.map(([endpoint, methods]) => `${endpoint} ${methods}`).sort());
});

test("every endpoint names cases that are there, and every case has its own name", () => {
  const ids = cases.map(({ id }) => id);
  expect(ids.filter((id) => ids.indexOf(id) !== ids.lastIndexOf(id))).toEqual([]);
  const named = [...endpoints].flatMap(([endpoint, row]) => row.cases.map((id) => ({ endpoint, id })));
  expect(named.filter(({ id }) => !ids.includes(id))).toEqual([]);
});

test("there are cases enough, and each test that is named is there", () => {
  expect(cases.length).toBeGreaterThanOrEqual(120);
  expect(new Set(cases.map(({ file, name }) => file + name)).size).toBe(cases.length);
  const missing = cases.filter(
    ({ file, name }) => !existsSync(file) || !readFileSync(file, "utf8").includes(name),
  );
  expect(missing).toEqual([]);
});
