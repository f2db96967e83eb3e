import { expect, test } from "vitest";
import { gapAfter, mostSendings } from "./attempts.ts";

test("attempts come at growing gaps for three days, then no more", () => {
  const gaps = Array.from({ length: mostSendings }, (_, index) => gapAfter(index + 1, 0.5));
  expect(gaps.slice(0, 7)).toEqual([10, 60, 300, 1800, 7200, 18_000, 36_000]);
  expect(gaps.at(-1)).toBeUndefined();
  const all = gaps.reduce<number>((sum, gap) => sum + (gap ?? 0), 0) / 3600;
  expect(all).toBeGreaterThan(60);
  expect(all).toBeLessThan(72);
});

test("what failed together is tried at different moments", () =>
  expect([gapAfter(2, 0), gapAfter(2, 1)]).toEqual([48, 72]));
