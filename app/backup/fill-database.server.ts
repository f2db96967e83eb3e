import { ConfigError } from "#platform/config/config.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { appliedMigrations, knownMigrations, runMigrations } from "#platform/database/migrate.server.ts";
import { type Dump, dumpSnapshot, dumpTables, type TablePart, takeTime } from "./dump-tables.db.server.ts";
import {
  type ColumnOrder,
  dropEverything,
  fillSearch,
  isEmptyDatabase,
  loadTables,
  setSequences,
} from "./load-tables.db.server.ts";
import { planTables } from "./table-plan.db.server.ts";

/** It can't be done as things stand; the message is a sentence for the person who requested it. */
export class RestoreRefused extends ConfigError {}

interface Filling {
  /** The shop's folder, where db/migrations lie. */
  root: string;
  /** The migrations that the rows were written at. */
  migrations: readonly string[];
  order: ColumnOrder;
  /** May what is there be thrown away? */
  replace: boolean;
  /** Hands all rows over and returns what they should come to. */
  fill(take: (part: TablePart) => Promise<void>): Promise<Pick<Dump, "tables" | "sequences">>;
  /** What else is to be done once the rows are in today's tables; none of them stays when it throws. */
  finish?: ((trx: Trx) => Promise<void>) | undefined;
}

/**
 * Brings a database to exactly these rows, counts and checksums compared, and then to today's migrations: all
 * in one transaction, so that it is done or nothing is. Throws RestoreRefused when the database holds
 * something already.
 */
export async function fillDatabase(db: Db, filling: Filling): Promise<void> {
  await refuseUnknown(filling.root, filling.migrations);
  await db.transaction().execute(async (trx) => {
    await takeTime(trx);
    if (filling.replace) await dropEverything(trx);
    else await refuseFilled(trx);
    await runMigrations(trx, filling.root, filling.migrations);
    const told = await loadTables(trx, filling.order, (take) => filling.fill(take));
    await setSequences(trx, told.sequences);
    compare(await dumpTables(trx, async () => undefined), told);
    await runMigrations(trx, filling.root);
    await fillSearch(trx);
    await filling.finish?.(trx);
  });
}

export async function refuseFilled(db: Db): Promise<void> {
  if (await isEmptyDatabase(db)) return;
  throw new RestoreRefused(
    "The database holds a shop already. Name an empty one, or say --replace to throw away what it holds.",
  );
}

/** Rows of a newer shop, or of another program, can't be understood. */
export async function refuseUnknown(root: string, migrations: readonly string[]): Promise<void> {
  const known = await knownMigrations(root);
  const stranger = migrations.find((name, place) => name !== known[place]);
  if (stranger === undefined && migrations.length > 0) return;
  throw new RestoreRefused(
    stranger === undefined
      ? "There is no shop in that database."
      : `These data were written by another version of Jhola (its migration ${stranger}), which this one does not know. Use that version or a newer one.`,
  );
}

function compare(found: Dump, told: Pick<Dump, "tables" | "sequences">): void {
  for (const { name, rows, sha256 } of told.tables) {
    const now = found.tables.find((table) => table.name === name);
    if (now?.rows !== rows || now.sha256 !== sha256)
      throw new Error(`The rows of ${name} did not arrive as they were: nothing was kept.`);
  }
  if (JSON.stringify(found.sequences) !== JSON.stringify(told.sequences))
    throw new Error("A sequence did not arrive as it was: nothing was kept.");
}

/**
 * Brings every row of one database into another, empty one; the first stays as it is. Throws RestoreRefused.
 */
export async function moveDatabase(
  from: Db,
  to: Db,
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
