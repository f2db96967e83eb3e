import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";

export interface Rounds {
  /** Asks for a round now, in the background; while one runs, for one more after it. */
  runSoon(): void;
  /** Begins no more rounds; the one that runs gets a few seconds to end. */
  stop(): Promise<void>;
}

const lastWait = 3_000;

/**
 * Runs an act again and again, every so many milliseconds and whenever asked, one round at a time. The act
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
