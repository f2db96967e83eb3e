import { ConfigError } from "#platform/config/config.server.ts";

/**
 * The database can't be opened as the settings stand; its message is a sentence for the person who starts the
 * shop.
 */
export class DatabaseRefused extends ConfigError {}

/** The database stopped working while the shop ran; nothing that was under way has been confirmed. */
export class DatabaseDown extends Error {}

function field(error: unknown, name: "code" | "constraint" | "severity" | "table"): string | undefined {
  if (!(error instanceof Error) || !(name in error)) return undefined;
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" ? value : undefined;
}

/**
 * No class of SQLSTATE begins with E, as the codes of the operating system do, and some of those are just as
 * long: EPIPE, EROFS, E2BIG.
 */
const sqlState = /^(?!E)[0-9A-Z]{5}$/;

/** The SQLSTATE of an error that either database raised, such as "23505"; undefined for every other error. */
export function databaseErrorCode(error: unknown): string | undefined {
  const code = field(error, "code");
  return code && sqlState.test(code) ? code : undefined;
}

/** The name of the constraint or unique index that refused a row; undefined when the error is another one. */
export function violatedConstraint(error: unknown): string | undefined {
  return databaseErrorCode(error)?.startsWith("23") ? field(error, "constraint") : undefined;
}

/**
 * The table whose constraint refused a row, or whose permissions or row-level rules did; undefined when the
 * error is another one.
 */
export function refusingTable(error: unknown): string | undefined {
  if (databaseErrorCode(error)?.startsWith("23")) return field(error, "table");
  // Of these the database names the table in its words alone: 'permission denied for table order_items'.
  return isAccessDenied(error) && error instanceof Error ? tableNamed(error.message) : undefined;
}

const tableNamed = (message: string): string | undefined => /\btable "?([\w$]+)"?$/.exec(message)?.[1];

/**
 * Serialisation failures and deadlocks pass when the whole transaction is tried again; so does a plan that a
 * migration outdated.
 */
export function isWorthRetrying(error: unknown): boolean {
  const code = databaseErrorCode(error);
  return code === "40001" || code === "40P01" || isOutdatedPlan(error);
}

/** A prepared statement whose result changed shape because another copy of the shop migrated meanwhile. */
export function isOutdatedPlan(error: unknown): boolean {
  return (
    databaseErrorCode(error) === "0A000" && error instanceof Error && error.message.startsWith("cached plan")
  );
}

/** Did the database itself stop (PANIC, FATAL), rather than refuse one statement? */
export function isDatabaseEnd(error: unknown): boolean {
  const severity = field(error, "severity");
  return databaseErrorCode(error) === undefined || severity === "PANIC" || severity === "FATAL";
}

/**
 * Classes of SQLSTATE that pass by themselves: connection lost, out of room, stopping or starting, read-only
 * while it fails over, too slow.
 */
const passing = /^(08|53|57P|25006$|55P03$|57014$)/;

/** Is the database away or overloaded, so that the same request may succeed a moment later? */
export function isAway(error: unknown): boolean {
  return error instanceof DatabaseDown || passing.test(databaseErrorCode(error) ?? "");
}

/**
 * The error as callers should see it: one without a SQLSTATE comes from the connection, and means that the
 * database is down.
 */
export function wayLost(error: unknown): unknown {
  if (databaseErrorCode(error) !== undefined || error instanceof DatabaseDown) return error;
  const reason = error instanceof Error ? error.message || error.name : String(error);
  return new DatabaseDown(reason, { cause: error });
}

/** The statement came too late: its transaction had failed before. */
export const isInFailedTransaction = (error: unknown): boolean => databaseErrorCode(error) === "25P02";

/** The database's own permissions or row-level rules refused it. */
export const isAccessDenied = (error: unknown): boolean => databaseErrorCode(error) === "42501";

/**
 * What a person who starts the shop reads of an error: of damage (SQLSTATE XX001, XX002) one sentence that
 * says what to do, instead of where in the program it was met. Every other error is answered as it is.
 */
export function damageInASentence(error: unknown): unknown {
  const code = databaseErrorCode(error);
  if (!(error instanceof Error) || (code !== "XX001" && code !== "XX002")) return error;
  return new DatabaseRefused(
    `The database is damaged (${error.message}). Restore a backup, as docs/operation.md says.`,
    { cause: error },
  );
}
