import { expect, test } from "vitest";
import { daysLeft, weekDue } from "./low-stock.ts";

test.each([
  ["2026-11-23T03:30:00Z", "2026-11-23", "Monday at nine in India"],
  ["2026-11-23T03:29:59Z", "2026-11-16", "a second before"],
  ["2026-11-22T20:00:00Z", "2026-11-16", "Monday half past one at night in India"],
  ["2026-11-25T12:00:00Z", "2026-11-23", "a Wednesday"],
  ["2026-11-29T18:29:59Z", "2026-11-23", "the Sunday's last second"],
  ["2027-01-01T12:00:00Z", "2026-12-28", "a week over the year's end"],
])("at %s the mail of %s is due: %s", (now, monday) => expect(weekDue(new Date(now))).toBe(monday));

test.each([
  [{ left: 4, sold: 12 }, 10],
  [{ left: 5, sold: 4 }, 37],
  [{ left: 1, sold: 90 }, 0],
  [{ left: 0, sold: 3 }, 0],
  [{ left: 3, sold: 0 }, undefined],
])("%j last for %s days", (piece, days) => expect(daysLeft(piece)).toBe(days));
