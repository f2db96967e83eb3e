import type { PGlite } from "@electric-sql/pglite";
import type { Log } from "#platform/log.server.ts";
import { DatabaseDown, isDatabaseEnd } from "./database-error.server.ts";
import { EmbeddedStatements } from "./embedded-statements.server.ts";
import type { Connections } from "./open-database.server.ts";
import type { SqlConnection, SqlResult, SqlSource, SqlStatement } from "./sql-driver.server.ts";

const longestWait = 30_000;
const usualMendEvery = 2_000;

interface EngineOptions {
  /** Opens the database's directory; a broken engine is replaced by what this answers. */
  open(): Promise<PGlite>;
  /** Could the database be opened now? False while its disk has no room. */
  mayOpen?(): Promise<boolean>;
  log: Log;
  /** The least milliseconds between two attempts to open it again. */
  mendEvery?: number | undefined;
}

type Heard = (payload: string) => void;

/**
 * Hands the one embedded engine out in turns. A transaction keeps its turn until it ends, so neither another
 * transaction nor a single query can slip into it. An engine that broke (a full disk, say) is opened anew by whoever
 * asks next: it then recovers what was confirmed, as after a crash.
 */
export class EmbeddedEngine implements SqlSource {
  readonly #options: EngineOptions;
  readonly #heard = new Set<{ channel: string; heard: Heard }>();
  #pglite: PGlite;
  #statements: EmbeddedStatements;
  #lastTurn: Promise<void> = Promise.resolve();
  #turns = 0;
  #broken: DatabaseDown | undefined;
  #mayMendAt = 0;
  #ended = false;

  static async open(options: EngineOptions): Promise<EmbeddedEngine> {
    return new EmbeddedEngine(await options.open(), options);
  }

  private constructor(pglite: PGlite, options: EngineOptions) {
    this.#pglite = pglite;
    this.#statements = new EmbeddedStatements(pglite);
    this.#options = options;
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
    if (this.#broken) await this.#mend();
    return {
      run: async <R>(statements: readonly SqlStatement[]) => {
        const answers: SqlResult<R>[] = [];
        for (const { text, values } of statements) answers.push(await this.#run<R>(text, values));
        return answers;
      },
      release: done,
    };
  }

  /** Calls back on each notification, and once after the engine was opened anew. Returns the way out. */
  async listen(channel: string, heard: Heard): Promise<() => Promise<void>> {
    const entry = { channel, heard };
    await this.exclusively((pglite) => pglite.listen(channel, heard));
    this.#heard.add(entry);
    return async () => {
      this.#heard.delete(entry);
      await this.exclusively((pglite) => pglite.unlisten(channel, heard));
    };
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
    this.#ended = true;
    if (this.#pglite.closed || this.#broken) return;
    await this.exclusively(() => this.#pglite.close());
  }

  #queue(): { turn: Promise<void>; done: () => void } {
    const turn = this.#lastTurn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastTurn = turn.then(() => promise);
    this.#turns += 1;
    void this.#lastTurn.then(() => {
      this.#turns -= 1;
    });
    // The engine works inside this process and never waits. Without a way through the event loop whoever can be heard is
    // served to the end before anybody looks at the network again, and a new connection waits for seconds.
    const done = () => void setImmediate(resolve);
    return { turn, done };
  }

  /** Its one connection, and who stands in the queue for it. */
  connections(): Connections {
    return { open: 1, busy: Math.min(1, this.#turns), waiting: Math.max(0, this.#turns - 1) };
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
        "Check that the disk has room and works; the database then goes on by itself.",
      { cause: error },
    );
    this.#mayMendAt = Date.now() + (this.#options.mendEvery ?? usualMendEvery);
    this.#options.log.error({ reason }, "the embedded database has stopped");
    return this.#broken;
  }

  /** Opens the directory anew, in somebody's turn. A failure leaves everything as it was. */
  async #mend(): Promise<void> {
    const { open, mayOpen, log, mendEvery = usualMendEvery } = this.#options;
    if (this.#ended || Date.now() < this.#mayMendAt) return;
    this.#mayMendAt = Date.now() + mendEvery;
    try {
      if (mayOpen && !(await mayOpen())) return;
      const pglite = await open();
      for (const { channel, heard } of this.#heard) await pglite.listen(channel, heard);
      this.#pglite = pglite;
      this.#statements = new EmbeddedStatements(pglite);
      this.#broken = undefined;
      log.warn({}, "the embedded database goes on");
    } catch (error) {
      log.error(
        { kind: error instanceof Error ? error.name : typeof error },
        "the embedded database can't go on yet",
      );
      return;
    }
    for (const { heard } of this.#heard) heard("");
  }
}
