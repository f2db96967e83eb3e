/**
 * Searches that are known to find more than is counted. Whoever asks for such a list again, or for its next page, need not have the
 * shop look for that many products once more. What is known holds for one version of the catalogue.
 */
export class FrequentSearches {
  readonly #most: number;
  readonly #known = new Set<string>();
  #version: number | undefined;

  /** Knows up to so many; past that it begins anew. */
  constructor(most: number) {
    this.#most = most;
  }

  /** The version for which it is known; undefined when it is not. */
  versionOf(search: string): number | undefined {
    return this.#known.has(search) ? this.#version : undefined;
  }

  note(search: string, version: number): void {
    if (version !== this.#version || this.#known.size >= this.#most) this.#known.clear();
    this.#version = version;
    this.#known.add(search);
  }
}
