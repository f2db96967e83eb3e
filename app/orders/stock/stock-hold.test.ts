import { expect, test } from "vitest";
import { nextHold } from "./stock-hold.ts";

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
