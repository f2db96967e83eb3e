import type { CompiledQuery, QueryResult, Transaction } from "kysely";
import type { Tables } from "./tables/tables.ts";

/** Statements that end their transaction. */
const lastOnes = new WeakSet<CompiledQuery>();

/** Statements that wait for the next one of their transaction, and what ends that wait. */
const earlyOnes = new WeakMap<CompiledQuery, Wait>();

type Wait = ReturnType<typeof Promise.withResolvers<void>>;

/** For the driver: does this statement end its transaction? */
export const endsTransaction = (query: CompiledQuery): boolean => lastOnes.has(query);

/** For the driver: what ends this statement's wait, if it is to travel with the next one. */
export const waitOf = (query: CompiledQuery): Wait | undefined => earlyOnes.get(query);

/**
 * Asks the last statement of a transaction and commits it on the same way, which spares one there and back.
 * What it wrote is kept when this resolves, and nothing is kept when it throws. Whatever is asked in the
 * transaction afterwards throws.
 */
export function askLast<R>(trx: Transaction<Tables>, query: CompiledQuery<R>): Promise<QueryResult<R>> {
  mustBePlain(query);
  lastOnes.add(query);
  return trx.executeQuery(query);
}

/**
 * Asks a statement along with the next one of its transaction, before it, which spares one there and back.
 * Its rows are here once both have been answered, so whoever awaits them asks the next one at the same time;
 * rejects with what either failed with.
 */
export function askWithNext<R>(trx: Transaction<Tables>, query: CompiledQuery<R>): Promise<R[]> {
  // At once, before the next one is asked: that may be the last.
  mustBePlain(query);
  return rowsWithNext(trx, query);
}

async function rowsWithNext<R>(trx: Transaction<Tables>, query: CompiledQuery<R>): Promise<R[]> {
  const wait = Promise.withResolvers<void>();
  // The transaction fails with it, whether anybody still waits for this answer or not.
  wait.promise.catch(() => undefined);
  earlyOnes.set(query, wait);
  // Empty so far: the driver fills them.
  const { rows } = await trx.executeQuery(query);
  await wait.promise;
  return rows;
}

/**
 * A value that can't be written is noticed once its statement is due: a commit on the same way would leave
 * that statement out.
 */
function mustBePlain({ parameters }: CompiledQuery): void {
  if (!parameters.every(isPlain))
    throw new Error("A statement that travels with others takes plain values only.");
}

const isPlain = (value: unknown) => value === null || value instanceof Date || plainTypes.has(typeof value);
const plainTypes = new Set(["string", "number", "boolean"]);
