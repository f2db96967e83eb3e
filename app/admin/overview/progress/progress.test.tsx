import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { routedMarkup } from "../../../../tests/render-markup.tsx";
import { soFar, spansAt } from "./so-far.ts";
import { SoFarPart } from "./so-far-part.tsx";
import { ticksTo } from "./ticks.ts";

test.each([
  ["week", "2026-11-30", "2026-11-30 2026-12-06", "2026-11-23 2026-11-29"],
  ["week", "2026-11-29", "2026-11-23 2026-11-29", "2026-11-16 2026-11-22"],
  ["week", "2027-01-01", "2026-12-28 2027-01-03", "2026-12-21 2026-12-27"],
  ["month", "2026-11-30", "2026-11-01 2026-11-30", "2026-10-01 2026-10-31"],
  ["month", "2028-02-29", "2028-02-01 2028-02-29", "2028-01-01 2028-01-31"],
  ["month", "2027-01-05", "2027-01-01 2027-01-31", "2026-12-01 2026-12-31"],
] as const)("the %s of %s is %s, after %s", (unit, today, now, before) => {
  const spans = spansAt(unit, today);
  expect([spans.now, spans.before].map(({ from, until }) => `${from} ${until}`)).toEqual([now, before]);
});

const sold = (day: string, orders: number, rupees: number | null) => ({
  ...{ day, orders, revenue: rupees === null ? null : paise(rupees * 100) },
});
const week = soFar(
  "week",
  [
    ...[sold("2026-11-15", 9, 9000), sold("2026-11-16", 1, 100), sold("2026-11-18", 2, 300)],
    ...[sold("2026-11-20", 5, 5000), sold("2026-11-23", 3, 600), sold("2026-11-25", 0, 0)],
  ],
  "2026-11-25",
);

test("as many days of both are added up, and days to come have nothing yet (ADMIN-67)", () => {
  expect([week.now, week.before]).toEqual([
    { orders: 3, revenue: 600_00 },
    { orders: 3, revenue: 400_00 },
  ]);
  expect(week.pairs.map(({ now }) => now?.orders)).toEqual([3, undefined, 0, ...Array(4).fill(undefined)]);
  expect(week.pairs[4]).toEqual({ day: "2026-11-27", now: null, before: { orders: 5, revenue: 5000_00 } });
});

test("the 31st of a month after a shorter one stands beside none, and money that is not theirs is none", () => {
  const { pairs, before } = soFar(
    "month",
    [sold("2026-12-31", 1, null), sold("2026-11-30", 2, null)],
    "2026-12-31",
  );
  expect(pairs.at(-1)).toEqual({ day: "2026-12-31", now: { orders: 1, revenue: null }, before: null });
  expect(before).toEqual({ orders: 2, revenue: null });
});

test("sums, chart and table say it, the chart in a sentence, too", () => {
  const html = routedMarkup(<SoFarPart soFar={week} today="2026-11-25" />);
  const said = "₹600.00 this week, ₹400.00 on the same days of last week.";
  for (const words of [
    `<desc id="`,
    `>${said}</desc>`,
    "₹400.00 on the same days of last week (+50 %)",
    "27 November 2026",
  ])
    expect(html).toContain(words);
  expect([...html.matchAll(/text-anchor="end"[^>]*>([^<]+)/g)].map(([, mark]) => mark)).toEqual([
    ...["₹2,000", "₹4,000", "₹6,000"],
  ]);
});

test.each([
  [0, 1, [0, 1]],
  [3, 1, [0, 1, 2, 3]],
  [7, 1, [0, 2, 4, 6, 8]],
  [17, 1, [0, 5, 10, 15, 20]],
  [0, 100, [0, 100]],
  [123_456, 100, [0, 50_000, 100_000, 150_000]],
])("an axis to %d in steps of %d or more has the marks %j", (most, least, marks) =>
  expect(ticksTo(most, least)).toEqual(marks),
);
