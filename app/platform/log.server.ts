import { pino } from "pino";

export type Log = Pick<ReturnType<typeof openLog>, "info" | "warn" | "error" | "debug">;

/** A structured log on standard output. Callers pass ids and counts, never names, addresses or secrets. */
export function openLog(level: string) {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}
