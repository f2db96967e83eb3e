// What stands in Latin letters on a page in Hindi, and is not marked as English.

const childless = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const unread = new Set(["script", "style", "template"]);
const saidAttributes = ["aria-label", "alt", "title", "placeholder", "aria-description", "label"];
const saidMetas = /(?:name|property)="(?:description|og:title|og:description|og:image:alt)"/;

interface Open {
  name: string;
  isRead: boolean;
}

const tagOrText = /<![^>]*>|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|([^<]+)/g;

/** The texts that a person reads or is read to, but for those inside an element that says `lang="en"`. */
export function hindiTexts(html: string): string[] {
  const open: Open[] = [];
  const texts = [...html.matchAll(tagOrText)].flatMap(([, close, name = "", attributes = "", text]) => {
    if (text !== undefined) return isRead(open) ? [text] : [];
    if (!name) return [];
    return close ? closed(open, name) : opened(open, name, attributes);
  });
  return texts.map((each) => unescaped(each).trim()).filter(Boolean);
}

const isRead = (open: readonly Open[]): boolean => open.at(-1)?.isRead ?? true;

function closed(open: Open[], name: string): [] {
  const at = open.findLastIndex((element) => element.name === name);
  if (at >= 0) open.splice(at);
  return [];
}

function opened(open: Open[], name: string, attributes: string): string[] {
  const read = isRead(open) && !unread.has(name) && !/\slang="en"/.test(attributes);
  if (!childless.has(name) && !attributes.endsWith("/")) open.push({ name, isRead: read });
  return read ? saidBy(name, attributes) : [];
}

function saidBy(name: string, attributes: string): string[] {
  const value = (attribute: string) => new RegExp(`\\s${attribute}="([^"]*)"`).exec(attributes)?.[1];
  if (name === "meta") return saidMetas.test(attributes) ? [value("content") ?? ""] : [];
  return saidAttributes.flatMap((attribute) => value(attribute) ?? []);
}

const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
const unescaped = (text: string): string =>
  text.replace(/&([#\w]+);/g, (whole, name) => signs[name] ?? whole);

/** Addresses, codes and numbers are the same in every language. */
const sameEverywhere =
  /https?:\/\/\S+|[\w.+-]+@[\w.-]+|\b[\w.-]+\.(?:com|in|example|org)\b|\b[A-Z]{1,4}-[\w-]*\d[\w-]*|\b\d+\w*\b|\b[A-Z]+\d[A-Z\d]*\b/g;

/** The words in Latin letters of a text, but for the allowed ones. */
export const latinWords = (text: string, allowed: ReadonlySet<string>): string[] =>
  (text.replace(sameEverywhere, " ").match(/[A-Za-z][A-Za-z'’.-]*[A-Za-z]/g) ?? []).filter(
    (word) => !allowed.has(word),
  );
