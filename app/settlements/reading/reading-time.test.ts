import { expect, test } from "vitest";
import { isTimeToRead, periodsToRead } from "./reading-time.ts";

test.each([
  // Half past eight and nine in India.
  ["2026-12-04T03:00:00Z", "2026-12-03T03:31:00Z", false, false],
  ["2026-12-04T03:30:00Z", "2026-12-03T03:31:00Z", false, true],
  ["2026-12-04T03:00:00Z", "2026-12-03T03:29:00Z", false, true],
  ["2026-12-04T18:00:00Z", "2026-12-04T03:30:00Z", false, false],
  ["2026-12-04T18:00:00Z", "2026-12-04T03:30:00Z", true, true],
  ["2026-12-04T00:00:00Z", null, false, true],
])("MONEY-1: at %s, read last at %s, hinted %s: time to read: %s", (now, last, isHinted, isTime) =>
  expect(
    isTimeToRead({ lastRead: last === null ? null : new Date(last), isHinted, now: new Date(now) }),
  ).toBe(isTime),
);

const texts = (facts: { last?: string; first?: string }) =>
  periodsToRead({
    lastRead: facts.last ? new Date(facts.last) : null,
    firstPayment: facts.first ? new Date(facts.first) : null,
    // The third in India.
    now: new Date("2027-01-02T19:00:00Z"),
  }).map(({ year, month, day }) => [year, month, day].filter((part) => part !== undefined).join("-"));

test("MONEY-1: the last eight days are read, and more where the last reading is longer ago", () => {
  const eight = [
    "2026-12-27",
    "2026-12-28",
    "2026-12-29",
    "2026-12-30",
    "2026-12-31",
    "2027-1-1",
    "2027-1-2",
  ];
  expect(texts({ last: "2027-01-02T03:30:00Z" })).toEqual([...eight, "2027-1-3"]);
  expect(texts({ last: "2026-12-25T03:30:00Z" })).toEqual(["2026-12-25", "2026-12-26", ...eight, "2027-1-3"]);
});

test("MONEY-1: the first reading begins with the month of the first payment", () => {
  expect(texts({ first: "2026-11-30T20:00:00Z" })).toEqual(["2026-12", "2027-1"]);
  expect(texts({})).toEqual([]);
});
