import { expect, test } from "vitest";
import { archiveName, surplusArchives } from "./surplus-archives.ts";

const now = new Date("2026-11-21T12:00:00Z");
const on = (date: string) => archiveName("scheduled", new Date(`${date}T12:00:00Z`));
const today = on("2026-11-21");

test.each([
  ["fewer than may stay", ["2026-11-20", "2026-11-21"], []],
  ["the oldest go", ["2026-11-21", "2026-11-19", "2026-11-18", "2026-11-20"], ["2026-11-18", "2026-11-19"]],
  ["those named in the future go first", ["2028-01-01", "2028-01-02", "2026-11-21"], ["2028-01-01"]],
  [
    "before real ones",
    ["2026-11-19", "2026-11-20", "2028-01-01", "2026-11-21"],
    ["2028-01-01", "2026-11-19"],
  ],
])("%s", (_, days, gone) => {
  expect(surplusArchives(days.map(on), { keep: 2, now, made: today })).toEqual(gone.map(on));
});

const soon = "scheduled-2026-11-21T12-59-00-000Z.tar.gz";
test.each([
  ["only scheduled ones", ["asked-2020.tar.gz", "scheduled-x.part~", "notes", on("2026-11-20"), today], []],
  ["an hour ahead is no future", [on("2026-11-20"), soon, today], ["2026-11-20"]],
])("%s", (_, names, gone) => {
  expect(surplusArchives(names, { keep: 2, now, made: today })).toEqual(gone.map(on));
});

test("the one made just now stays, however its clock names it", () => {
  const made = on("1970-01-01");
  const day = on("2026-11-20");
  expect(surplusArchives([made, day, today], { keep: 2, now, made })).toEqual([day]);
  expect(surplusArchives([made, today], { keep: 1, now: new Date(0), made })).toEqual([today]);
});
