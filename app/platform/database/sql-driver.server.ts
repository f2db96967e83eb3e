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
import type { SqlSource } from "./sql-source.server.ts";
import { refuseInsideTransaction } from "./transaction.server.ts";

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
