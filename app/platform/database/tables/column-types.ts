import type { ColumnType } from "kysely";

/**
 * numeric, as text such as "1499.50": see #values/money/decimal-rupees.ts for the way to paise and back. A
 * percentage, too.
 */
export type Decimal = string;

export type Moment = ColumnType<Date, Date | string, Date | string>;
/** Written by the database alone once the row is there. */
export type MomentOfUpdate = ColumnType<Date, Date | string, never>;

/** A day such as '2026-12-01'; both drivers leave it text. */
export type Day = string;

/** jsonb: parsed when read, written as JSON text (the two drivers disagree about everything else). */
export type Json = ColumnType<unknown, string, string>;
