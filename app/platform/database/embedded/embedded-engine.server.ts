import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "#platform/log.server.ts";
import type { Connections } from "../database.server.ts";
import { DatabaseDown, databaseErrorCode, isDatabaseEnd } from "../database-error.server.ts";
import type { SqlConnection, SqlResult, SqlSource, SqlStatement } from "../sql-source.server.ts";
import { EmbeddedStatements } from "./embedded-statements.server.ts";
import { EmbeddedThread, EngineEnded, type ThreadOptions } from "./embedded-thread.server.ts";
import { LeftFiles } from "./unsynced-files.server.ts";

const longestWait = 30_000;
const usualMendEvery = 2_000;
/** Anyone who asks a broken engine waits so long for it to be opened anew. */
const longestMending = 5_000;

interface EngineOptions extends ThreadOptions {
  /** What stands against opening the database now, such as a disk without room: a sentence for the log. */
  obstacle(): Promise<string | undefined>;
  log: Log;
  /** The least milliseconds between two attempts to open it again. */
  mendEvery?: number | undefined;
}

interface Listener {
  channel: string;
  heard: (payload: string) => void;
}

/**
 * Hands the one embedded engine out in turns. A transaction keeps its turn until it ends, so neither another
 * transaction nor a single query can slip into it. An engine that broke (a full disk, say) is ended, and
 * opened anew by the next question: it then recovers what was confirmed, as after a crash.
 */
export class EmbeddedEngine implements SqlSource {
  readonly #options: EngineOptions;
  readonly #listeners = new Set<Listener>();
  readonly #files = new LeftFiles();
  #thread: EmbeddedThread | undefined;
  #statements: EmbeddedStatements | undefined;
  #lastTurn: Promise<void> = Promise.resolve();
  #turns = 0;
  #broken: DatabaseDown | undefined;
  #mending: Promise<void> | undefined;
  #obstacle: string | undefined;
  #mayMendAt = 0;
  #ended = false;

  /** Throws what the engine says of a directory that it can't open. */
  static async open(options: EngineOptions): Promise<EmbeddedEngine> {
    const engine = new EmbeddedEngine(options);
    await engine.#start();
    return engine;
  }

  private constructor(options: EngineOptions) {
    this.#options = options;
  }

  async #start(): Promise<void> {
    // Who starts an engine holds the shop's own lock. Its own one, where it was made and not yet written when
    // its process was killed, would stand against every start.
    rmSync(join(this.#options.directory, "postmaster.pid"), { force: true });
    const { thread, opened } = EmbeddedThread.start(this.#options, this.#files);
    this.#thread = thread;
    try {
      await opened;
      const statements = await EmbeddedStatements.on(thread, (channel, payload) =>
        this.#tell(channel, payload),
      );
      for (const { channel } of this.#listeners) await statements.run(`listen ${channel}`, []);
      this.#statements = statements;
      this.#files.opened();
    } catch (error) {
      await thread.end();
      throw error;
    }
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
    if (this.#broken) await this.#mended();
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
  async listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>> {
    const listener = { channel, heard };
    await this.#alone(() => this.#run(`listen ${channel}`, []));
    this.#listeners.add(listener);
    return async () => {
      this.#listeners.delete(listener);
    };
  }

  #tell(channel: string, payload: string): void {
    for (const listener of this.#listeners) if (listener.channel === channel) listener.heard(payload);
  }

  /** Does something in a turn of its own. */
  async #alone(act: () => Promise<unknown>): Promise<void> {
    const { release } = await this.connect();
    try {
      await act();
    } finally {
      release(false);
    }
  }

  async end(): Promise<void> {
    // A broken engine must not write another byte: the next start recovers what was confirmed.
    if (this.#ended) return;
    this.#ended = true;
    if (!this.#broken) return this.#alone(async () => this.#thread?.close());
    await this.#thread?.end();
    await this.#mending;
  }

  #queue(): { turn: Promise<void>; done: () => void } {
    const turn = this.#lastTurn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastTurn = turn.then(() => promise);
    this.#turns += 1;
    void this.#lastTurn.then(() => {
      this.#turns -= 1;
    });
    // Without a way through the event loop those that can be heard are served to the end before anybody looks
    // at the network again, and a new connection waits for seconds.
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
      const result = await this.#statements?.run<R>(text, values);
      // After a crash inside the engine its answers are merely empty; a statement counts only when it says
      // what it did.
      if (!result?.command) throw new EngineEnded("no answer");
      return result;
    } catch (error) {
      const isEnd = error instanceof EngineEnded || (databaseErrorCode(error) && isDatabaseEnd(error));
      throw isEnd ? this.#breakDown(error) : error;
    }
  }

  #breakDown(error: unknown): DatabaseDown {
    const reason = error instanceof Error ? error.message : String(error);
    this.#broken = new DatabaseDown(
      `The embedded database has stopped (${reason}). Nothing unconfirmed was kept. ` +
        "Check that the disk has room and works; the database then goes on by itself.",
      { cause: error },
    );
    void this.#thread?.end();
    this.#mayMendAt = Date.now() + (this.#options.mendEvery ?? usualMendEvery);
    this.#options.log.error({ reason }, "the embedded database has stopped");
    return this.#broken;
  }

  /** Waits a little for the engine to be opened anew; other questions wait for the same attempt. */
  async #mended(): Promise<void> {
    this.#mending ??= this.#mend().finally(() => {
      this.#mending = undefined;
    });
    const enough = new AbortController();
    const patience = pause(longestMending, undefined, { signal: enough.signal }).catch(() => undefined);
    await Promise.race([this.#mending, patience]);
    enough.abort();
  }

  /** Tells of each obstacle once. */
  async #isObstructed(): Promise<boolean> {
    const obstacle = await this.#options.obstacle();
    if (obstacle && obstacle !== this.#obstacle)
      this.#options.log.error({ reason: obstacle }, "the embedded database can't go on yet");
    this.#obstacle = obstacle;
    return obstacle !== undefined;
  }

  /** Opens the directory anew. A failure leaves everything as it was. */
  async #mend(): Promise<void> {
    const { log, mendEvery = usualMendEvery } = this.#options;
    if (this.#ended || Date.now() < this.#mayMendAt) return;
    try {
      await this.#thread?.end();
      if ((await this.#isObstructed()) || this.#ended) return;
      await this.#start();
      this.#broken = undefined;
      log.warn({}, "the embedded database goes on");
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.error({ reason }, "the embedded database can't go on yet");
      return;
    } finally {
      this.#mayMendAt = Date.now() + mendEvery;
    }
    for (const { heard } of this.#listeners) heard("");
  }
}
