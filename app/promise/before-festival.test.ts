import { expect, test } from "vitest";
import { lastDayFor, workingDayAfter } from "#values/time/working-days.ts";
import { beforeFestival } from "./before-festival.ts";

// Diwali is on Sunday 8 November 2026, Chhath on the 15th, Durga Puja on 19 and Dussehra on 20 October. The
// weeks end on 17, 24, 31 October and 7 November.
const weeksOf = (...free: number[]) =>
  [17, 24, 31, 38].map((day, place) => ({
    on: day > 31 ? "2026-11-07" : `2026-10-${day}`,
    free: free[place] ?? 0,
  }));
const group = (weight: number, ...free: number[]) => ({
  room: { piecesWeek: 4, weeks: weeksOf(...free) },
  weight,
});
/** The same where the shop promises for one week only. */
const shortSighted = ({ room: { piecesWeek, weeks }, weight }: ReturnType<typeof group>) => ({
  ...{ room: { piecesWeek, weeks: weeks.slice(0, 1), later: weeks.slice(1) }, weight },
});
const sixth = new Set(["2026-11-06"]);

test.each([
  ["2026-10-15", 3, 5, undefined, [], "diwali 2026-10-29"],
  ["2026-10-29", 3, 5, undefined, [], "diwali 2026-10-29"],
  ["2026-10-30", 3, 5, undefined, [], "chhath 2026-11-05"],
  ["2026-11-06", 3, 5, undefined, [], undefined],
  ["2026-10-05", 3, 5, undefined, [], "durga-puja 2026-10-08"],
  ["2026-10-15", 3, 7, undefined, [], "diwali 2026-10-27"],
  ["2026-10-15", 3, 5, undefined, sixth, "diwali 2026-10-28"],
  // What takes long is told of earlier, and of the next one that it reaches; nothing is told months ahead.
  ["2026-09-01", 30, 5, undefined, [], "durga-puja 2026-09-07"],
  ["2026-08-28", 45, 5, undefined, [], "diwali 2026-09-10"],
  ["2026-06-01", 3, 5, undefined, [], undefined],
  // By the weeks: the last one that has room and ends in time.
  ["2026-10-12", 1, 5, group(1, 4, 4, 4, 4), [], "diwali 2026-10-31"],
  ["2026-10-12", 3, 5, group(1, 4, 4, 4, 4), [], "diwali 2026-10-29"],
  ["2026-10-12", 1, 5, group(1, 4, 4, 0, 4), [], "diwali 2026-10-24"],
  ["2026-10-12", 1, 5, group(2, 4, 1, 1, 4), [], "diwali 2026-10-17"],
  ["2026-10-12", 1, 5, group(8, 4, 4, 4, 4), [], "diwali 2026-10-24"],
  ["2026-10-12", 1, 5, shortSighted(group(1, 4, 4, 0, 4)), [], "diwali 2026-10-24"],
  ["2026-10-12", 1, 5, group(1, 0, 0, 0, 4), [], "chhath 2026-11-07"],
  ["2026-10-12", 1, 5, group(1, 0, 0, 0, 0), [], undefined],
])("on %s with lead %d and way %d, of %j, closed %j: %s", (today, lead, way, made, closed, expected) => {
  const told = beforeFestival({ lead, way, closed: new Set(closed), made }, today);
  expect(told && `${told.festival} ${told.orderBy}`).toBe(expected);
});

test("the last day for so many working days is the last from which they end before the day", () => {
  for (let count = 1; count < 15; count += 1) {
    const day = lastDayFor("2026-11-08", count, sixth);
    expect(workingDayAfter(day, count, sixth) < "2026-11-08").toBe(true);
    const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    expect(workingDayAfter(next, count, sixth) < "2026-11-08").toBe(false);
  }
});
