/**
 * Tags after which another line begins: what stands on their two sides is never one word. No tag holds "<":
 * a text of nothing else would be read to its end from each of them.
 */
const breaking =
  /<\/?(?:p|h[1-6]|ul|ol|li|blockquote|figure|figcaption|pre|table|caption|thead|tbody|tfoot|tr|th|td|br|hr|div)\b[^<>]*>/gi;

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

/** The words of well-formed HTML, as the shop keeps it and its editor writes it, in one line. */
export const htmlText = (html: string): string =>
  html
    .replace(breaking, " ")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (entity, name: string) => named[name] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
