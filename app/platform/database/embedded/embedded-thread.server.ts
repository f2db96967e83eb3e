import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { FileChange, LeftFiles } from "./unsynced-files.server.ts";

/** So long may one statement of the engine take. */
const longestSilence = 120_000;
/** So long may its opening say nothing: recovery reads the log, and a first start makes the database. */
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

/** What the thread is started with: the files that engines before it left unsynced, where that is known. */
export interface EngineStart {
  directory: string;
  left: readonly string[] | undefined;
}

const isChange = (message: Uint8Array | "open" | FileChange): message is FileChange =>
  typeof message === "object" && "path" in message;

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
  #late: NodeJS.Timeout | undefined;
  #reason: EngineEnded | undefined;

  /**
   * Starts the engine on a directory. `opened` throws EngineEnded, which says why it can't open that. What it
   * writes and syncs is noted in `files`.
   */
  static start(options: ThreadOptions, files?: LeftFiles): { thread: EmbeddedThread; opened: Promise<void> } {
    const thread = new EmbeddedThread(options, files);
    return { thread, opened: thread.#open() };
  }

  private constructor({ directory, preload, silence = longestSilence }: ThreadOptions, files?: LeftFiles) {
    this.#silence = silence;
    // By its name in package.json: the built shop lies elsewhere, and starts the same file.
    const file = find("#platform/database/embedded/engine-thread.server.ts");
    const execArgv = preload ? [...process.execArgv, `--import=${preload}`] : process.execArgv;
    const workerData: EngineStart = { directory, left: files?.left() };
    this.#worker = new Worker(file, { workerData, execArgv });
    this.#exited = new Promise((resolve) => this.#worker.once("exit", () => resolve()));
    this.#worker.on("exit", () => this.#fail("it has ended"));
    this.#worker.on("error", (error) => this.#fail(error instanceof Error ? error.message : String(error)));
    this.#worker.on("message", (message: Uint8Array | "open" | FileChange) => {
      this.#late?.refresh();
      if (isChange(message)) return files?.note(message);
      const waiting = this.#waiting;
      this.#waiting = undefined;
      waiting?.resolve(message === "open" ? new Uint8Array() : message);
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
    this.#late = setTimeout(() => {
      this.#fail(`it said nothing for ${silence} ms`);
      void this.#worker.terminate();
    }, silence);
    ask();
    try {
      return await promise;
    } finally {
      clearTimeout(this.#late);
      this.#late = undefined;
    }
  }

  #fail(reason: string): void {
    this.#reason ??= new EngineEnded(reason);
    this.#waiting?.reject(this.#reason);
    this.#waiting = undefined;
  }
}
