import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { ownFolder } from "../../../../tests/own-folder.ts";
import { forgetGone, noteGone, refuseGone } from "./gone-folder.server.ts";

const path = ownFolder();
let data: string;
let directory: string;
const place = () => {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, "PG_VERSION"), "18\n");
};
beforeEach(() => {
  data = path("data");
  directory = join(data, "database");
});

test("a place that never held a database, or whose database was deleted while no shop ran, may hold a new one", () =>
  expect(() => refuseGone(directory)).not.toThrow());

test.each([
  ["the whole folder", () => data, () => `${data}.gone`],
  ["the database alone", () => directory, () => `${directory}.gone`],
])("%s went away under a shop: the note stands until it is back or the note is deleted", (_, gone, note) => {
  place();
  rmSync(gone(), { recursive: true });
  noteGone(directory);
  noteGone(directory);
  expect(() => refuseGone(directory)).toThrow(`Or delete ${note()}`);
  place();
  expect(() => refuseGone(directory)).not.toThrow();
  expect(existsSync(note())).toBe(false);
});

test("a database that is there leaves no note, and a deleted note refuses nothing", () => {
  place();
  noteGone(directory);
  rmSync(data, { recursive: true });
  expect(() => refuseGone(directory)).not.toThrow();
  noteGone(directory);
  forgetGone(directory);
  expect(() => refuseGone(directory)).not.toThrow();
});
