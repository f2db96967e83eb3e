interface Options {
  /** So much is made at once at most. */
  atOnce: number;
  /** So many wait for their turn at most. */
  most: number;
  /** Milliseconds that each of them waits at most. */
  longest: number;
}

/**
 * Lets little of one kind be made at once, and few wait for that. Whatever comes beyond is told to come
 * again, so that however many searches or papers are requested, carts, checkouts and payments find
 * connections and time.
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
