import { type RawBuilder, sql } from "kysely";

const mostWords = 8;

/** Does a row hold all the words somewhere in these columns? Wildcards are searched for as they are written. */
export function holdsWords(query: string, columns: readonly string[]): RawBuilder<boolean> {
  const text = sql`concat_ws(' ', ${sql.join(columns.map((column) => sql.ref(column)))})`;
  const words = query.split(/\s+/).filter(Boolean).slice(0, mostWords);
  const tests = words.map((word) => sql`${text} ilike ${`%${word.replaceAll(/[\\%_]/g, "\\$&")}%`}`);
  return tests.length > 0 ? sql<boolean>`(${sql.join(tests, sql` and `)})` : sql<boolean>`true`;
}
