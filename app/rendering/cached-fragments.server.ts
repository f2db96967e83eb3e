/** Some 6 MB of cards. */
const mostKept = 1000;

/**
 * The inner markup of fragments of pages, by a name that says all that they depend on besides the shop's
 * settings.
 */
export type FragmentCache = Map<string, string>;

const caches = new WeakMap<object, FragmentCache>();

/** What was drawn under these settings; forgotten with them. */
export function fragmentsUnder(settings: object): FragmentCache {
  const fragments = caches.get(settings) ?? new Map<string, string>();
  caches.set(settings, fragments);
  return fragments;
}

/** The fragments of one render, as `ui/cached-fragment.tsx` asks for them. */
export interface FragmentsOfRender {
  get(name: string): string | undefined;
  /** Marks a fragment that this render draws itself. */
  mark(name: string): string;
  /** Keeps the fragments that the render drew, and takes their marks out of its text. */
  keep(rendered: string): string;
}

/**
 * What a render need not draw again, and what it draws for the next ones (`ui/cached-fragment.tsx`). A mark
 * begins with the render's nonce, which nothing that a visitor wrote can know.
 */
export function fragmentsOfRender(fragments: FragmentCache, nonce: string): FragmentsOfRender {
  const marked: string[] = [];
  return {
    get: (name) => fragments.get(name),
    mark: (name) => `${nonce} ${marked.push(name) - 1}`,
    keep: (rendered) => (marked.length === 0 ? rendered : keepMarked(rendered, nonce, marked, fragments)),
  };
}

function keepMarked(
  rendered: string,
  nonce: string,
  marked: readonly string[],
  fragments: FragmentCache,
): string {
  const mark = ` data-fragment="${nonce} `;
  let page = "";
  let done = 0;
  for (let at = rendered.indexOf(mark); at >= 0; at = rendered.indexOf(mark, done)) {
    const number = rendered.slice(at + mark.length, rendered.indexOf('"', at + mark.length));
    const begin = rendered.indexOf(">", at) + 1;
    const endMark = `<i${mark}${number}"></i>`;
    const end = rendered.indexOf(endMark, begin);
    const name = marked[Number(number)];
    if (name !== undefined) keepFragment(fragments, name, rendered.slice(begin, end));
    page += rendered.slice(done, at) + rendered.slice(at + mark.length + number.length + 1, end);
    done = end + endMark.length;
  }
  return page + rendered.slice(done);
}

/** The oldest fragment goes where there are too many. */
function keepFragment(fragments: FragmentCache, name: string, slice: string) {
  const [oldest] = fragments.keys();
  if (fragments.size >= mostKept && oldest !== undefined) fragments.delete(oldest);
  // A slice would hold on to the page that it was cut from.
  fragments.set(name, Buffer.from(slice).toString());
}
