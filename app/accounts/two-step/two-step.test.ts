import { expect, test } from "vitest";
import { isFresh } from "./two-step.ts";

const now = new Date("2026-11-27T10:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test("a proof lasts ten minutes, and an hour for a form that was shown with it and has a file", () => {
  expect([isFresh(ago(9.9), now), isFresh(ago(10), now)]).toEqual([true, false]);
  expect([isFresh(ago(59), now, "withFiles"), isFresh(ago(60), now, "withFiles")]).toEqual([true, false]);
  expect([isFresh(null, now), isFresh(undefined, now)]).toEqual([false, false]);
});
