import { type RawBuilder, sql } from "kysely";

const batch = 500;

/**
 * Does a record stand below another one in a list that begins with the newest? Its moment is looked up, since a Date holds
 * less of it than the database does.
 */
export function isAfter(table: string, id: string | undefined): RawBuilder<boolean> {
  if (id === undefined) return sql<boolean>`true`;
  const moment = sql`(select created_at from ${sql.table(table)} where id = ${id})`;
  return sql<boolean>`created_at <= ${moment} and (created_at < ${moment} or id > ${id})`;
}

/** Reads a long list in batches, each from where the one before ended, so that it never stands in memory as a whole. */
export async function* inBatches<Row extends { id: string }>(
  read: (after: string | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[], undefined> {
  let last: string | undefined;
  for (;;) {
    const rows = await read(last, batch);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return undefined;
    last = rows.at(-1)?.id;
  }
}
