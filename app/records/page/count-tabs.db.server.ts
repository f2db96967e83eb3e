import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { mostOnTab, type TabCounts } from "./tab-counts.ts";

/** How many rows stand on each tab, in one statement that reads no more than it counts. */
export async function countOnTabs<Tab extends string>(
  db: Db,
  table: keyof Tables,
  conditions: Readonly<Record<Tab, RawBuilder<unknown>>>,
): Promise<TabCounts<Tab>> {
  const counts = Object.entries<RawBuilder<unknown>>(conditions).map(
    ([tab, holds]) => sql`(select count(*)::int from (select from ${sql.table(table)} where ${holds}
      limit ${mostOnTab + 1}) as seen) as ${sql.ref(tab)}`,
  );
  const { rows } = await sql<Record<Tab, number>>`select ${sql.join(counts)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a count answers one row");
  return row;
}
