/** Some 6 MB of cards. */
const mostKept = 1000;

/**
 * The inner markup of parts of pages, by a name that says all that they depend on besides the shop's
 * settings.
 */
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
 * What a render need not draw again, and what it draws for the next ones (`ui/drawn-once.tsx`). A mark begins
 * with the render's nonce, which nothing that a visitor wrote can know.
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
    const number = rendered.slice(at + mark.length, rendered.indexOf('"', at + mark.length));
    const begin = rendered.indexOf(">", at) + 1;
    const endMark = `<i${mark}${number}"></i>`;
    const end = rendered.indexOf(endMark, begin);
    const name = drawn[Number(number)];
    if (name !== undefined) keepPart(parts, name, rendered.slice(begin, end));
    page += rendered.slice(done, at) + rendered.slice(at + mark.length + number.length + 1, end);
    done = end + endMark.length;
  }
  return page + rendered.slice(done);
}

/** The oldest part goes where there are too many. */
function keepPart(parts: KeptParts, name: string, slice: string) {
  const [oldest] = parts.keys();
  if (parts.size >= mostKept && oldest !== undefined) parts.delete(oldest);
  // A slice would hold on to the page that it was cut from.
  parts.set(name, Buffer.from(slice).toString());
}
