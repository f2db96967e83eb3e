import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrderByForm } from "../place-order-by-form.ts";
import { type RunningShop, startShop } from "../running-shop.ts";
import { sender } from "../torture/visitors.ts";
import { ownDatabase, sellBoth } from "./own-database.ts";

const token = "a-monitor-of-our-own";
const own = ownDatabase({ begin: sellBoth });
let shop: RunningShop;

beforeAll(async () => {
  const settings = { SEED: "empty", DATABASE_URL: own.url, TRUSTED_PROXIES: "127.0.0.1" };
  shop = await startShop({ ...settings, WORKERS: "2", METRICS_TOKEN: token });
  await untilWorkers(2);
});
afterAll(() => shop?.discard());

/** The processes that serve: those that the first one has forked, but for its simulators. */
const workers = (): number[] => children().filter(serves);

const children = (): number[] =>
  readFileSync(`/proc/${shop.pid}/task/${shop.pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

const serves = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("serve.mjs");
  } catch {
    return false;
  }
};

async function untilWorkers(count: number): Promise<void> {
  while (workers().length !== count || (await openWorkers()) !== count) await pause(50);
}

/** Those that are still starting tell nothing; when there are no others, nobody holds the port. */
async function openWorkers(): Promise<number> {
  const told = await metrics().catch(() => "");
  return Number(/^jhola_workers (\d+)$/m.exec(told)?.[1] ?? 0);
}

/** Until the first process has noticed it, too: what comes before may still be handed to the dead. */
async function kill(victims: number[]): Promise<void> {
  for (const pid of victims) process.kill(pid, "SIGKILL");
  while (children().some((pid) => victims.includes(pid))) await pause(20);
}

/** Requests come on connections of their own, so that they are spread, and none is left to a dead worker. */
const alone = { Connection: "close" };

const metrics = async (): Promise<string> =>
  (await fetch(`${shop.origin}/metrics`, { headers: { ...alone, Authorization: `Bearer ${token}` } })).text();

const asked = (text: string): number =>
  Number(/^jhola_http_requests_total\{route="\/faq",status="2xx"\} (\d+)$/m.exec(text)?.[1] ?? 0);

const askFaq = () => fetch(`${shop.origin}/faq`, { headers: alone });

test("a monitor is told the numbers of all of them, whichever it asks", async () => {
  const before = asked(await metrics());
  const answers = await Promise.all(Array.from({ length: 10 }, askFaq));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  for (let turn = 0; turn < 4; turn += 1) expect(asked(await metrics())).toBe(before + 10);
});

test("one that is killed is replaced, and the other goes on", async () => {
  const [victim = 0] = workers();
  await kill([victim]);
  expect((await askFaq()).status).toBe(200);
  const key = randomUUID();
  const order = () => placeOrderByForm(shop.origin, key, "cod", { ...alone, ...sender() });
  const numbers = await Promise.all(Array.from({ length: 6 }, order));
  expect(new Set(numbers)).toEqual(new Set([expect.stringMatching(/^JC-/)]));
  await untilWorkers(2);
  expect(workers()).not.toContain(victim);
});

test("all of them that are killed are replaced", async () => {
  await kill(workers());
  await untilWorkers(2);
  expect((await askFaq()).status).toBe(200);
});

test("stopped, all of them answer what they were asked, and end", async () => {
  const last = workers();
  const answers = Array.from({ length: 8 }, askFaq);
  await Promise.race(answers);
  expect(await shop.stop()).toBe(0);
  const ended = await Promise.allSettled(answers);
  expect(ended.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
  expect(last.filter(serves)).toEqual([]);
});
