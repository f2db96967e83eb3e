import { expect, test, vi } from "vitest";
import { speaking } from "#platform/language/speaking.server.ts";
import { openLog } from "#platform/log.server.ts";
import { languageNow } from "#values/language/language.ts";
import { type Job, startJobs } from "./run-jobs.server.ts";

const log = openLog("silent");
const jobOf = (name: string, run: Job["run"]): Job => ({ name, everySeconds: 60, run });
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a job runs at the start, on time, and when asked", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const run = vi.fn(async () => undefined);
  const jobs = startJobs([jobOf("count", run)], log);
  await settled();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  await settled();
  expect(run).toHaveBeenCalledTimes(2);
  jobs.runSoon("count");
  jobs.runSoon("another");
  await settled();
  expect(run).toHaveBeenCalledTimes(3);
  await jobs.stop();
  jobs.runSoon("count");
  vi.advanceTimersByTime(600_000);
  await settled();
  expect(run).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

test("rounds never meet: asked for while it runs, a job runs once more after that", async () => {
  let running = 0;
  let rounds = 0;
  let letGo: () => void = () => undefined;
  const run = async () => {
    running += 1;
    rounds += 1;
    expect(running).toBe(1);
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
    running -= 1;
  };
  const jobs = startJobs([jobOf("slow", run)], log);
  for (let index = 0; index < 5; index++) jobs.runSoon("slow");
  expect(rounds).toBe(1);
  letGo();
  await settled();
  expect(rounds).toBe(2);
  letGo();
  await settled();
  expect(rounds).toBe(2);
  await jobs.stop();
});

test("a round that a visitor's request asks for speaks no visitor's language", async () => {
  const spoken: string[] = [];
  const run = async () => void spoken.push(languageNow());
  const jobs = startJobs([jobOf("speak", run)], log);
  await settled();
  speaking("hi", () => jobs.runSoon("speak"));
  await settled();
  await jobs.stop();
  expect(spoken).toEqual(["en", "en"]);
});

test("a round that fails spoils neither the next one nor other jobs", async () => {
  let rounds = 0;
  const failing = async () => {
    rounds += 1;
    throw new Error("no");
  };
  const other = vi.fn(async () => undefined);
  const jobs = startJobs([jobOf("fails", failing), jobOf("works", other)], log);
  await settled();
  jobs.runSoon("fails");
  await settled();
  expect(rounds).toBe(2);
  expect(other).toHaveBeenCalledTimes(1);
  await jobs.stop();
});

test("a stop waits for the round that runs, and tells it", async () => {
  let ended = false;
  const run = async (isStopped: () => boolean) => {
    while (!isStopped()) await settled();
    ended = true;
  };
  const jobs = startJobs([jobOf("long", run)], log);
  await jobs.stop();
  expect(ended).toBe(true);
});
