import { describe, expect, test } from "vitest";
import { afterTaking, freeWeeks, fullUntil, type Load, runningMonday, weekFor, weeksOf } from "./weeks.ts";

// 2 December 2026 is a Wednesday.
const wednesday = new Date("2026-12-02T06:00:00Z");
const group = { piecesWeek: 12, closed: new Set<string>() };
const ends = ["2026-12-05", "2026-12-12", "2026-12-19"];
interface Given {
  closed?: string[];
  loads?: [dueOn: string, units: number][];
  at?: string;
}
const weeksAt = ({ closed = [], loads = [], at }: Given, count = 3) =>
  freeWeeks(
    { ...group, closed: new Set(closed) },
    loads.map(([dueOn, units]): Load => ({ dueOn, units })),
    at === undefined ? wednesday : new Date(at),
    count,
  );

describe("the weeks of a group (PROMISE-2)", () => {
  test.each<[string, Given, (string | null)[], number[]]>([
    ["are whole, the running one, too", {}, ends, [12, 12, 12]],
    [
      "begin on the next Monday on a Sunday",
      { at: "2026-12-06T06:00:00Z" },
      ["2026-12-12", "2026-12-19", "2026-12-26"],
      [12, 12, 12],
    ],
    ["change at midnight in India, before it", { at: "2026-12-05T18:29:59Z" }, ends, [12, 12, 12]],
    [
      "and after it",
      { at: "2026-12-05T18:30:00Z" },
      ["2026-12-12", "2026-12-19", "2026-12-26"],
      [12, 12, 12],
    ],
    [
      "have their share where they are half closed, rounded down",
      { closed: ["2026-12-07", "2026-12-08", "2026-12-09", "2026-12-10", "2026-12-12"] },
      ["2026-12-05", "2026-12-11", "2026-12-19"],
      [12, 2, 12],
    ],
    [
      "have no room where they are closed",
      { closed: ["2026-12-07", "2026-12-08", "2026-12-09", "2026-12-10", "2026-12-11", "2026-12-12"] },
      ["2026-12-05", null, "2026-12-19"],
      [12, 0, 12],
    ],
    [
      "have none left once their last open day is over",
      { closed: ["2026-12-05"], at: "2026-12-05T06:00:00Z" },
      [null, "2026-12-12", "2026-12-19"],
      [0, 12, 12],
    ],
    [
      "are closed on days of every year",
      { closed: ["12-05"] },
      ["2026-12-04", "2026-12-12", "2026-12-19"],
      [10, 12, 12],
    ],
    [
      "are filled by what is due in them",
      {
        loads: [
          ["2026-12-05", 3],
          ["2026-12-10", 12],
          ["2026-12-20", 4],
        ],
      },
      ends,
      [9, 0, 8],
    ],
    ["pass what they have no room for to those before", { loads: [["2026-12-19", 30]] }, ends, [6, 0, 0]],
    ["pass what is late to those that follow", { loads: [["2026-11-20", 14]] }, ends, [0, 10, 12]],
    ["know nothing of what is due after them", { loads: [["2027-02-01", 99]] }, ends, [12, 12, 12]],
  ])("%s", (_, given, on, free) => {
    const weeks = weeksAt(given);
    expect(weeks.map((week) => week.on)).toEqual(on);
    expect(weeks.map((week) => week.free)).toEqual(free);
  });

  test("stay the same weeks however far the clock jumps", () => {
    for (const at of ["2026-12-31T20:00:00Z", "2027-01-03T06:00:00Z", "2028-02-29T06:00:00Z"]) {
      const [first] = weeksAt({ at }, 1);
      const monday = runningMonday(new Date(at));
      expect(new Date(`${monday}T12:00:00Z`).getUTCDay()).toBe(1);
      expect(first).toEqual({ on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), free: 12 });
    }
  });
});

const roomOf = (...free: number[]) => ({
  id: "a",
  piecesWeek: 12,
  weeks: free.map((each, place) => ({ on: ends[place] ?? null, free: each })),
});

test.each([
  [[12, 12, 12], 12, 0],
  [[3, 10, 12], 3, 0],
  [[3, 10, 12], 4, 1],
  [[3, 10, 12], 11, 2],
  [[3, 10, 12], 13, 1],
  [[3, 10, 12], 14, 2],
  [[3, 10, 12], 25, 2],
  [[3, 10, 12], 26, undefined],
  [[0, 0, 0], 1, undefined],
])("with %j free %d pieces are made in week %s (PROMISE-3)", (free, units, place) =>
  expect(weekFor(roomOf(...free), units)).toBe(place),
);

test.each([
  [[12, 12, 12], 30, null],
  [[0, 4, 12], 4, ends[0]],
  [[3, 4, 12], 6, ends[1]],
  [[0, 4, 12], 16, ends[0]],
  [[0, 0, 0], 1, ends[2]],
])("with %j free a group is full for %d pieces until %s (PROMISE-12)", (free, units, until) =>
  expect(fullUntil(roomOf(...free), units)).toBe(until),
);

test.each([
  [[12, 12, 12], 2, 5, [12, 12, 7]],
  [[3, 10, 12], 2, 25, [0, 0, 0]],
  [[3, 10, 12], 1, 13, [0, 0, 12]],
])("%j less %d pieces' %d are %j", (free, place, units, left) =>
  expect(afterTaking(roomOf(...free), place, units).weeks.map((week) => week.free)).toEqual(left),
);

test("lines of one order fill the weeks one after the other, and none is filled beyond its room", () => {
  const line = (units: number, group = "a") => ({ group, units });
  const rooms = [roomOf(12, 12, 12), { ...roomOf(1, 0, 1), id: "b" }];
  const lines = [
    line(8),
    line(8),
    undefined,
    line(4),
    line(1, "b"),
    line(1, "b"),
    line(1, "b"),
    line(1, "c"),
  ];
  expect(weeksOf(lines, rooms)).toEqual([ends[0], ends[1], null, ends[0], ends[0], ends[2], null, null]);
});

test("however orders come, what is taken one by one is what is found once all is read anew, and never above a week's room", () => {
  // As a shop does it: plan, enter the lot by its week's end, read all lots again.
  let seed = 7;
  const random = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return 1 + (seed % most);
  };
  const loads: Load[] = [];
  let room = { piecesWeek: 12, weeks: weeksAt({}, 40) };
  for (let order = 0; order < 60; order += 1) {
    const units = random(order % 7 === 0 ? 40 : 12);
    const place = weekFor(room, units);
    if (place === undefined) break;
    loads.push({ dueOn: room.weeks[place]?.on ?? "", units });
    room = afterTaking(room, place, units);
    expect(freeWeeks(group, loads, wednesday, 40)).toEqual(room.weeks);
    const used = room.weeks.reduce((sum, { free }) => sum + 12 - free, 0);
    expect(used).toBe(loads.reduce((sum, load) => sum + load.units, 0));
  }
  expect(loads.length).toBeGreaterThan(20);
});
