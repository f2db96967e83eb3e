import { expect, test } from "vitest";
import { dayRange } from "./day-range.ts";

test.each([
  ["2026-12-02", "2026-12-05", "2 to 5 December 2026"],
  ["2026-11-30", "2026-12-02", "30 November to 2 December 2026"],
  ["2026-12-30", "2027-01-02", "30 December 2026 to 2 January 2027"],
  ["2026-12-05", "2026-12-05", "5 December 2026"],
])("from %s until %s reads '%s'", (from, until, words) => expect(dayRange(from, until)).toBe(words));
