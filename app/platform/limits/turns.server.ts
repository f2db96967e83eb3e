import { senderBlock } from "./rate-limit.db.server.ts";

interface Options {
  /** So much is made at once at most. */
  atOnce: number;
  /** So many wait for their turn at most. */
  most: number;
  /** Milliseconds that each of them waits at most. */
  longest: number;
}

/**
 * Lets little of one kind be made at once, and few wait for that. What comes beyond is answered that it
 * should come again, so that however many searches or papers are requested, carts, checkouts and payments
 * find connections and time.
 */
export class Turns {
  readonly #options: Options;
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Makes something in its turn; undefined when there is none within reach. */
  async take<T>(make: () => Promise<T>): Promise<T | undefined> {
    if (this.#running >= this.#options.atOnce) {
      if (!(await this.#turnCame())) return undefined;
    } else this.#running += 1;
    try {
      return await make();
    } finally {
      this.#next();
    }
  }

  /** True once a turn was handed over by who had it before. */
  async #turnCame(): Promise<boolean> {
    if (this.#waiting.size >= this.#options.most) return false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const come = () => resolve(true);
    this.#waiting.add(come);
    const over = setTimeout(() => this.#waiting.delete(come) && resolve(false), this.#options.longest);
    const hasCome = await promise;
    clearTimeout(over);
    return hasCome;
  }

  #next(): void {
    const [first] = this.#waiting;
    if (!first) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(first);
    first();
  }
}

/** Counts what each network has open, so that none takes all the places of those who wait. */
export class TurnsOfNetworks {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Does something for an address; undefined where its network has so much open already. */
  async take<T>(address: string, act: () => Promise<T>): Promise<T | undefined> {
    const network = senderBlock(address);
    const open = this.#open.get(network) ?? 0;
    if (open >= this.#most) return undefined;
    this.#open.set(network, open + 1);
    try {
      return await act();
    } finally {
      this.#close(network);
    }
  }

  #close(network: string): void {
    const left = (this.#open.get(network) ?? 1) - 1;
    if (left === 0) this.#open.delete(network);
    else this.#open.set(network, left);
  }
}
