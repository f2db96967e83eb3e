/** The elements of HTML, those that are no longer written included. */
const elements = new Set(
  `a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br button
  canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset
  figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins isindex
  kbd keygen label legend li link listing main map mark marquee math menu menuitem meta meter nav nobr noembed noframes noscript
  object ol optgroup option output p param picture plaintext pre progress q rb rp rt rtc ruby s samp script search section select
  slot small source spacer span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title
  tr track tt u ul var video wbr xml xmp`.split(/\s+/),
);

const opening = /<([a-z][^\s/<>]*)([^<>]*)/gi;

/**
 * Names of elements that HTML does not know, such as a spreadsheet pastes: markup only where they are closed
 * again.
 */
const foreign = /^[a-z][\w:-]*$/i;

/** Tells tags from words that somebody put in angle brackets, such as an e-mail address. */
function tagsIn(text: string): (name: string, rest: string) => boolean {
  const closed = new Set(
    Array.from(text.matchAll(/<\/([a-z][^\s/<>]*)/gi), ([, name = ""]) => name.toLowerCase()),
  );
  return (name, rest) =>
    elements.has(name.toLowerCase()) ||
    (foreign.test(name) && (closed.has(name.toLowerCase()) || rest.endsWith("/")));
}

/**
 * HTML in which words in angle brackets are words: `<asha@example.com>` is no tag, nor is one that never
 * ends.
 */
export function keepBracketedWords(html: string): string {
  const isTag = tagsIn(html);
  return html.replace(opening, (part, name: string, rest: string, at: number) =>
    isTag(name, rest) && at + part.length < html.length ? part : `&lt;${part.slice(1)}`,
  );
}

/** Is a text written in HTML, rather than plain? */
export function isHtml(text: string): boolean {
  const isTag = tagsIn(text);
  for (const { 0: part, 1: name = "", 2: rest = "", index } of text.matchAll(opening)) {
    if (text[index + part.length] === ">" && isTag(name, rest)) return true;
  }
  return false;
}
