import { sql, type Transaction } from "kysely";
import { expect, vi } from "vitest";
import type { OpenDatabase } from "#platform/database/database.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";

type Trx = Transaction<Tables>;

/**
 * Runs `act` while a transaction that has done `change` is still open, ends that once `act` waits for it or
 * is done, and answers what came of `act`. The embedded database has one transaction after the other.
 */
export async function beside<T>(
  { db, kind }: OpenDatabase,
  change: (trx: Trx) => Promise<unknown>,
  act: () => Promise<T>,
): Promise<T> {
  const begun = await db.transaction().execute(async (trx) => {
    await change(trx);
    let isDone = false;
    const acted = act().finally(() => {
      isDone = true;
    });
    const acting = acted.then(
      (value) => () => value,
      (error: unknown) => () => {
        throw error;
      },
    );
    if (kind === "server")
      await vi.waitFor(async () => expect(isDone || (await waits(trx))).toBe(true), 10_000);
    return { acting };
  });
  return (await begun.acting)();
}

async function waits(trx: Trx): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks join pg_database on pg_database.oid = database or database is null
    where not granted and datname = current_database()`.execute(trx);
  return rows.length > 0;
}
