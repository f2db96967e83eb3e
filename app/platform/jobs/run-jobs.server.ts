import { AsyncLocalStorage } from "node:async_hooks";
import type { Log } from "#platform/log.server.ts";

/** Work that comes again and again, whoever asks for it or not. */
export interface Job {
  name: string;
  everySeconds: number;
  /** One round. `isStopped` turns true when the shop closes: then it should come to an end. */
  run(isStopped: () => boolean): Promise<void>;
}

export interface RunningJobs {
  /** Runs a job now, in the background; while it runs, once more after that. */
  runSoon(name: string): void;
  /** Stops; what is running gets a few seconds to end. */
  stop(): Promise<void>;
}

const lastWait = 3_000;

/** Runs each job at the start, every so many seconds, and whenever asked: one round of it at a time. */
export function startJobs(jobs: readonly Job[], log: Log): RunningJobs {
  const running = new Map(jobs.map((job) => [job.name, startJob(job, log)]));
  return {
    runSoon: (name) => running.get(name)?.runSoon(),
    stop: async () => {
      await Promise.all([...running.values()].map((job) => job.stop()));
    },
  };
}

function startJob({ name, everySeconds, run }: Job, log: Log) {
  let round: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  const rounds = async () => {
    do {
      again = false;
      await run(() => stopped).catch((error: Error) =>
        log.error({ job: name, kind: error.name, stack: error.stack }, "a job failed"),
      );
    } while (again && !stopped);
    round = undefined;
  };
  // Asking for a round belongs to nobody's transaction, wherever it comes from.
  const outside = AsyncLocalStorage.snapshot();
  const runSoon = () => {
    again = true;
    if (!stopped) round ??= outside(rounds);
  };
  const timer = setInterval(runSoon, everySeconds * 1000);
  timer.unref();
  runSoon();
  return {
    runSoon,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await Promise.race([round, waitAtMost(lastWait)]);
    },
  };
}

function waitAtMost(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
