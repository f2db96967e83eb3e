import { expect, test } from "vitest";
import { isDamageLate, isReturnOpen, lastReturnDay, termsOf } from "./return-window.ts";

const morning = new Date("2026-11-01T09:00:00+05:30");
const newYearsEve = new Date("2026-12-31T12:00:00+05:30");
const lastMinute = new Date("2026-11-01T23:59:59.999+05:30");

test.each([
  { delivered: morning, days: 30, now: "2026-12-01T23:59:59.999+05:30", isOpen: true },
  { delivered: morning, days: 30, now: "2026-12-02T00:00:00+05:30", isOpen: false },
  { delivered: lastMinute, days: 30, now: "2026-12-01T23:59:59.999+05:30", isOpen: true },
  { delivered: lastMinute, days: 30, now: "2026-12-02T00:00:00+05:30", isOpen: false },
  // Of one that came after midnight in India, though London still had the day before.
  { delivered: new Date("2026-10-31T18:30:00Z"), days: 1, now: "2026-11-02T23:59:59+05:30", isOpen: true },
  { delivered: new Date("2026-10-31T18:29:59Z"), days: 1, now: "2026-11-02T00:00:00+05:30", isOpen: false },
  { delivered: morning, days: 1, now: "2026-11-01T09:00:00+05:30", isOpen: true },
  { delivered: morning, days: 0, now: "2026-11-01T09:00:00+05:30", isOpen: false },
  { delivered: newYearsEve, days: 60, now: "2027-03-01T12:00:00+05:30", isOpen: true },
])("delivered $delivered, $days days, at $now: open $isOpen", ({ delivered, days, now, isOpen }) =>
  expect(isReturnOpen(delivered, { days }, new Date(now))).toBe(isOpen),
);

test("its last day is India's", () => expect(lastReturnDay(lastMinute, { days: 30 })).toBe("2026-12-01"));

test.each([
  { after: 48 * 3600_000, isLate: false },
  { after: 48 * 3600_000 + 1, isLate: true },
  { after: 0, isLate: false },
])("damage told $after ms after the delivery is late: $isLate", ({ after, isLate }) =>
  expect(isDamageLate(morning, { damageHours: 48 }, new Date(morning.getTime() + after))).toBe(isLate),
);

test("an order is held to what it promised, an older one to today's terms", () => {
  const today = { days: 30, damageHours: 48 };
  expect(termsOf({ returnDays: 7, damageHours: 24 }, today)).toEqual({ days: 7, damageHours: 24 });
  expect(termsOf({ returnDays: 0, damageHours: 1 }, today)).toEqual({ days: 0, damageHours: 1 });
  expect(termsOf({ returnDays: null, damageHours: null }, today)).toEqual(today);
});
