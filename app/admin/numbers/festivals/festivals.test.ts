import { expect, test } from "vitest";
import { festivals } from "#values/time/festival-days.ts";
import { comparedSums, comparisonOf, placeName } from "./comparison.ts";
import { occasionOf, occasionsAround } from "./festivals.ts";

test("each festival has a day in each year, in its season", () => {
  const seasons = {
    holi: ["03"],
    rakhi: ["08"],
    "durga-puja": ["09", "10"],
    dussehra: ["09", "10"],
    diwali: ["10", "11"],
    chhath: ["10", "11"],
  };
  for (const { key, days } of festivals) {
    const years = Array.from({ length: 13 }, (_, at) => 2023 + at);
    expect(days.map((day) => Number(day.slice(0, 4)))).toEqual(years);
    for (const day of days) expect(seasons[key]).toContain(day.slice(5, 7));
  }
});

test("Chhath is six or seven days after Diwali, and Dussehra a day or two after Ashtami", () => {
  const daysOf = (key: string) => festivals.find((one) => one.key === key)?.days ?? [];
  const apart = (a: string, b: string) =>
    daysOf(a).map((day, at) => (Date.parse(daysOf(b)[at] ?? "") - Date.parse(day)) / 86_400_000);
  for (const days of apart("diwali", "chhath")) expect([6, 7, 8]).toContain(days);
  for (const days of apart("durga-puja", "dussehra")) expect([1, 2]).toContain(days);
});

test.each([
  ["2026-11-28", null, "chhath 2026-11-15 2025-10-28"],
  ["2026-10-25", null, "diwali 2026-11-08 2025-10-20"],
  ["2026-11-08", null, "diwali 2026-11-08 2025-10-20"],
  ["2026-11-09", null, "chhath 2026-11-15 2025-10-28"],
  ["2026-06-01", null, "holi 2026-03-04 2025-03-14"],
  ["2026-11-28", "diwali-2025", "diwali 2025-10-20 2024-10-31"],
  ["2026-11-28", "diwali-1999", "chhath 2026-11-15 2025-10-28"],
  ["2023-01-01", null, "holi 2024-03-25 2023-03-08"],
  ["2040-01-01", null, "chhath 2035-11-06 2034-11-17"],
])("on %s, asked for %s, it is %s", (today, asked, expected) => {
  const { festival, day, last } = occasionOf(asked, today);
  expect(`${festival} ${day} ${last}`).toBe(expected);
});

test("the last three years and the next can be chosen", () => {
  const years = occasionsAround("2026-11-28").map(({ day }) => day.slice(0, 4));
  expect([...new Set(years)]).toEqual(["2027", "2026", "2025", "2024"]);
});

const asked = (query: string) => comparisonOf(new URLSearchParams(query), "2026-11-28");

test("a festival is compared over thirty days, to its day", () =>
  expect(asked("festival=diwali-2026")).toMatchObject({
    now: { from: "2026-10-10", until: "2026-11-08" },
    before: { from: "2025-09-21", until: "2025-10-20" },
  }));

test.each([
  ["from=2026-10-01&until=2026-10-05&against=2025-09-20", "2026-10-05", "2025-09-24"],
  ["from=2026-01-01&until=2026-12-31&against=2025-01-01", "2026-04-02", "2025-04-02"],
])("the owner's own time is compared with as many days: %s", (query, until, untilBefore) => {
  const { occasion, now, before } = asked(query);
  expect([occasion, now.until, before.until]).toEqual([undefined, until, untilBefore]);
});

test.each([
  "from=2026-10-05&until=2026-10-01&against=2025-01-01",
  "from=x&until=2026-10-01&against=",
  "until=",
])("what is no time is none: %s", (query) => expect(asked(query).occasion?.festival).toBe("chhath"));

test("sums compare what is there of this time with as much of the other", () => {
  const figures = (visits: number, revenue: number | null = visits * 100) => ({ visits, orders: 1, revenue });
  const day = (place: number, now: number | null, before: number) => ({
    ...{ place, day: "", dayBefore: "", now: now === null ? null : figures(now), before: figures(before) },
  });
  expect(comparedSums([day(0, 3, 1), day(1, 5, 2), day(2, null, 4)])).toEqual({
    now: { visits: 8, orders: 2, revenue: 800 },
    before: { visits: 3, orders: 2, revenue: 300 },
    whole: { visits: 7, orders: 3, revenue: 700 },
  });
  expect(comparedSums([{ ...day(0, 1, 1), before: figures(1, null) }]).before.revenue).toBeNull();
});

test("days are named by how far off the festival is", () => {
  expect([0, 28, 29].map((place) => placeName(place, 30, true))).toEqual([
    "29 days before",
    "1 day before",
    "The day itself",
  ]);
  expect(placeName(0, 5, false)).toBe("Day 1");
});
