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
import { endsTransaction, waitOf } from "./ask-in-transaction.server.ts";
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
  readonly #connections = new WeakMap<DatabaseConnection, SqlConnection>();
  readonly #broken = new WeakSet<DatabaseConnection>();
  /**
   * What travels with the next statement of a transaction: its beginning, which spares a way there and back,
   * and whatever waits.
   */
  readonly #waiting = new WeakMap<DatabaseConnection, Waiting[]>();
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
    this.#waiting.set(handle, [{ statement: { text: `begin${level}${mode}`, values: [] } }]);
  }

  async commitTransaction(handle: DatabaseConnection): Promise<void> {
    if (this.#ended.has(handle)) return;
    const waiting = this.#takeWaiting(handle);
    const connection = this.#connections.get(handle);
    // Its beginning alone: nothing was asked.
    if (waiting.length === 1 && !waiting[0]?.early) return;
    const answers = connection && (await runAll(connection, waiting, [commit]));
    confirmCommit(answers?.[0]);
  }

  async rollbackTransaction(handle: DatabaseConnection): Promise<void> {
    const waiting = this.#takeWaiting(handle);
    for (const { early } of waiting)
      early?.wait.reject(new Error("The transaction ended before this was asked."));
    // Its beginning still waits: there is nothing to take back.
    if (waiting[0] && !waiting[0].early) return;
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

  #takeWaiting(handle: DatabaseConnection): Waiting[] {
    const waiting = this.#waiting.get(handle) ?? [];
    this.#waiting.delete(handle);
    return waiting;
  }

  #kyselyConnection(connection: SqlConnection): DatabaseConnection {
    const ended = this.#ended;
    const takeWaiting = (handle: DatabaseConnection) => this.#takeWaiting(handle);
    const letWait = (handle: DatabaseConnection, waiting: Waiting[]) => this.#waiting.set(handle, waiting);
    return {
      async executeQuery<R>(query: CompiledQuery) {
        if (ended.has(this)) throw new Error("A query came after the last one of its transaction.");
        const waiting = takeWaiting(this);
        const statement = { text: query.sql, values: query.parameters };
        const wait = waitOf(query);
        if (wait) {
          const rows: R[] = [];
          letWait(this, [...waiting, { statement, early: { wait, rows } }]);
          return { rows };
        }
        const isLast = endsTransaction(query);
        const answers = await runAll<R>(connection, waiting, isLast ? [statement, commit] : [statement]);
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

/**
 * A statement that travels with the next one. `early`: where its rows go and who waits for them; a `begin`
 * has none.
 */
interface Waiting {
  statement: SqlStatement;
  early?: { rows: unknown[]; wait: NonNullable<ReturnType<typeof waitOf>> };
}

/** Runs what has waited and then these statements, whose answers it returns. */
async function runAll<R>(
  connection: SqlConnection,
  waiting: readonly Waiting[],
  statements: readonly SqlStatement[],
): Promise<SqlResult<R>[]> {
  try {
    const answers = await connection.run<R>([...waiting.map(({ statement }) => statement), ...statements]);
    for (const [place, { early }] of waiting.entries()) {
      early?.rows.push(...(answers[place]?.rows ?? []));
      early?.wait.resolve();
    }
    return answers.slice(waiting.length);
  } catch (error) {
    for (const { early } of waiting) early?.wait.reject(error);
    throw error;
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
