import { type Agent, request } from "node:http";
import { KeptLine } from "./kept-line.ts";

/** One request of a load, as it is sent. */
export interface Shot {
  path: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** The answers that are no error; 200 and 304 unless told. */
  expected?: readonly number[];
}

export interface LoadResult {
  perSecond: number;
  /** Milliseconds, sorted. */
  times: number[];
  errors: string[];
}

export const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/**
 * Sends one request and reads its answer to the end; resolves to its status, where it leads and how long it
 * was.
 */
export function send(
  agent: Agent,
  origin: string,
  shot: Shot,
): Promise<{ status: number; location: string; bytes: number }> {
  const { path, method = "GET", body } = shot;
  const headers = { ...shot.headers, ...(body ? { "content-length": Buffer.byteLength(body) } : {}) };
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, origin), { agent, method, headers }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? "", bytes }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/**
 * Connections that each send their next request when the last was answered, or, with `rate`, when it is due.
 */
export async function load(
  origin: string,
  { connections, seconds, rate }: { connections: number; seconds: number; rate?: number },
  next: () => Shot,
): Promise<LoadResult> {
  const lines = new KeptLines(origin.replace("localhost", "127.0.0.1"), connections);
  const times: number[] = [];
  const errors: string[] = [];
  const begun = performance.now();
  const fire = async (due: number) => {
    const shot = next();
    const status = await lines.ask(shot).catch((error: Error) => error.message);
    times.push(performance.now() - due);
    if (!(shot.expected ?? [200, 304]).some((expected) => expected === status))
      errors.push(`${status} at ${shot.path}`);
  };
  const end = begun + seconds * 1000;
  if (rate === undefined) await Promise.all(Array.from({ length: connections }, () => repeat(end, fire)));
  else await keepPace(begun, end, 1000 / rate, fire);
  lines.close();
  const sorted = times.sort((a, b) => a - b);
  return { perSecond: (times.length * 1000) / (performance.now() - begun), times: sorted, errors };
}

/** So many lines to one shop; who finds none free waits for the next. */
class KeptLines {
  readonly #all: KeptLine[];
  readonly #free: KeptLine[];
  readonly #queue: ((line: KeptLine) => void)[] = [];

  constructor(origin: string, count: number) {
    this.#all = Array.from({ length: count }, () => new KeptLine(origin));
    this.#free = [...this.#all];
  }

  async ask(shot: Shot): Promise<number> {
    const line = this.#free.pop() ?? (await new Promise<KeptLine>((resolve) => this.#queue.push(resolve)));
    try {
      return await line.ask(shot);
    } finally {
      const next = this.#queue.shift();
      if (next) next(line);
      else this.#free.push(line);
    }
  }

  close(): void {
    for (const line of this.#all) line.close();
  }
}

async function repeat(end: number, fire: (due: number) => Promise<void>): Promise<void> {
  while (performance.now() < end) await fire(performance.now());
}

/**
 * A request's time counts from when it was due, so that a slow answer is not hidden by the ones that wait for
 * it.
 */
async function keepPace(
  begun: number,
  end: number,
  pause: number,
  fire: (due: number) => Promise<void>,
): Promise<void> {
  const open = new Set<Promise<void>>();
  for (let due = begun; due < end; due += pause) {
    const wait = due - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    const shot = fire(due).finally(() => open.delete(shot));
    open.add(shot);
  }
  await Promise.all(open);
}
