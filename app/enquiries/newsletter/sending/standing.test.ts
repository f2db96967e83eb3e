import { expect, test } from "vitest";
import { afterGivenUp, afterTrouble } from "./standing.ts";

const now = new Date("2026-11-28T10:00:00Z");
const ago = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

test.each([
  [0, null, false],
  [1, ago(13), false],
  [1, ago(14), true],
  [5, ago(3), false],
])("given up once more after %i times since %s", (unreached, since, isBounced) => {
  const after = { unreached: unreached + 1, since: since ?? now, isBounced };
  expect(afterGivenUp({ unreached, since }, now)).toEqual(after);
});

test.each([
  ["away", 1, "waits"],
  ["away", 46, "waits"],
  ["away", 47, "pauses"],
  ["ours", 1, "goes on"],
  ["ours", 2, "goes on"],
  ["ours", 3, "pauses"],
] as const)("a server that is %s for the %i. time: the newsletter %s", (kind, troubles, then) =>
  expect(afterTrouble(kind, troubles, 47)).toBe(then),
);
