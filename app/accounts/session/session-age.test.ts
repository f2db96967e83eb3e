import { expect, test } from "vitest";
import { isOutlived } from "./session-age.ts";

const now = new Date("2027-01-01T10:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

test.each([
  ["user", 0, false],
  ["user", 179, false],
  ["user", 181, true],
  ["admin", 6, false],
  ["admin", 8, true],
] as const)("a session of role %s is over after %d days: %s", (role, days, over) =>
  expect(isOutlived(daysAgo(days), role, now)).toBe(over),
);
