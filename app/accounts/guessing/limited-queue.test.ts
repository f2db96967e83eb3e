import { expect, test } from "vitest";
import { limitedQueue } from "./limited-queue.ts";

test("runs so many at once, the others in turn, and sends away who finds too many waiting", async () => {
  const queue = limitedQueue({ atOnce: 2, waiting: 3 });
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const work = (number: number) => () => {
    begun.push(number);
    return new Promise<number>((resolve) => ends.push(() => resolve(number)));
  };
  const answers = [1, 2, 3, 4, 5, 6].map((number) => queue(work(number)));
  expect(answers[5]).toBeUndefined();
  expect(begun).toEqual([1, 2]);
  for (let index = 0; index < 5; index++) {
    ends[index]?.();
    expect(await answers[index]).toBe(index + 1);
  }
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(queue(work(7))).toBeDefined();
});

test("goes on after a work that failed", async () => {
  const queue = limitedQueue({ atOnce: 1, waiting: 1 });
  const failing = queue(() => Promise.reject(new Error("no")));
  const next = queue(async () => "yes");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("yes");
});
