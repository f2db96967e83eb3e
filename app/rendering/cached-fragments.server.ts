import type { CachedFragments } from "#ui/render-facts.tsx";

/** Some 2 MB of product cards. */
const mostKept = 400;

/** The markup of fragments by their names. */
export type FragmentStore = Map<string, string>;

const stores = new WeakMap<object, Map<string, FragmentStore>>();

/** What was rendered under these settings of the shop, for pages of one kind; forgotten with the settings. */
export function fragmentsUnder(settings: object, kind: string): FragmentStore {
  const kinds = stores.get(settings) ?? new Map<string, FragmentStore>();
  stores.set(settings, kinds);
  const store = kinds.get(kind) ?? new Map<string, string>();
  kinds.set(kind, store);
  return store;
}

interface RenderedFragment {
  name: string;
  ownMarkup: readonly string[];
}

/** The fragments of one render, as `ui/cached-fragment.tsx` asks for them. */
export class FragmentsOfRender implements CachedFragments {
  private readonly store: FragmentStore;
  /** Begins each mark: what nobody who wrote a text of the page can know. */
  private readonly secret: string;
  private readonly rendered: RenderedFragment[] = [];

  constructor(store: FragmentStore, secret: string) {
    this.store = store;
    this.secret = secret;
  }

  get(name: string, ownMarkup: readonly string[]): string | undefined {
    const markup = this.store.get(name);
    return markup === undefined ? undefined : ownMarkup.reduce(withOwn, markup);
  }

  mark(name: string, ownMarkup: readonly string[]): string {
    return `${this.secret} ${this.rendered.push({ name, ownMarkup }) - 1}`;
  }

  /** Keeps the fragments that this render made, and takes their marks out of its markup. */
  keep(page: string): string {
    const parts: string[] = [];
    let done = 0;
    for (const [place, fragment] of this.rendered.entries()) {
      const mark = ` data-fragment="${this.secret} ${place}"`;
      const at = page.indexOf(mark, done);
      if (at < 0) continue;
      const begin = page.indexOf(">", at) + 1;
      const endMark = `<i${mark}></i>`;
      const end = page.indexOf(endMark, begin);
      const markup = page.slice(begin, end);
      this.keepFragment(fragment, markup);
      parts.push(page.slice(done, at), page.slice(at + mark.length, begin), markup);
      done = end + endMark.length;
    }
    return parts.length === 0 ? page : parts.join("") + page.slice(done);
  }

  /** The oldest fragment goes where there are too many. One whose own markup is not found is not stored. */
  private keepFragment({ name, ownMarkup }: RenderedFragment, markup: string): void {
    if (!ownMarkup.every((own) => markup.includes(own))) return;
    const [oldest] = this.store.keys();
    if (this.store.size >= mostKept && oldest !== undefined) this.store.delete(oldest);
    const shared = ownMarkup.reduce((text, own, place) => text.replaceAll(own, placeOf(place)), markup);
    // A slice would hold on to the page that it was cut from.
    this.store.set(name, Buffer.from(shared).toString());
  }
}

/** Stands in a stored fragment for what is each page's own: no markup has this letter. */
const placeOf = (place: number): string => `\0${place}\0`;

const withOwn = (markup: string, own: string, place: number): string =>
  markup.replaceAll(placeOf(place), () => own);
