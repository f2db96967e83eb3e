import { expect, test } from "vitest";
import { nextTry, secondsAsked } from "./next-try.ts";

test.each([
  [1, 0, 0, 5_000],
  [1, 1, 0, 2_500],
  [2, 0, 0, 10_000],
  [4, 0.5, 0, 30_000],
  [7, 0, 0, 300_000],
  [900, 0, 0, 300_000],
  [1, 0, 60, 60_000],
  [1, 0, 999_999, 3_600_000],
])(
  "after %i failures, by chance %d, asked for %i s, it waits %i ms (STALL-52)",
  (failures, chance, asked, wait) => expect(nextTry(failures, chance, asked)).toBe(wait),
);

test.each([
  [null, 0],
  ["30", 30],
  ["Wed, 21 Oct 2026 07:28:00 GMT", 0],
  ["-1", 0],
])("Retry-After %s is %i s", (header, seconds) => expect(secondsAsked(header)).toBe(seconds));
