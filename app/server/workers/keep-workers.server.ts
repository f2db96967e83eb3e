import cluster, { type Worker } from "node:cluster";
import type { Log } from "#platform/log.server.ts";
import { gatherMetrics } from "#platform/monitor/metrics-of-all.server.ts";
import { waitBeforeNext } from "./wait-before-next.ts";

/** What a worker gets at its start: whether visitors wait for it, since no other one answers yet. */
export const isAwaited = (env: NodeJS.ProcessEnv): boolean => env.WORKER_AWAITED !== "no";

/** A worker says that it answers. */
export const sayOpen = (): void => void process.send?.(open);

const open = "open";

export interface KeptWorkers {
  /** The first one could not open the shop, and has logged why; or all of them ended as they were told. */
  ended: Promise<"never opened" | "stopped">;
  /** Tells all workers to drain. */
  stop(): void;
}

interface Life {
  began: number;
  isOpen: boolean;
}

/**
 * Keeps so many processes serving the shop behind one port: the first migrates and seeds the database alone,
 * the others follow, and one that ends is replaced. `env` are the settings that all of them get.
 */
export function keepWorkers(count: number, env: NodeJS.ProcessEnv, log: Log, now = Date.now): KeptWorkers {
  const workers = new Map<Worker, Life>();
  const { promise: ended, resolve: end } = Promise.withResolvers<"never opened" | "stopped">();
  let hasOpened = false;
  let isStopping = false;
  let deaths = 0;
  let waiting = 0;

  const fork = () => {
    const isAlone = ![...workers.values()].some(({ isOpen }) => isOpen);
    const worker = cluster.fork({ ...env, WORKER_AWAITED: isAlone ? "yes" : "no" });
    const life: Life = { began: now(), isOpen: false };
    workers.set(worker, life);
    worker.on("message", (message) => {
      if (message !== open) return;
      life.isOpen = true;
      hasOpened = true;
      fill();
    });
    worker.once("exit", (code, signal) => leave(worker, life, { code, signal }));
  };

  const fill = () => {
    while (!isStopping && workers.size + waiting < count) fork();
  };

  const leave = (worker: Worker, { began, isOpen }: Life, how: { code: number; signal: string }) => {
    workers.delete(worker);
    if (!hasOpened) return end("never opened");
    if (isStopping) return workers.size === 0 ? end("stopped") : undefined;
    const wait = waitBeforeNext({ lived: isOpen ? now() - began : 0, deaths });
    deaths = wait === 0 ? 0 : deaths + 1;
    log.error({ ...how, worker: worker.id, waitMs: wait }, "a worker ended, and is replaced");
    waiting += 1;
    setTimeout(() => {
      waiting -= 1;
      fill();
    }, wait);
  };

  gatherMetrics(() => [...workers].filter(([, { isOpen }]) => isOpen).map(([worker]) => worker));
  fork();
  return {
    ended,
    stop: () => {
      isStopping = true;
      for (const worker of workers.keys()) worker.process.kill("SIGTERM");
      if (workers.size === 0) end("stopped");
    },
  };
}
