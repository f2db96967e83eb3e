import type { PGlite } from "@electric-sql/pglite";
import type { Log } from "#platform/log.server.ts";
import { DatabaseDown, isDatabaseEnd } from "./database-error.server.ts";
import { EmbeddedStatements } from "./embedded-statements.server.ts";
import type { SqlConnection, SqlResult, SqlSource } from "./sql-driver.server.ts";

const longestWait = 30_000;

/**
 * Hands the one embedded engine out in turns. A transaction keeps its turn until it ends, so neither another
 * transaction nor a single query can slip into it.
 */
export class EmbeddedEngine implements SqlSource {
  readonly #pglite: PGlite;
  readonly #statements: EmbeddedStatements;
  readonly #log: Log;
  #lastTurn: Promise<void> = Promise.resolve();
  #broken: DatabaseDown | undefined;

  constructor(pglite: PGlite, log: Log) {
    this.#pglite = pglite;
    this.#statements = new EmbeddedStatements(pglite);
    this.#log = log;
  }

  async connect(): Promise<SqlConnection> {
    const { turn, done } = this.#queue();
    let late: NodeJS.Timeout | undefined;
    const overdue = new Promise<never>((_, reject) => {
      late = setTimeout(
        () => reject(new DatabaseDown(`The database was busy for ${longestWait} ms.`)),
        longestWait,
      );
    });
    try {
      await Promise.race([turn, overdue]);
    } catch (error) {
      void turn.then(done);
      throw error;
    } finally {
      clearTimeout(late);
    }
    return { run: (text, values) => this.#run(text, values), release: done };
  }

  /** Runs something on the engine itself, in its turn. */
  async exclusively<T>(act: (pglite: PGlite) => Promise<T>): Promise<T> {
    const { release } = await this.connect();
    try {
      return await act(this.#pglite);
    } finally {
      release(false);
    }
  }

  async end(): Promise<void> {
    // A broken engine must not write another byte: the next start recovers what was confirmed.
    if (this.#pglite.closed || this.#broken) return;
    await this.exclusively(() => this.#pglite.close());
  }

  #queue(): { turn: Promise<void>; done: () => void } {
    const turn = this.#lastTurn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastTurn = turn.then(() => promise);
    return { turn, done: resolve };
  }

  async #run<R>(text: string, values: readonly unknown[]): Promise<SqlResult<R>> {
    if (this.#broken) throw this.#broken;
    try {
      const result = await this.#statements.run<R>(text, values);
      // After a crash inside the engine its answers are merely empty; a statement counts only when it says what it did.
      if (!result.command) throw new Error("no answer");
      return result;
    } catch (error) {
      throw isDatabaseEnd(error) ? this.#breakDown(error) : error;
    }
  }

  #breakDown(error: unknown): DatabaseDown {
    const reason = error instanceof Error ? error.message : String(error);
    this.#broken = new DatabaseDown(
      `The embedded database has stopped (${reason}). Nothing unconfirmed was kept. ` +
        "Check that the disk has room and works, then start the shop again.",
      { cause: error },
    );
    this.#log.error({ reason }, "the embedded database has stopped");
    return this.#broken;
  }
}
