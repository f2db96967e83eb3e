import { expect, test } from "vitest";
import { daysLeft, weekDue } from "./low-stock.ts";
import { nextHold } from "./stock-hold.ts";

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

const at = (text: string) => new Date(`2026-11-${text}:00.000Z`);

const placedAt = at("10T12:00");

test.each([
  ["10T12:00", null, { until: at("10T13:00"), isAgain: false }],
  ["10T12:59", null, { until: at("10T13:00"), isAgain: false }],
  ["10T13:00", null, { until: at("10T14:00"), isAgain: true }],
  ["14T09:30", null, { until: at("14T10:30"), isAgain: true }],
  ["14T09:30", at("10T13:00"), undefined],
])("placed at noon of the 10th, at %s, held again %s, an order may hold: %j", (now, again, hold) =>
  expect(nextHold({ placedAt, stockHeldAgainAt: again }, at(now))).toEqual(hold),
);
