import { type SelectQueryBuilder, sql } from "kysely";
import type { Tables } from "./database/tables/tables.ts";

/**
 * Rows that are dated later were written while the clock ran ahead. They count for nothing, or they would be
 * the newest until then.
 */
export const latestBelieved = sql<Date>`now() + interval '1 hour'`;

/** Of the backups, the one that is being made: until it ends, no file goes that its rows may still name. */
export const runningBackup = <O>(backups: SelectQueryBuilder<Tables, "backups", O>) =>
  backups
    .where("finished_at", "is", null)
    .where("alive_until", ">", sql<Date>`now()`)
    .where("alive_until", "<=", latestBelieved);
