import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables/tables.ts";

/** Raised by each change of what public pages show. */
export async function contentVersion(db: Kysely<Tables>): Promise<number> {
  // With a value a statement is prepared once; this one runs after every act.
  const { rows } = await sql<{
    version: number;
  }>`select version from content_version where id = ${true}`.execute(db);
  return Number(rows[0]?.version ?? 0);
}
