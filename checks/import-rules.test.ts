import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { floors, foldersOf } from "./floors.ts";

const cruise = (folder: string) =>
  spawnSync("node_modules/.bin/depcruise", ["--config", ".dependency-cruiser.mjs", folder], {
    encoding: "utf8",
  }).stdout;

const planted = cruise("checks/canary");

test("every import rule sees its planted violation: the check that checks the check", () => {
  const seen = [...planted.matchAll(/error ([\w-]+): /g)].map(([, name]) => name);
  expect([...new Set(seen)].sort()).toEqual([
    "cart-imports-only-down",
    "cart-kept-imports-only-down",
    "everything-resolves",
    "no-circles",
    "nobody-imports-a-page",
    "nobody-imports-the-roots",
    "platform-imports-only-down",
    "the-demo-is-handed-the-shop",
    "the-demo-names-types-alone",
    "the-shop-does-not-know-its-tools",
    "values-import-nothing",
    "values-imports-only-down",
    "views-and-rules-stay-off-the-server",
  ]);
});

test("a circle is seen whether values go round in it or types alone", () => {
  const circles = [...planted.matchAll(/error no-circles: \S*\/(\S+)/g)].map(([, name]) => name);
  expect(circles.sort()).toEqual(["answer.ts", "round.ts"]);
});

test("every file of the shop stands in a room with a floor, but for the addresses, the document and the entries", () => {
  const roots = ["entry.client.tsx", "entry.server.tsx", "root.tsx", "routes.ts"];
  expect(readdirSync("app").sort()).toEqual([...floors.flat(), ...roots].sort());
});

const holdsCode = (folder: string): boolean =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).some((file) => /\.tsx?$/.test(file));

const foldersIn = (room: string): string[] =>
  readdirSync(`app/${room}`, { withFileTypes: true })
    .filter((each) => each.isDirectory() && holdsCode(`app/${room}/${each.name}`))
    .map(({ name }) => name);

test("every folder of a room with several has its place in it", () => {
  const several = floors.flat().filter((room) => foldersIn(room).length > 1);
  const named = Object.entries(foldersOf).map(([room, levels]) => [room, levels.flat().sort()]);
  expect(Object.fromEntries(named)).toEqual(
    Object.fromEntries(several.map((room) => [room, foldersIn(room).sort()])),
  );
});

const mostLines = 12_000;
const mostFiles = 25;

const isSource = (path: string): boolean => /\.(tsx?|css)$/.test(path) && !/\.(test|spec)\.tsx?$/.test(path);

const files = floors
  .flat()
  .flatMap((room) =>
    readdirSync(`app/${room}`, { recursive: true, encoding: "utf8" }).map((path) =>
      `${room}/${path}`.replaceAll("\\", "/"),
    ),
  )
  .filter(isSource);

const linesOf = (path: string): number => readFileSync(`app/${path}`, "utf8").split("\n").length - 1;

/** Nobody writes or reads it: the migrations say it, and each new column makes it longer (ADR-70). */
const made = "platform/database/tables/tables.ts";

test("no room has more than 12,000 lines without its tests", () => {
  const lines = (room: string) =>
    files
      .filter((path) => path.startsWith(`${room}/`) && path !== made)
      .reduce((sum, path) => sum + linesOf(path), 0);
  expect(floors.flat().filter((room) => lines(room) > mostLines)).toEqual([]);
});

test("no folder holds more than 25 source files beside its tests", () => {
  const counts = Map.groupBy(files, (path) => dirname(path));
  const full = [...counts].flatMap(([folder, { length }]) => (length > mostFiles ? [folder] : []));
  expect(full).toEqual([]);
});

test("no literal is spread to put two properties on one line: the formatter is right", () => {
  const spread = /(?<!\{)\.\.\.\{/;
  const found = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => spread.test(readFileSync(`app/${path}`, "utf8")));
  expect(found).toEqual([]);
});
