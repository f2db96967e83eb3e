import { type RawBuilder, sql } from "kysely";

/**
 * What names are sorted by so that they stand as people read them: "bag 2" before "Bag 10", "Éclair" before
 * "Zulu". The same on every database, whatever its locale. Products keep theirs as `sort_name`, which an
 * index knows.
 */
export const inReadingOrder = (name: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`sort_key(${name}) collate "C"`;
