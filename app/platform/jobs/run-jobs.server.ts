import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { type Log, loggedAs } from "#platform/log.server.ts";

export interface Rounds {
  /** Asks for a round now, in the background; while one runs, for one more after it. */
  runSoon(): void;
  /** Begins no more rounds; the one that runs gets a few seconds to end. */
  stop(): Promise<void>;
}

const lastWait = 3_000;

/**
 * Runs an act again and again, every so many milliseconds and whenever called, one round at a time. The act
 * must not reject.
 */
export function startRounds(act: (isStopped: () => boolean) => Promise<void>, everyMs: number): Rounds {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  const rounds = async () => {
    do {
      again = false;
      await act(() => stopped);
    } while (again && !stopped);
    running = undefined;
  };
  // Asking for a round belongs to nobody's transaction, wherever it comes from.
  const outside = AsyncLocalStorage.snapshot();
  const runSoon = () => {
    again = true;
    if (!stopped) running ??= outside(rounds);
  };
  const timer = setInterval(runSoon, everyMs);
  timer.unref();
  return {
    runSoon,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await Promise.race([running, pause(lastWait, undefined, { ref: false })]);
    },
  };
}

/** Work that comes again and again, requested or not. */
export interface Job {
  name: string;
  everySeconds: number;
  /** One round. `isStopped` turns true when the shop closes: then it should come to an end. */
  run(isStopped: () => boolean): Promise<void>;
}

/** What became of a job's rounds since this copy of the shop started. */
export interface JobState {
  name: string;
  rounds: number;
  failures: number;
  lastSuccess: Date | undefined;
}

/** Hears of each round's end; `error` is set when it failed. What it throws is logged and changes nothing. */
export type RoundHeard = (job: Job, error?: Error) => Promise<void>;

export interface RunningJobs {
  states(): JobState[];
  /** Runs a job now, in the background; while it runs, once more after that. */
  runSoon(name: string): void;
  /** Stops; what is running gets a few seconds to end. */
  stop(): Promise<void>;
}

/**
 * Runs each job at the start, every so many seconds, and whenever called: one round of it at a time. With
 * `firstAfterMs` the rounds of the start wait a little, so that the first visitors are answered before them.
 */
export function startJobs(
  jobs: readonly Job[],
  log: Log,
  { heard, firstAfterMs = 0 }: { heard?: RoundHeard; firstAfterMs?: number } = {},
): RunningJobs {
  const running = new Map(jobs.map((job) => [job.name, startJob(job, log, heard)]));
  const begin = () => {
    for (const job of running.values()) job.runSoon();
  };
  const first = firstAfterMs > 0 ? setTimeout(begin, firstAfterMs) : undefined;
  if (!first) begin();
  return {
    states: () => [...running.values()].map(({ state }) => ({ ...state })),
    runSoon: (name) => running.get(name)?.runSoon(),
    stop: async () => {
      clearTimeout(first);
      await Promise.all([...running.values()].map((job) => job.stop()));
    },
  };
}

function startJob(job: Job, log: Log, heard?: RoundHeard) {
  const state: JobState = { name: job.name, rounds: 0, failures: 0, lastSuccess: undefined };
  const round = (isStopped: () => boolean) =>
    loggedAs({ job: job.name }, () => runRound(job, { state, log, heard, isStopped }));
  return { state, ...startRounds(round, job.everySeconds * 1000) };
}

interface Round {
  state: JobState;
  log: Log;
  heard: RoundHeard | undefined;
  isStopped: () => boolean;
}

async function runRound(job: Job, { state, log, heard, isStopped }: Round): Promise<void> {
  const failed = await job.run(isStopped).then(
    () => undefined,
    (error: Error) => error,
  );
  state.rounds += 1;
  if (failed) {
    state.failures += 1;
    log.error({ error: failed, stack: failed.stack }, "a job failed");
  } else state.lastSuccess = new Date();
  await heard?.(job, failed).catch((error: Error) => log.warn({ error }, "a job's state was not kept"));
}
