import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from "kysely";
import type { SqlConnection, SqlResult, SqlStatement } from "./sql-driver.server.ts";
import { triedAgain } from "./transaction.server.ts";

/** A connection as Kysely holds it, for as long as a statement by itself or a transaction lasts. */
export class HeldConnection implements DatabaseConnection {
  readonly #connection: SqlConnection;
  /** A transaction's `begin` travels with what is asked first, which spares a way there and back. */
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

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const [answer] = await this.ask<R>([query]);
    return resultOf(answer);
  }

  /** Asks several things on one way there and back; they are done in this order. */
  ask<R>(queries: readonly CompiledQuery[]): Promise<SqlResult<R>[]> {
    return this.#run<R>(queries.map(statementOf));
  }

  /** Asks the last thing of a transaction, and commits on the same way. */
  async askLast<R>(query: CompiledQuery): Promise<R[]> {
    const [answer, end] = await this.#run<R>([statementOf(query), commit]);
    confirmCommit(end);
    this.#state = "committed";
    return resultOf(answer).rows;
  }

  async #run<R>(statements: readonly SqlStatement[]): Promise<SqlResult<R>[]> {
    if (this.#state === "committed") throw new Error("A query came after the last one of its transaction.");
    const beginning = this.#beginning ? [this.#beginning] : [];
    this.#beginning = undefined;
    const run = () => this.#connection.run<R>([...beginning, ...statements]);
    // What a statement by itself has begun is undone by its failure; a transaction is tried again whole.
    const answers = await (this.#state === "alone" ? triedAgain(run) : run());
    return answers.slice(beginning.length);
  }

  async commit(): Promise<void> {
    // It was committed with its last statement, or nothing was asked.
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
