import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** How many times its least the heap of a busy process grows to. */
const peak = (way: string): number =>
  Number(execFileSync(process.execPath, ["tests/heap-peak.ts", way], { encoding: "utf8" }));

test("a busy process holds less garbage than V8 would let it hold", () =>
  expect(peak("sooner")).toBeLessThan(peak("usual") * 0.75));
