import {
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
import { HeldConnection } from "./held-connection.server.ts";
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

  constructor(source: SqlSource) {
    this.#source = source;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    refuseInsideTransaction();
    return new HeldConnection(await this.#source.connect());
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    heldOf(connection).release();
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : "";
    const mode = settings.accessMode ? ` ${settings.accessMode}` : "";
    heldOf(connection).begin(`begin${level}${mode}`);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await heldOf(connection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await heldOf(connection).rollback();
  }

  async destroy(): Promise<void> {
    await this.#source.end();
  }
}

/** Kysely gives back the connections that it was given. */
function heldOf(connection: DatabaseConnection): HeldConnection {
  if (connection instanceof HeldConnection) return connection;
  throw new Error("This is no connection of ours.");
}
