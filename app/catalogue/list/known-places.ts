/** A row's place in a list: how many come before it. */
export interface KnownPlace {
  at: number;
  id: string;
}

/**
 * Where rows of long lists stand, as pages that were read have shown: whoever asks for such a page again, or
 * for the next one, need not make the shop pass over all the rows before it once more. Each list has a name;
 * what is known holds for one version of the catalogue.
 */
export class KnownPlaces {
  readonly #most: number;
  readonly #lists = new Map<string, Map<number, string>>();
  #version: number | undefined;
  #known = 0;

  /** Knows up to so many places; past that it begins anew. */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * The known row that is nearest to a place among those at it and before it; undefined when none is known.
   */
  nearest(version: number, list: string, at: number): KnownPlace | undefined {
    if (version !== this.#version) return undefined;
    let nearest: KnownPlace | undefined;
    for (const [known, id] of this.#lists.get(list) ?? [])
      if (known <= at && known > (nearest?.at ?? -1)) nearest = { at: known, id };
    return nearest;
  }

  note(version: number, list: string, { at, id }: KnownPlace): void {
    if (version !== this.#version || this.#known >= this.#most) this.#beginAt(version);
    const places = this.#lists.get(list) ?? new Map<number, string>();
    if (!places.has(at)) this.#known += 1;
    places.set(at, id);
    this.#lists.set(list, places);
  }

  #beginAt(version: number): void {
    this.#lists.clear();
    this.#known = 0;
    this.#version = version;
  }
}
