/** The inner markup of parts of pages, by a name that says all that they depend on besides the shop's settings. */
export type DrawnParts = Map<string, string>;

const drawn = new WeakMap<object, DrawnParts>();

/** What was drawn under these settings; forgotten with them. */
export function drawnUnder(settings: object): DrawnParts {
  const parts = drawn.get(settings) ?? new Map<string, string>();
  drawn.set(settings, parts);
  return parts;
}

/**
 * Keeps the parts that a render drew for the first time (`ui/drawn-once.tsx`), and takes their marks out of the page. A mark begins
 * with the render's nonce, which nothing that a visitor wrote can know.
 */
export function keepParts(rendered: string, nonce: string, parts: DrawnParts): string {
  const mark = ` data-drawn="${nonce} `;
  let page = rendered;
  for (let at = page.indexOf(mark); at >= 0; at = page.indexOf(mark, at)) {
    const nameEnd = page.indexOf('"', at + mark.length);
    const name = page.slice(at + mark.length, nameEnd);
    const tag = page.slice(page.lastIndexOf("<", at) + 1, page.indexOf(" ", page.lastIndexOf("<", at)));
    page = page.slice(0, at) + page.slice(nameEnd + 1);
    const begin = page.indexOf(">", at) + 1;
    parts.set(name, ownText(page.slice(begin, page.indexOf(`</${tag}>`, begin))));
  }
  return page;
}

/** A slice would hold on to the page that it was cut from. */
const ownText = (slice: string): string => Buffer.from(slice).toString();
