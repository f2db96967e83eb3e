import { createHash } from "node:crypto";
import pg from "pg";
import type { Log } from "#platform/log.server.ts";
import type { Connections } from "../database.server.ts";
import {
  DatabaseDown,
  isDatabaseEnd,
  isInFailedTransaction,
  isOutdatedPlan,
  wayLost,
} from "../database-error.server.ts";
import type { SqlConnection, SqlResult, SqlSource, SqlStatement } from "../sql-source.server.ts";

/** PostgreSQL's number for the type text[]; pg has no name for it. */
export const textArrayId: number = 1009;

const readByLetter: (written: string) => unknown = pg.types.getTypeParser(textArrayId);

/** What only the whole parser can tell: escapes, nulls, arrays of arrays, bounds. */
const isOdd = /[\\[]|NULL|\{./;

/**
 * A text[] as PostgreSQL writes it: `{plain,"two words"}`. pg's own parser goes letter by letter, and took
 * one part in twenty of the time of a page full of pictures.
 */
export function readTextArray(written: string): unknown {
  if (isOdd.test(written.slice(1))) return readByLetter(written);
  const items = written.match(/"[^"]*"|[^",{}]+/g) ?? [];
  return items.map((item) => (item.startsWith('"') ? item.slice(1, -1) : item));
}

/** Lists of varying length make many statements of one query; past this number new ones are not prepared. */
const mostPrepared = 500;

/** What changes tables, or begins and ends a transaction, has no values either, and gains nothing. */
const reading = /^\s*(?:select|with)\b/;

/** After so many milliseconds without an answer a probe finds out whether the server answers at all. */
const doubtMs = 4_000;

interface PoolSourceOptions {
  prepare: boolean;
  log: Log;
  /**
   * Says that the server answers nobody. Without it answers are waited for as long as the pool's settings
   * say.
   */
  isSilent?: () => Promise<boolean>;
}

/**
 * A pg pool as the driver sees it: the same value types as the embedded database, statements prepared by
 * name.
 */
export class PoolSource implements SqlSource {
  readonly #pool: pg.Pool;
  readonly #prepare: boolean;
  readonly #names = new Map<string, string>();

  readonly #isSilent: PoolSourceOptions["isSilent"];
  /** The connections whose prepared statements no migration has outdated. */
  #current = new WeakSet<pg.PoolClient>();

  constructor(pool: pg.Pool, { prepare, log, isSilent }: PoolSourceOptions) {
    this.#pool = pool;
    this.#prepare = prepare;
    this.#isSilent = isSilent;
    // Without listeners a server that goes away would take the whole process with it.
    const warn = (error: Error) => log.warn({ kind: error.name }, "database connection lost");
    pool.on("error", warn);
    pool.on("connect", (client) => {
      client.on("error", warn);
      this.#current.add(client);
    });
  }

  async connect(): Promise<SqlConnection> {
    const client = await this.#currentClient();
    let isLost = false;
    return {
      run: async <R>(statements: readonly SqlStatement[]) => {
        // Nothing more is sent on a lost connection: a rollback would wait as long again.
        if (isLost) throw new DatabaseDown("The connection to the database is lost.");
        try {
          return await this.#answered(this.#run<R>(client, statements));
        } catch (error) {
          isLost ||= isDatabaseEnd(error);
          if (isOutdatedPlan(error)) this.#current = new WeakSet();
          const [only, ...others] = statements;
          // One that came with others has failed with its transaction, which is tried again as a whole.
          if (only && others.length === 0 && isOutdatedPlan(error))
            return [await this.#runUnprepared<R>(client, only, error)];
          throw isDatabaseEnd(error) ? wayLost(error) : error;
        }
      },
      release: (broken) => client.release(broken || isLost || !this.#current.has(client)),
    };
  }

  /** That one connection has an outdated plan holds for all that were made before that was found. */
  async #currentClient(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#pool.connect().catch((error: unknown) => {
        throw wayLost(error);
      });
      if (this.#current.has(client)) return client;
      client.release(true);
    }
  }

  connections(): Connections {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { open: totalCount, busy: totalCount - idleCount, waiting: waitingCount };
  }

  async end(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end();
  }

  /** The answer; or DatabaseDown as soon as the server turns out to be silent, and not only busy with it. */
  async #answered<A>(asked: Promise<A>): Promise<A> {
    for (;;) {
      const doubt = Promise.withResolvers<undefined>();
      const timer = setTimeout(() => doubt.resolve(undefined), doubtMs);
      const answer = await Promise.race([asked.then((given) => ({ given })), doubt.promise]).finally(() =>
        clearTimeout(timer),
      );
      if (answer) return answer.given;
      if (await this.#isSilent?.()) throw new DatabaseDown("The database says nothing.");
    }
  }

  /** All go in one piece: each write to the socket costs as much as a small statement. */
  async #run<R>(client: pg.PoolClient, statements: readonly SqlStatement[]): Promise<SqlResult<R>[]> {
    const { stream } = client.connection;
    stream.cork();
    const answers = statements.map((statement) =>
      this.#send<R>(client, statement, this.#name(statement.text, statement.values)),
    );
    stream.uncork();
    return Promise.all(answers);
  }

  /**
   * Another copy of the shop has migrated: outside a transaction the statement runs anew, inside one that is
   * for the whole.
   */
  async #runUnprepared<R>(client: pg.PoolClient, statement: SqlStatement, first: unknown) {
    try {
      return await this.#send<R>(client, statement);
    } catch (error) {
      throw isInFailedTransaction(error) ? first : error;
    }
  }

  async #send<R>(
    client: pg.PoolClient,
    { text, values }: SqlStatement,
    name?: string,
  ): Promise<SqlResult<R>> {
    const result = await client.query({ name, text, values: [...values], types });
    return { command: result.command ?? "", affected: result.rowCount ?? undefined, rows: result.rows };
  }

  #name(text: string, values: readonly unknown[]): string | undefined {
    const known = this.#names.get(text);
    if (known || !this.#prepare || this.#names.size >= mostPrepared) return known;
    if (values.length === 0 && !reading.test(text)) return undefined;
    const name = createHash("sha256").update(text).digest("base64url").slice(0, 22);
    this.#names.set(text, name);
    return name;
  }
}

const { builtins } = pg.types;

/** int8 to a number, dates without a time as text; everything else as pg does it (numeric stays text). */
const types = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    if (oid === builtins.INT8) return Number;
    if (oid === builtins.DATE) return String;
    if (oid === textArrayId) return readTextArray;
    return pg.types.getTypeParser(oid, format);
  },
};
