/**
 * What is known of a search: that it finds more than is counted, or what it is corrected to because it finds
 * nothing.
 */
export type SearchFact = { isFrequent: true } | { correctedTo: string };

/**
 * Searches of which something is known that takes long to find out. Whoever asks for such a list again, or
 * for its next page, need not have the shop find it out once more. What is known holds for one version of the
 * catalogue.
 */
export class KnownSearches {
  readonly #most: number;
  readonly #facts = new Map<string, SearchFact>();
  #version: number | undefined;

  /** Knows up to so many; past that it begins anew. */
  constructor(most: number) {
    this.#most = most;
  }

  /** What is known, and of which version; undefined when nothing is. */
  of(search: string): { fact: SearchFact; version: number } | undefined {
    const fact = this.#facts.get(search);
    return fact && this.#version !== undefined ? { fact, version: this.#version } : undefined;
  }

  note(search: string, fact: SearchFact, version: number): void {
    if (version !== this.#version || this.#facts.size >= this.#most) this.#facts.clear();
    this.#version = version;
    this.#facts.set(search, fact);
  }
}
