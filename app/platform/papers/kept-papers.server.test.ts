import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { KeptPapers } from "./kept-papers.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;
const papers = (most = 100) => new KeptPapers({ most, longest: 10 * minute });
/** Draws so many bytes, and counts how often. */
const drawing = (size: number) => vi.fn(async () => new Uint8Array(size));

test("a paper is drawn once, also for all who ask while it is drawn (INVOICE-17)", async () => {
  const kept = papers();
  const draw = drawing(10);
  const asked = await Promise.all([1, 2, 3].map(() => kept.take({ number: "INV/1" }, draw)));
  expect(asked.every((bytes) => bytes === asked[0])).toBe(true);
  await kept.take({ number: "INV/1" }, draw);
  expect(draw).toHaveBeenCalledTimes(1);
});

test.each([
  ["another revision", { number: "O-1", revision: 2, language: "en" }],
  ["another language", { number: "O-1", revision: 1, language: "hi" }],
  ["another buyer's same sums", { number: "O-2", revision: 1, language: "en" }],
  ["less of the buyer", { number: "O-1", language: "en" }],
])("%s is another paper", async (_, shown) => {
  const kept = papers();
  await kept.take({ number: "O-1", revision: 1, language: "en" }, drawing(10));
  const other = drawing(10);
  await kept.take(shown, other);
  expect(other).toHaveBeenCalledTimes(1);
});

test("no more bytes are kept than that, and the oldest go first", async () => {
  const kept = papers(100);
  for (const n of [1, 2, 3]) await kept.take(n, drawing(40));
  expect(kept.size).toBe(80);
  const [first, third] = [drawing(40), drawing(40)];
  await kept.take(3, third);
  await kept.take(1, first);
  expect([first.mock.calls.length, third.mock.calls.length]).toEqual([1, 0]);
  await kept.take("large", drawing(101));
  expect(kept.size).toBe(80);
});

test("nothing is kept for longer than that", async () => {
  const kept = papers();
  await kept.take(1, drawing(10));
  vi.advanceTimersByTime(10 * minute);
  expect(kept.size).toBe(0);
});

test("an erasure takes all that is kept, and what was being drawn", async () => {
  const kept = papers();
  await kept.take(1, drawing(10));
  const slow = Promise.withResolvers<Uint8Array>();
  const asked = kept.take(2, () => slow.promise);
  kept.dropAll();
  slow.resolve(new Uint8Array(10));
  await asked;
  expect(kept.size).toBe(0);
  const anew = drawing(10);
  await kept.take(2, anew);
  expect(anew).toHaveBeenCalledTimes(1);
});

test("a drawing that failed is tried again", async () => {
  const kept = papers();
  await expect(kept.take(1, () => Promise.reject(new Error("no font")))).rejects.toThrow("no font");
  expect(await kept.take(1, drawing(3))).toHaveLength(3);
});
