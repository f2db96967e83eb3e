/** Some 6 MB of cards. */
const mostKept = 1000;

/** The inner markup of parts of pages, by a name that says all that they depend on besides the shop's settings. */
export type KeptParts = Map<string, string>;

const kept = new WeakMap<object, KeptParts>();

/** What was drawn under these settings; forgotten with them. */
export function keptUnder(settings: object): KeptParts {
  const parts = kept.get(settings) ?? new Map<string, string>();
  kept.set(settings, parts);
  return parts;
}

/** The parts of one render, as `ui/drawn-once.tsx` asks for them. */
export interface PartsOfRender {
  get(name: string): string | undefined;
  /** Marks a part that this render draws itself. */
  mark(name: string): string;
  /** Keeps the parts that the render drew, and takes their marks out of its text. */
  keep(rendered: string): string;
}

/**
 * What a render need not draw again, and what it draws for the next ones (`ui/drawn-once.tsx`). A mark begins with the render's
 * nonce, which nothing that a visitor wrote can know.
 */
export function partsOfRender(parts: KeptParts, nonce: string): PartsOfRender {
  const drawn: string[] = [];
  return {
    get: (name) => parts.get(name),
    mark: (name) => `${nonce} ${drawn.push(name) - 1}`,
    keep: (rendered) => (drawn.length === 0 ? rendered : keepMarked(rendered, nonce, drawn, parts)),
  };
}

function keepMarked(rendered: string, nonce: string, drawn: readonly string[], parts: KeptParts): string {
  const mark = ` data-drawn="${nonce} `;
  let page = "";
  let done = 0;
  for (let at = rendered.indexOf(mark); at >= 0; at = rendered.indexOf(mark, done)) {
    page += rendered.slice(done, at);
    const markEnd = rendered.indexOf('"', at + mark.length);
    const name = drawn[Number(rendered.slice(at + mark.length, markEnd))];
    if (name !== undefined) keepPart(parts, name, innerText(rendered, at));
    done = markEnd + 1;
  }
  return page + rendered.slice(done);
}

/** What stands in the element within whose first tag this place lies; there is none of its own kind in it. */
function innerText(page: string, place: number): string {
  const tagBegin = page.lastIndexOf("<", place) + 1;
  const tag = page.slice(tagBegin, page.indexOf(" ", tagBegin));
  const begin = page.indexOf(">", place) + 1;
  return page.slice(begin, page.indexOf(`</${tag}>`, begin));
}

/** The oldest part goes where there are too many. */
function keepPart(parts: KeptParts, name: string, slice: string) {
  const [oldest] = parts.keys();
  if (parts.size >= mostKept && oldest !== undefined) parts.delete(oldest);
  // A slice would hold on to the page that it was cut from.
  parts.set(name, Buffer.from(slice).toString());
}
