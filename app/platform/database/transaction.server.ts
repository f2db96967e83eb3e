import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import { isWorthRetrying } from "./database-error.server.ts";
import type { Tables } from "./tables/tables.ts";

const attempts = 6;

const running = new AsyncLocalStorage<{ open: boolean }>();

/**
 * Runs an act in one transaction and tries it again after a deadlock or a serialisation failure, so `act`
 * must have no effect but its queries: no mail, no call to anyone. Inside it only `trx` may be used. Of a
 * transaction that is open already the act becomes a part, and is tried again with all of it.
 */
export async function inTransaction<T>(
  db: Kysely<Tables>,
  act: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  if (isOpen(db)) return act(db);
  return triedAgain(() => db.transaction().execute((trx) => guarded(() => act(trx))));
}

/** What a deadlock or a serialisation failure undoes is done again, some times. */
export async function triedAgain<T>(act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act();
    } catch (error) {
      if (attempt === attempts || !isWorthRetrying(error)) throw error;
      // Two that collided must not collide again, so the wait is uneven.
      await pause(attempt * 5 + Math.random() * attempt * 20);
    }
  }
}

const isOpen = (db: Kysely<Tables>): db is Transaction<Tables> => db.isTransaction;

/**
 * Throws where a transaction is about to take a second connection: on the embedded database it would wait for
 * itself for ever.
 */
export function refuseInsideTransaction(): void {
  if (running.getStore()?.open) {
    throw new Error("A query inside a transaction used the database's handle instead of the transaction's.");
  }
}

async function guarded<T>(act: () => Promise<T>): Promise<T> {
  const state = { open: true };
  try {
    return await running.run(state, act);
  } finally {
    state.open = false;
  }
}

/**
 * A real commit, which the log's disk must take, without a row: a message for replication that nobody reads.
 */
export async function commitNothing(db: Kysely<Tables>): Promise<void> {
  await sql`select pg_logical_emit_message(true, 'jhola', '')`.execute(db);
}
