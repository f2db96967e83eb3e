/** What WooCommerce writes of a line's type, in every language. */
const kinds = /^(simple|variable|variation|grouped|external)(,\s*(virtual|downloadable))*$/i;

/**
 * Looks at lines whose headings say nothing: WooCommerce writes these in its owner's language, but types of
 * products never. Say each line; then it is known whether a column holds types alone.
 */
export function watchForWoo() {
  let columns: number[] | undefined;
  return {
    see(cells: readonly string[]): void {
      columns = (columns ?? [...cells.keys()]).filter((at) => kinds.test(cells[at]?.trim() ?? ""));
    },
    isWoo: (): boolean => columns !== undefined && columns.length > 0,
  };
}

/** Blocks whose content is paragraphs where nothing else parts it. */
const holders = new Set(["div", "blockquote", "section", "article", "figure", "aside", "main", "details"]);
/** Blocks whose content is a line of text. */
const lines = new Set([
  "p",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "li",
  "td",
  "th",
  "dt",
  "dd",
  "caption",
  "figcaption",
  "summary",
  "address",
]);
/** Blocks between whose parts blanks say nothing. */
const frames = new Set(["ul", "ol", "dl", "table", "thead", "tbody", "tfoot", "tr", "hr"]);

const blockTag = /(<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>)/i;
const nameIn = /^<(\/?)([a-z][a-z0-9]*)/i;

/**
 * A text as WordPress shows it: blank lines part paragraphs and a line's end is a line break, except within
 * blocks that are there already. Comments, by which its newer editor knows its blocks, are no text.
 */
export function wooText(text: string): string {
  const pieces = text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .split(blockTag);
  const open: string[] = [];
  let [html, loose] = ["", ""];
  const close = () => {
    html += shown(loose, open.at(-1));
    loose = "";
  };
  for (const piece of pieces) {
    const [, end, tag = ""] = nameIn.exec(piece) ?? [];
    const name = tag.toLowerCase();
    if (!isBlock(name)) {
      loose += piece;
      continue;
    }
    close();
    html += piece;
    if (end && open.includes(name)) open.length = open.lastIndexOf(name);
    else if (!end && name !== "hr" && !piece.endsWith("/>")) open.push(name);
  }
  close();
  return html.trim();
}

const isBlock = (name: string): boolean =>
  holders.has(name) || lines.has(name) || frames.has(name) || name === "pre";

function shown(text: string, within: string | undefined): string {
  if (within === "pre") return text;
  if (within !== undefined && frames.has(within)) return text.trim();
  if (within !== undefined && lines.has(within)) return broken(text);
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== "")
    .map((part) => `<p>${broken(part)}</p>`)
    .join("\n");
}

/** A line break that is written already needs no second one. */
const broken = (text: string): string => text.trim().replaceAll(/(<br\s*\/?>)?[ \t]*\n\s*/gi, "<br>");
