import { type RawBuilder, sql } from "kysely";
import type { Db } from "./db.ts";

/** Counts under their names, in one statement. */
export async function countEach<Name extends string>(
  db: Db,
  counts: Readonly<Record<Name, RawBuilder<number>>>,
): Promise<Record<Name, number>> {
  const columns = Object.entries<RawBuilder<number>>(counts).map(
    ([name, count]) => sql`${count} as ${sql.id(name)}`,
  );
  const { rows } = await sql<Record<Name, number>>`select ${sql.join(columns)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a statement without a table answers one row");
  return row;
}
