import { distancesFrom, type Importers } from "./import-graph.ts";

/** An address of the shop, as `shop/:slug`, and the file that answers it. */
export interface Address {
  pattern: string;
  file: string;
}

export interface Tree {
  /** The texts of all files that may be tests or import something. */
  files: ReadonlyMap<string, string>;
  importers: Importers;
  addresses: readonly Address[];
}

export interface Choice {
  /** The test files of each check that has any, the nearest to the change first. */
  tests: ReadonlyMap<string, readonly string[]>;
  /** Checks that look at the whole tree. */
  whole: string[];
}

/** By which check a file is run. */
const kinds: readonly { check: string; files: RegExp }[] = [
  { check: "unit", files: /^(?:app|demo|dev|checks)\/.*(?<!\.db)\.test\.tsx?$/ },
  { check: "database", files: /\.db\.test\.tsx?$|^tests\/database\/.*\.test\.ts$/ },
  { check: "browser", files: /^tests\/browser\/.*\.spec\.ts$/ },
  ...["faults", "request", "payments", "fuzz"].map((check) => ({
    ...{ check, files: new RegExp(`^tests/${check}/.*\\.test\\.ts$`) },
  })),
];

/** What no import leads to: a style is seen, a migration is run, a page of words is read. */
const without: readonly { changed: RegExp; tests: RegExp }[] = [
  { changed: /\.css$/, tests: /^tests\/browser\/look\// },
  { changed: /^db\/migrations\//, tests: /^app\/platform\/database\/migrate\.|^tests\/database\/row-types/ },
  { changed: /^(?:serve|keep|start|node-version)\.mjs$/, tests: /^tests\/request\/server\/start\./ },
  { changed: /./, tests: /^checks\// },
];
const code = /\.(?:ts|tsx|mjs|css)$|^package(?:-lock)?\.json$/;

/**
 * What a change can break: tests that import what was changed, however far above; of those that ask a running
 * shop, the ones that name an address whose page is made of it; and what no import leads to.
 */
export function choose(changed: readonly string[], tree: Tree): Choice {
  const distances = distancesFrom(changed, tree.importers);
  const found = [...distances, ...askedAt(distances, tree), ...withoutImport(changed, tree)];
  const nearest = new Set(found.sort(([, a], [, b]) => a - b).map(([file]) => file));
  const files = [...nearest].filter((file) => tree.files.has(file));
  const ofEach = kinds.map(({ check, files: own }) => ({
    check,
    own: files.filter((file) => own.test(file)),
  }));
  return {
    tests: new Map(ofEach.filter(({ own }) => own.length > 0).map(({ check, own }) => [check, own])),
    whole: changed.some((file) => code.test(file)) ? ["types", "imports", "dead-code"] : [],
  };
}

type Found = [test: string, distance: number];

const askedAt = (distances: ReadonlyMap<string, number>, { files, addresses }: Tree): Found[] =>
  addresses.flatMap(({ pattern, file }) => {
    const distance = distances.get(file);
    if (distance === undefined) return [];
    const named = namesOf(pattern);
    const asking = [...files].filter(([test, text]) => asksARunningShop(test) && named.test(text));
    return asking.map(([test]): Found => [test, distance + 1]);
  });

const withoutImport = (changed: readonly string[], { files }: Tree): Found[] =>
  without
    .filter((rule) => changed.some((file) => rule.changed.test(file)))
    .flatMap(({ tests }) => [...files.keys()].filter((file) => tests.test(file)))
    .map((test): Found => [test, 0]);

const asksARunningShop = (file: string): boolean =>
  /^tests\/(?:request|browser)\/.*\.(?:test|spec)\.ts$/.test(file);

/** What names an address in a test: `/shop/:slug` stands there as "/shop/lotus-tote" or `/shop/${slug}`. */
function namesOf(pattern: string): RegExp {
  const parts = pattern
    .split("/")
    .map((part) => (part.startsWith(":") ? "[^/\"'`?#]+" : RegExp.escape(part)));
  return new RegExp(`["'\`}]/${parts.join("/")}["'\`?#]`);
}
