import { expect, test } from "vitest";
import { queriesElsewhere, sourcesIn, tableWrites } from "./table-writes.ts";
import { tablesHanded, tablesOf } from "./tables.ts";

const roomOf = new Map(
  Object.entries(tablesOf).flatMap(([room, tables]) => tables.map((table) => [table, room] as const)),
);

/** Each table once for each file that writes it. */
const written = (app: string): { path: string; table: string }[] =>
  tableWrites(sourcesIn(app)).flatMap(({ path, table }) =>
    (table ? [table] : (tablesHanded[path] ?? ["a table that is not named"])).map((each) => ({
      path,
      table: each,
    })),
  );

const strangers = (app: string): string[] =>
  written(app)
    .filter(({ path, table }) => !path.startsWith(`${roomOf.get(table)}/`))
    .map(({ path, table }) => `${path} writes ${table}`);

test("a table is written by its room alone", () => {
  expect(strangers("app")).toEqual([]);
});

test("each table of the list is written", () => {
  expect([...roomOf.keys()].sort()).toEqual([...new Set(written("app").map(({ table }) => table))].sort());
});

test("SQL stands in *.db.server.ts alone", () => {
  expect(queriesElsewhere(sourcesIn("app"))).toEqual([]);
});

test("both see what is planted", () => {
  const path = "cart/takes-orders.server.ts";
  const tables = ["orders", "a table that is not named", "invoices", "notes", "order_items"];
  expect(strangers("checks/canary/app")).toEqual([
    "cart/taken-fields.ts writes reviews",
    ...tables.map((table) => `${path} writes ${table}`),
  ]);
  expect(queriesElsewhere(sourcesIn("checks/canary/app"))).toEqual([path]);
});
