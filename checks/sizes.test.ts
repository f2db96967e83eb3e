import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { floors } from "./floors.ts";

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

test("no room has more than 12,000 lines without its tests", () => {
  const lines = (room: string) =>
    files.filter((path) => path.startsWith(`${room}/`)).reduce((sum, path) => sum + linesOf(path), 0);
  expect(floors.flat().filter((room) => lines(room) > mostLines)).toEqual([]);
});

test("no folder holds more than 25 source files beside its tests", () => {
  const counts = Map.groupBy(files, (path) => dirname(path));
  const full = [...counts].flatMap(([folder, { length }]) => (length > mostFiles ? [folder] : []));
  expect(full).toEqual([]);
});
