import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";

/** So long may one statement of the engine take. */
const longestSilence = 120_000;
/** So long may its opening take: recovery reads the log, and a first start makes the database. */
const longestOpening = 300_000;
/** The checkpoint of a shutdown; what it leaves undone the next start recovers. */
const longestClosing = 20_000;

export interface ThreadOptions {
  directory: string;
  /** A module that the thread loads before anything else; tests make a disk fail by it. */
  preload?: string | undefined;
  /** For how many milliseconds the open engine may say nothing before it is taken for hung. */
  silence?: number | undefined;
}

const find = createRequire(import.meta.url).resolve;

/** The engine's program, compiled once for all threads that run it. */
let compiled: Promise<WebAssembly.Module> | undefined;
function compiledEngine(): Promise<WebAssembly.Module> {
  compiled ??= readFile(find("@electric-sql/pglite/pglite.wasm")).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

interface Waiting {
  resolve(answer: Uint8Array): void;
  reject(error: Error): void;
}

/** The engine has come to its end, or was brought to it; it answers nothing any more. */
export class EngineEnded extends Error {}

/**
 * The engine in a thread of its own. Whatever becomes of it, an answer comes or an error within the longest
 * silence: a hung engine can't be reasoned with, but a thread can be ended.
 */
export class EmbeddedThread {
  readonly #worker: Worker;
  readonly #exited: Promise<void>;
  readonly #silence: number;
  #waiting: Waiting | undefined;
  #reason: EngineEnded | undefined;

  /** Starts the engine on a directory. `opened` throws EngineEnded, which says why it can't open that. */
  static start(options: ThreadOptions): { thread: EmbeddedThread; opened: Promise<void> } {
    const thread = new EmbeddedThread(options);
    return { thread, opened: thread.#open() };
  }

  private constructor({ directory, preload, silence = longestSilence }: ThreadOptions) {
    this.#silence = silence;
    // By its name in package.json: the built shop lies elsewhere, and starts the same file.
    const file = find("#platform/database/embedded/engine-thread.server.ts");
    const execArgv = preload ? [...process.execArgv, `--import=${preload}`] : process.execArgv;
    this.#worker = new Worker(file, { workerData: directory, execArgv });
    this.#exited = new Promise((resolve) => this.#worker.once("exit", () => resolve()));
    this.#worker.on("exit", () => this.#fail("it has ended"));
    this.#worker.on("error", (error) => this.#fail(error instanceof Error ? error.message : String(error)));
    this.#worker.on("message", (answer: Uint8Array) => {
      const waiting = this.#waiting;
      this.#waiting = undefined;
      waiting?.resolve(answer);
    });
  }

  /**
   * One piece of PostgreSQL's protocol, which is given away, and what the engine answers; the next may be
   * sent when that has come. Throws EngineEnded.
   */
  send(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
    return this.#answered(this.#silence, () => this.#worker.postMessage(bytes, [bytes.buffer]));
  }

  /** Ends the engine with a checkpoint. */
  async close(): Promise<void> {
    this.#worker.postMessage("close");
    await Promise.race([this.#exited, pause(longestClosing, undefined, { ref: false })]);
    await this.end();
  }

  /** Ends the engine where it stands, as a crash would; when this resolves it writes nothing any more. */
  async end(): Promise<void> {
    await this.#worker.terminate();
    await this.#exited;
  }

  async #open(): Promise<void> {
    const engine = await compiledEngine();
    await this.#answered(longestOpening, () => this.#worker.postMessage(engine));
  }

  async #answered(silence: number, ask: () => void): Promise<Uint8Array> {
    if (this.#reason) throw this.#reason;
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    this.#waiting = { resolve, reject };
    const late = setTimeout(() => {
      this.#fail(`it said nothing for ${silence} ms`);
      void this.#worker.terminate();
    }, silence);
    ask();
    try {
      return await promise;
    } finally {
      clearTimeout(late);
    }
  }

  #fail(reason: string): void {
    this.#reason ??= new EngineEnded(reason);
    this.#waiting?.reject(this.#reason);
    this.#waiting = undefined;
  }
}
