import { hash } from "node:crypto";
import { TooBusy } from "../limits/too-busy.ts";
import { Turns } from "../limits/turns.server.ts";

const megabyte = 1024 * 1024;

interface Options {
  /** Bytes of all stored papers together at most. */
  most: number;
  /** For how many milliseconds one is stored at most. */
  longest: number;
}

/**
 * Papers of the last minutes, by all that they show and never by whose they are: each request has read that
 * anew, so a paper of before a change is never found again. The oldest go first.
 */
export class KeptPapers {
  readonly #options: Options;
  readonly #kept = new Map<string, { bytes: Uint8Array; over: NodeJS.Timeout }>();
  readonly #drawing = new Map<string, Promise<Uint8Array>>();
  #size = 0;
  #erasures = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Bytes that are stored just now. */
  get size(): number {
    return this.#size;
  }

  /** The paper that shows this: a stored one, or one that is drawn for all requests meanwhile. */
  async take(shown: unknown, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const print = hash("sha256", JSON.stringify(shown));
    const kept = this.#kept.get(print);
    if (kept) return kept.bytes;
    return this.#drawing.get(print) ?? this.#begin(print, draw);
  }

  #begin(print: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const begun = this.#drawn(print, draw).finally(() => {
      // After an erasure another drawing may have begun.
      if (this.#drawing.get(print) === begun) this.#drawing.delete(print);
    });
    this.#drawing.set(print, begun);
    return begun;
  }

  /** Nothing of before is left, nor will be of what is being drawn just now. */
  dropAll(): void {
    this.#erasures += 1;
    this.#drawing.clear();
    for (const print of [...this.#kept.keys()]) this.#drop(print);
  }

  async #drawn(print: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const erasures = this.#erasures;
    const bytes = await draw();
    if (erasures === this.#erasures) this.#keep(print, bytes);
    return bytes;
  }

  #keep(print: string, bytes: Uint8Array): void {
    const { most, longest } = this.#options;
    if (bytes.length > most) return;
    this.#drop(print);
    for (const oldest of [...this.#kept.keys()]) {
      if (this.#size + bytes.length <= most) break;
      this.#drop(oldest);
    }
    const over = setTimeout(() => this.#drop(print), longest).unref();
    this.#kept.set(print, { bytes, over });
    this.#size += bytes.length;
  }

  #drop(print: string): void {
    const kept = this.#kept.get(print);
    if (!kept) return;
    clearTimeout(kept.over);
    this.#kept.delete(print);
    this.#size -= kept.bytes.length;
  }
}

const kept = new KeptPapers({ most: 16 * megabyte, longest: 10 * 60_000 });
const turns = new Turns({ atOnce: 1, most: 40, longest: 20_000 });

/** Papers are drawn one at a time in the whole process. Throws TooBusy where too many wait. */
export async function inPaperTurn<T extends object>(draw: () => Promise<T>): Promise<T> {
  const drawn = await turns.take(draw);
  if (drawn === undefined) throw new TooBusy("too many papers wait to be drawn");
  return drawn;
}

/** The same for a paper that may be stored for some minutes: `shown` is all that stands on it. */
export const drawnOnce = (shown: unknown, draw: () => Promise<Uint8Array>): Promise<Uint8Array> =>
  kept.take(shown, () => inPaperTurn(draw));

/** After an erasure no paper of before it is left. */
export const dropKeptPapers = (): void => kept.dropAll();
