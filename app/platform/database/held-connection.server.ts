import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from "kysely";
import type { SqlConnection, SqlResult, SqlStatement } from "./sql-source.server.ts";
import { triedAgain } from "./transaction.server.ts";

/**
 * A query that stands for several, which are sent in one round trip and done in this order; each is answered
 * by a row. Kysely hands a query to the connection as it was given.
 */
export interface QueriesTogether extends CompiledQuery<SqlResult<unknown>> {
  together: readonly CompiledQuery[];
}

/** The last query of a transaction, which is committed on the same way. */
export interface LastQuery<Row> extends CompiledQuery<Row> {
  isLast: true;
}

const isTogether = (query: CompiledQuery): query is QueriesTogether => "together" in query;
const isLast = (query: CompiledQuery): boolean => "isLast" in query;

/** A connection as Kysely holds it, for as long as a statement by itself or a transaction lasts. */
export class HeldConnection implements DatabaseConnection {
  readonly #connection: SqlConnection;
  /** A transaction's `begin` travels with its first statement, which spares a round trip. */
  #beginning: SqlStatement | undefined;
  #state: "alone" | "in transaction" | "committed" = "alone";
  #isBroken = false;

  constructor(connection: SqlConnection) {
    this.#connection = connection;
  }

  begin(text: string): void {
    this.#beginning = { text, values: [] };
    this.#state = "in transaction";
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>>;
  async executeQuery(query: CompiledQuery): Promise<QueryResult<unknown>> {
    if (isTogether(query)) return { rows: await this.#run(query.together.map(statementOf)) };
    if (isLast(query)) return this.#runLast(query);
    const [answer] = await this.#run([statementOf(query)]);
    return resultOf(answer);
  }

  async #runLast(query: CompiledQuery): Promise<QueryResult<unknown>> {
    const [answer, end] = await this.#run([statementOf(query), commit]);
    confirmCommit(end);
    this.#state = "committed";
    return resultOf(answer);
  }

  async #run(statements: readonly SqlStatement[]): Promise<SqlResult<unknown>[]> {
    if (this.#state === "committed") throw new Error("A query came after the last one of its transaction.");
    const beginning = this.#beginning ? [this.#beginning] : [];
    this.#beginning = undefined;
    const run = () => this.#connection.run([...beginning, ...statements]);
    // What a statement by itself has begun is undone by its failure; a transaction is tried again whole.
    const answers = await (this.#state === "alone" ? triedAgain(run) : run());
    return answers.slice(beginning.length);
  }

  async commit(): Promise<void> {
    // It was committed with its last statement, or had none.
    if (this.#state === "committed" || this.#beginning) return;
    const [answer] = await this.#run([commit]);
    confirmCommit(answer);
  }

  async rollback(): Promise<void> {
    if (this.#state === "committed" || this.#beginning) return;
    try {
      await this.#run([{ text: "rollback", values: [] }]);
    } catch (error) {
      this.#isBroken = true;
      throw error;
    }
  }

  release(): void {
    this.#connection.release(this.#isBroken);
  }

  // biome-ignore lint/correctness/useYield: lists here are bounded by design, so nothing streams.
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error("Rows are not streamed; ask for a page of them.");
  }
}

const commit: SqlStatement = { text: "commit", values: [] };

const statementOf = ({ sql, parameters }: CompiledQuery): SqlStatement => ({ text: sql, values: parameters });

/**
 * PostgreSQL answers a commit after an error with ROLLBACK: nothing was written, and nobody may believe
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
