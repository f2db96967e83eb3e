import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryCompiler,
  type QueryResult,
  type Transaction,
  type TransactionSettings,
} from "kysely";
import type { Tables } from "./tables.ts";
import { refuseInsideTransaction } from "./transaction.server.ts";

/** What a finished statement answers, on either database. */
export interface SqlResult<R> {
  /** Its command tag, such as "INSERT"; an answer without one confirms nothing. */
  command: string;
  affected: number | undefined;
  rows: R[];
}

export interface SqlStatement {
  text: string;
  values: readonly unknown[];
}

/** One connection of either database: the embedded engine for as long as its turn lasts, or one of a pool. */
export interface SqlConnection {
  /** Runs statements one after the other and answers each; to a server they travel together. Throws what the first failure says. */
  run<R>(statements: readonly SqlStatement[]): Promise<SqlResult<R>[]>;
  /** Gives the connection back; `broken` throws it away instead. */
  release(broken: boolean): void;
}

/** Statements that end their transaction. */
const lastOnes = new WeakSet<CompiledQuery>();

/**
 * Asks the last statement of a transaction and commits it on the same way, which spares one there and back. What it wrote is
 * kept when this resolves, and nothing is kept when it throws. Whatever is asked in the transaction afterwards throws.
 */
export function askLast<R>(trx: Transaction<Tables>, query: CompiledQuery<R>): Promise<QueryResult<R>> {
  // A value that can't be written is noticed once its statement is due: its transaction would be committed without it.
  if (!query.parameters.every(isPlain))
    throw new Error("A transaction's last statement takes plain values only.");
  lastOnes.add(query);
  return trx.executeQuery(query);
}

const isPlain = (value: unknown) => value === null || value instanceof Date || plainTypes.has(typeof value);
const plainTypes = new Set(["string", "number", "boolean"]);

/** Where connections come from. */
export interface SqlSource {
  connect(): Promise<SqlConnection>;
  end(): Promise<void>;
}

/** Kysely's view of both databases: PostgreSQL's language over connections that we hand out ourselves. */
export class SqlDialect implements Dialect {
  readonly #source: SqlSource;

  constructor(source: SqlSource) {
    this.#source = source;
  }

  createDriver(): Driver {
    return new SqlDriver(this.#source);
  }

  createAdapter(): PostgresAdapter {
    return new SqlAdapter();
  }

  createQueryCompiler(): QueryCompiler {
    return new PostgresQueryCompiler();
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new PostgresIntrospector(db);
  }
}

/** `migrateToLatest` takes a lock of its own, one that ends with its transaction, also behind a transaction pooler. */
class SqlAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}

class SqlDriver implements Driver {
  readonly #source: SqlSource;
  readonly #connections = new WeakMap<DatabaseConnection, SqlConnection>();
  readonly #broken = new WeakSet<DatabaseConnection>();
  /** Transactions that nothing was asked in yet: their beginning travels with the first statement, which spares a way there and back. */
  readonly #openings = new WeakMap<DatabaseConnection, SqlStatement>();
  /** Transactions whose commit went along with their last statement. */
  readonly #ended = new WeakSet<DatabaseConnection>();

  constructor(source: SqlSource) {
    this.#source = source;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    refuseInsideTransaction();
    const connection = await this.#source.connect();
    const handle = this.#kyselyConnection(connection);
    this.#connections.set(handle, connection);
    return handle;
  }

  async releaseConnection(handle: DatabaseConnection): Promise<void> {
    this.#connections.get(handle)?.release(this.#broken.has(handle));
  }

  async beginTransaction(handle: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : "";
    const mode = settings.accessMode ? ` ${settings.accessMode}` : "";
    this.#openings.set(handle, { text: `begin${level}${mode}`, values: [] });
  }

  async commitTransaction(handle: DatabaseConnection): Promise<void> {
    if (this.#openings.delete(handle) || this.#ended.has(handle)) return;
    const answers = await this.#connections.get(handle)?.run([commit]);
    confirmCommit(answers?.[0]);
  }

  async rollbackTransaction(handle: DatabaseConnection): Promise<void> {
    if (this.#openings.delete(handle)) return;
    try {
      await handle.executeQuery(CompiledQuery.raw("rollback"));
    } catch (error) {
      this.#broken.add(handle);
      throw error;
    }
  }

  async destroy(): Promise<void> {
    await this.#source.end();
  }

  #kyselyConnection(connection: SqlConnection): DatabaseConnection {
    const [openings, ended] = [this.#openings, this.#ended];
    return {
      async executeQuery<R>(query: CompiledQuery) {
        if (ended.has(this)) throw new Error("A query came after the last one of its transaction.");
        const opening = openings.get(this);
        openings.delete(this);
        const isLast = lastOnes.has(query);
        const answers = await connection.run<R>([
          ...(opening ? [opening] : []),
          { text: query.sql, values: query.parameters },
          ...(isLast ? [commit] : []),
        ]);
        if (isLast) {
          confirmCommit(answers.pop());
          ended.add(this);
        }
        return resultOf(answers.pop());
      },
      // biome-ignore lint/correctness/useYield: lists here are bounded by design, so nothing streams.
      async *streamQuery() {
        throw new Error("Rows are not streamed; ask for a page of them.");
      },
    };
  }
}

const commit: SqlStatement = { text: "commit", values: [] };

/** PostgreSQL answers a commit after an error with ROLLBACK: nothing was kept, and nobody may believe otherwise. */
function confirmCommit(answer: SqlResult<unknown> | undefined): void {
  if (answer?.command === "ROLLBACK") throw new AbortedTransactionError();
  if (answer?.command !== "COMMIT") throw new Error("The database did not confirm the commit.");
}

function resultOf<R>(answer: SqlResult<R> | undefined): QueryResult<R> {
  if (!answer) throw new Error("The database did not answer.");
  const isWrite = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(answer.command);
  return { rows: answer.rows, ...(isWrite ? { numAffectedRows: BigInt(answer.affected ?? 0) } : {}) };
}
