import { expect, test } from "vitest";
import { afterGivenUp, afterTrouble } from "./standing.ts";

const now = new Date("2026-11-28T10:00:00Z");
const ago = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

test.each([
  { unreached: 0, since: null, after: { unreached: 1, since: now, isBounced: false } },
  { unreached: 1, since: ago(13), after: { unreached: 2, since: ago(13), isBounced: false } },
  { unreached: 1, since: ago(14), after: { unreached: 2, since: ago(14), isBounced: true } },
  { unreached: 5, since: ago(3), after: { unreached: 6, since: ago(3), isBounced: false } },
])("given up once more after $unreached times since $since", ({ after, ...before }) =>
  expect(afterGivenUp(before, now)).toEqual(after),
);

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
