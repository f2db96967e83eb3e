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
  type TransactionSettings,
} from "kysely";
import { refuseInsideTransaction, triedAgain } from "./transaction.server.ts";

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
  /**
   * Runs statements one after the other and answers each; to a server they travel together. Throws what the
   * first failure says.
   */
  run<R>(statements: readonly SqlStatement[]): Promise<SqlResult<R>[]>;
  /** Gives the connection back; `broken` throws it away instead. */
  release(broken: boolean): void;
}

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

/**
 * `migrateToLatest` takes a lock of its own, one that ends with its transaction, also behind a transaction
 * pooler.
 */
class SqlAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}

class SqlDriver implements Driver {
  readonly #source: SqlSource;
  readonly #connections = new WeakMap<DatabaseConnection, SqlConnection>();
  readonly #broken = new WeakSet<DatabaseConnection>();
  /** Transactions whose `begin` travels with their first statement, which spares a way there and back. */
  readonly #beginnings = new WeakMap<DatabaseConnection, SqlStatement>();
  readonly #inTransaction = new WeakSet<DatabaseConnection>();

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
    this.#beginnings.set(handle, { text: `begin${level}${mode}`, values: [] });
    this.#inTransaction.add(handle);
  }

  async commitTransaction(handle: DatabaseConnection): Promise<void> {
    // Nothing was asked.
    if (this.#beginnings.delete(handle)) return;
    const [answer] = (await this.#connections.get(handle)?.run([commit])) ?? [];
    confirmCommit(answer);
  }

  async rollbackTransaction(handle: DatabaseConnection): Promise<void> {
    if (this.#beginnings.delete(handle)) return;
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
    const beginnings = this.#beginnings;
    const inTransaction = this.#inTransaction;
    return {
      async executeQuery<R>(query: CompiledQuery) {
        const beginning = beginnings.get(this);
        beginnings.delete(this);
        const statement = { text: query.sql, values: query.parameters };
        const run = () => connection.run<R>(beginning ? [beginning, statement] : [statement]);
        // What a statement by itself has begun is undone by its failure; a transaction is tried again whole.
        const answers = await (inTransaction.has(this) ? run() : triedAgain(run));
        return resultOf(answers.at(-1));
      },
      // biome-ignore lint/correctness/useYield: lists here are bounded by design, so nothing streams.
      async *streamQuery() {
        throw new Error("Rows are not streamed; ask for a page of them.");
      },
    };
  }
}

const commit: SqlStatement = { text: "commit", values: [] };

/**
 * PostgreSQL answers a commit after an error with ROLLBACK: nothing was kept, and nobody may believe
 * otherwise.
 */
function confirmCommit(answer: SqlResult<unknown> | undefined): void {
  if (answer?.command === "ROLLBACK") throw new AbortedTransactionError();
  if (answer?.command !== "COMMIT") throw new Error("The database did not confirm the commit.");
}

function resultOf<R>(answer: SqlResult<R> | undefined): QueryResult<R> {
  if (!answer) throw new Error("The database did not answer.");
  const isWrite = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(answer.command);
  return { rows: answer.rows, ...(isWrite ? { numAffectedRows: BigInt(answer.affected ?? 0) } : {}) };
}
