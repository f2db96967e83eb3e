import { AsyncLocalStorage } from "node:async_hooks";
import { type LoggerOptions, pino } from "pino";
import { errorCode } from "./error-code.ts";

export type Log = Pick<ReturnType<typeof openLog>, "info" | "warn" | "error" | "debug">;

const cause = new AsyncLocalStorage<{ requestId: string } | { job: string }>();

/** Runs something so that each line it logs names the request or the job that it belongs to. */
export const loggedAs = <T>(of: { requestId: string } | { job: string }, run: () => T): T =>
  cause.run(of, run);

/** A structured log on standard output. Callers pass ids and counts, never names, addresses or secrets. */
export function openLog(level: string, output?: { write(line: string): void }) {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ ...cause.getStore() }),
    formatters: { level: (label: string) => ({ level: label }), log: withoutMessages },
    // An error logged alone would lend the line its message.
    hooks: {
      logMethod(args, method) {
        const [first, ...rest] = args;
        method.apply(this, first instanceof Error ? [{ error: first }, String(rest[0] ?? first.name)] : args);
      },
    },
  };
  return output ? pino(options, output) : pino(options);
}

/**
 * A last net: whatever a caller passes, an error's own words, which may quote what somebody typed, are not
 * written.
 */
function withoutMessages(line: Record<string, unknown>): Record<string, unknown> {
  if (!("stack" in line) && !Object.values(line).some((value) => value instanceof Error)) return line;
  const entries = Object.entries(line).map(([name, value]) => {
    if (value instanceof Error) return [name, failureFacts(value)];
    return [name, name === "stack" && typeof value === "string" ? placesIn(value) : value];
  });
  return Object.fromEntries(entries);
}

const placesIn = (stack: string): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");

/**
 * What may be logged of an error: its kind, code and place, not its message, which may hold what somebody
 * typed.
 */
export function failureFacts(error: unknown): { kind: string; code?: string; place?: string | undefined } {
  if (!(error instanceof Error)) return { kind: typeof error };
  const place = placesIn(error.stack ?? "")
    .split("\n", 1)[0]
    ?.trim();
  const code = errorCode(error) ?? "";
  return { kind: error.name, ...(/^[A-Z0-9_]{1,40}$/.test(code) && { code }), place };
}
