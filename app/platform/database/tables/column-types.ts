import type { ColumnType } from "kysely";

/** numeric(12,2) rupees, as text such as "1499.50": see #values/money.ts for the way to paise and back. */
export type Rupees = string;

/** A percentage, numeric(5,2): text when read. */
export type Percent = ColumnType<string | null, string | number | null | undefined, string | number | null>;

export type Moment = ColumnType<Date, Date | string, Date | string>;
export type MomentOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** Set by the database when it is not given. */
export type MomentNow = ColumnType<Date, Date | string | undefined, Date | string>;
/** Kept by the database alone. */
export type MomentOfUpdate = ColumnType<Date, Date | string | undefined, never>;

/** A column that the database fills when it is left out. */
export type Filled<T> = ColumnType<T, T | undefined, T>;

/** jsonb: parsed when read, written as JSON text (the two drivers disagree about everything else). */
export type Json = ColumnType<unknown, string | null | undefined, string | null>;
