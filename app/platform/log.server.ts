import { pino } from "pino";

export type Log = Pick<ReturnType<typeof openLog>, "info" | "warn" | "error" | "debug">;

/** A structured log on standard output. Callers pass ids and counts, never names, addresses or secrets. */
export function openLog(level: string) {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}

/** What may be logged of an error: its kind and place, not its message, which may hold what somebody typed. */
export function failureFacts(error: unknown): { kind: string; place?: string | undefined } {
  if (!(error instanceof Error)) return { kind: typeof error };
  const place = error.stack?.split("\n").find((line) => /^\s+at /.test(line));
  return { kind: error.name, place: place?.trim() };
}
