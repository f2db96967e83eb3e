import type { Kysely } from "kysely";
import { appliedMigrations } from "#platform/database/migrate.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { type Dump, dumpSnapshot } from "./dump-tables.db.server.ts";
import { fillDatabase } from "./fill-database.server.ts";
import { planTables } from "./table-plan.db.server.ts";

/**
 * Brings every row of one database into another, empty one; the first stays as it is. Throws RestoreRefused.
 */
export async function moveDatabase(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  options: { root: string; replace: boolean },
): Promise<Dump> {
  const migrations = await appliedMigrations(from);
  const tables = await planTables(from);
  let moved: Dump | undefined;
  await fillDatabase(to, {
    ...options,
    migrations,
    order: new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)])),
    fill: async (take) => {
      moved = await dumpSnapshot(from, take);
      return moved;
    },
  });
  if (!moved) throw new Error("nothing was read");
  return moved;
}
