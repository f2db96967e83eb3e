import sanitize from "sanitize-html";

const options: sanitize.IOptions = {
  allowedTags: [
    "h2",
    "h3",
    "h4",
    "p",
    "br",
    "hr",
    "blockquote",
    "ul",
    "ol",
    "li",
    "strong",
    "b",
    "em",
    "i",
    "u",
    "s",
    "a",
    "figure",
    "figcaption",
    "img",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
    "code",
    "pre",
    "sub",
    "sup",
  ],
  allowedAttributes: {
    a: ["href", "title", "rel"],
    img: ["src", "alt", "width", "height", "loading"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowProtocolRelative: false,
  transformTags: {
    // The page has its own h1.
    h1: "h2",
    a: sanitize.simpleTransform("a", { rel: "noopener nofollow" }),
    img: sanitize.simpleTransform("img", { loading: "lazy" }),
  },
};

/** Texts are shown far more often than they change, so what was made of them is remembered; the oldest go first. */
function remembering(make: (html: string) => string): (html: string) => string {
  const made = new Map<string, string>();
  return (html) => {
    const known = made.get(html);
    if (known !== undefined) return known;
    const [oldest] = made.keys();
    if (made.size >= mostRemembered && oldest !== undefined) made.delete(oldest);
    const clean = make(html);
    made.set(html, clean);
    return clean;
  };
}

const mostRemembered = 500;

/** HTML that an owner wrote, down to what the shop shows: texts, lists, tables, links, pictures. No script, no style. */
export const sanitiseHtml = remembering((html) => sanitize(html, options));

const named: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&nbsp;": " ",
};

/** The words of an HTML text in one line. */
const wordsOf = remembering((html) => {
  const spaced = html.replace(/<\/(p|h\d|li|div|td|th)>|<br\s*\/?>/gi, " ");
  return sanitize(spaced, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (entity) => named[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
});

/** The words of an HTML text in one line, cut at a word's end to at most `most` characters. */
export function plainText(html: string, most: number): string {
  const line = wordsOf(html);
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  return `${cut.slice(0, cut.lastIndexOf(" ") > 0 ? cut.lastIndexOf(" ") : undefined).toWellFormed()}…`;
}
