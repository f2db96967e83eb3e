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
  type TransactionSettings,
} from "kysely";
import { refuseInsideTransaction } from "./transaction.server.ts";

/** What a finished statement answers, on either database. */
export interface SqlResult<R> {
  /** Its command tag, such as "INSERT"; an answer without one confirms nothing. */
  command: string;
  affected: number | undefined;
  rows: R[];
}

/** One connection of either database: the embedded engine for as long as its turn lasts, or one of a pool. */
export interface SqlConnection {
  /** Runs a statement; `opening` is one that goes ahead of it on the same way, such as "begin". */
  run<R>(text: string, values: readonly unknown[], opening?: string): Promise<SqlResult<R>>;
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
  readonly #openings = new WeakMap<DatabaseConnection, string>();

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
    this.#openings.set(handle, `begin${level}${mode}`);
  }

  /** PostgreSQL answers a commit after an error with ROLLBACK: nothing was kept, and nobody may believe otherwise. */
  async commitTransaction(handle: DatabaseConnection): Promise<void> {
    if (this.#openings.delete(handle)) return;
    const answer = await this.#connections.get(handle)?.run("commit", []);
    if (answer?.command === "ROLLBACK") throw new AbortedTransactionError();
    if (answer?.command !== "COMMIT") throw new Error("The database did not confirm the commit.");
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
    const openings = this.#openings;
    return {
      async executeQuery<R>({ sql: text, parameters }: CompiledQuery) {
        const opening = openings.get(this);
        openings.delete(this);
        const { command, affected, rows } = await connection.run<R>(text, parameters, opening);
        const isWrite = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(command);
        return { rows, numAffectedRows: isWrite ? BigInt(affected ?? 0) : undefined };
      },
      // biome-ignore lint/correctness/useYield: lists here are bounded by design, so nothing streams.
      async *streamQuery() {
        throw new Error("Rows are not streamed; ask for a page of them.");
      },
    };
  }
}
