import { expect, test } from "vitest";
import { hasGoneBack, isOldList, saleMoment } from "./sale-moment.ts";

test.each<[string, string, string | undefined, string, string]>([
  [
    "the first sale has the clock's",
    "2026-12-01T10:00:00.000Z",
    undefined,
    "2026-12-01T10:00:00.000Z",
    "26-27",
  ],
  [
    "so has a later one",
    "2026-12-01T10:00:00.000Z",
    "2026-12-01T09:00:00.000Z",
    "2026-12-01T10:00:00.000Z",
    "26-27",
  ],
  [
    "a clock set back by an hour stands still",
    "2026-12-01T10:00:00.000Z",
    "2026-12-01T11:00:00.000Z",
    "2026-12-01T11:00:00.000Z",
    "26-27",
  ],
  [
    "one that was days ahead is believed",
    "2026-12-01T10:00:00.000Z",
    "2026-12-09T10:00:00.000Z",
    "2026-12-01T10:00:00.000Z",
    "26-27",
  ],
  [
    "the last second of March in India",
    "2027-03-31T18:29:59.999Z",
    undefined,
    "2027-03-31T18:29:59.999Z",
    "26-27",
  ],
  [
    "the first of April in India",
    "2027-03-31T18:30:00.000Z",
    "2027-03-31T18:29:59.999Z",
    "2027-03-31T18:30:00.000Z",
    "27-28",
  ],
  [
    "back over midnight the new year stays",
    "2027-03-31T18:29:00.000Z",
    "2027-03-31T18:31:00.000Z",
    "2027-03-31T18:31:00.000Z",
    "27-28",
  ],
])("%s (STALL-50)", (_, now, lastAt, at, year) =>
  expect(saleMoment(new Date(now), lastAt)).toEqual({ at, year }),
);

test.each([
  [undefined, false],
  ["2026-12-01T21:59:59Z", false],
  ["2026-12-01T22:00:00Z", true],
])("at ten o'clock a last sale at %s says that the clock went back: %s", (lastAt, isBack) =>
  expect(hasGoneBack(new Date("2026-12-01T10:00:00Z"), lastAt)).toBe(isBack),
);

test("a list is old from midnight in India on", () => {
  expect(isOldList(new Date("2026-12-01T18:29:59Z"), "2026-12-01")).toBe(false);
  expect(isOldList(new Date("2026-12-01T18:30:00Z"), "2026-12-01")).toBe(true);
});
