import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchPath } from "react-router";
import { expect, test } from "vitest";
import routes from "../app/routes.ts";
import { shopForms } from "../tests/fuzz/forms.ts";

// Garbage is sent to every form of the shop.

/** What only programs ask is attacked by bodies of its own; an unknown address takes nothing. */
const isOther = (source: string, pattern: string): boolean =>
  source.includes("forPrograms: true") || pattern === "/*";

const takesForms = (source: string): boolean => /^export (async function|const) action\b/m.test(source);

const formRoutes = (entries: readonly RouteConfigEntry[], above = ""): string[] =>
  entries.flatMap(({ path, file, children = [] }) => {
    const pattern = path === undefined ? above : `${above}/${path}`;
    const source = readFileSync(new URL(`../app/${file}`, import.meta.url), "utf8");
    const own = takesForms(source) && !isOther(source, pattern) ? [pattern] : [];
    return [...own, ...formRoutes(children, pattern)];
  });

const sentTo = shopForms.map(({ path }) =>
  path.replace("{product}", "/shop/a").replace("{post}", "/blog/a").replace(/\?.*/, ""),
);

test("every route that takes a form is among those that are fuzzed", async () => {
  const patterns = formRoutes(await routes);
  expect(patterns.length).toBeGreaterThan(50);
  expect(patterns.filter((pattern) => !sentTo.some((path) => matchPath(pattern, path)))).toEqual([]);
});
