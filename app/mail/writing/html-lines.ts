import { htmlText } from "#values/text/html-text.ts";

/** Where another paragraph begins. */
const paragraph = /<\/?(?:p|h[1-6]|ul|ol|blockquote|figure|pre|table|div)\b[^>]*>/gi;
const line = /<br\b[^>]*>|<\/?(?:tr|caption|figcaption)\b[^>]*>/gi;

/** Cleaned HTML as a mail's plain form has it: links with their address, lists with marks. */
export function htmlLines(html: string): string {
  const marked = numbered(html)
    .replace(/<img\b[^>]*?\balt="([^"]+)"[^>]*>/gi, "[$1]")
    .replace(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, (_, href: string, words: string) =>
      htmlText(words) === htmlText(href) ? words : `${words} (${href})`,
    )
    .replace(/<hr\b[^>]*>/gi, "\n\n* * *\n\n")
    .replace(/<\/t[dh]>/gi, " ")
    .replace(/\s*\n\s*/g, (gap) => (gap.includes("\n\n") ? "\u2029" : " "))
    .replace(paragraph, "\u2029")
    .replace(line, "\u2028");
  return marked
    .split("\u2029")
    .map((each) => each.split("\u2028").map(htmlText).filter(Boolean).join("\n"))
    .filter(Boolean)
    .join("\n\n");
}

/** List items begin with a number or a mark, each on a line of its own. */
function numbered(html: string): string {
  const counts: number[] = [];
  // The editor writes a paragraph into each item.
  const bare = html.replace(/(<li\b[^>]*>)\s*<p\b[^>]*>/gi, "$1");
  return bare.replace(/<(\/?)(ol|ul|li)\b[^>]*>/gi, (tag, closing: string, name: string) => {
    if (name.toLowerCase() !== "li") {
      if (closing) counts.pop();
      else counts.push(name.toLowerCase() === "ol" ? 1 : 0);
      return tag;
    }
    if (closing) return "";
    const at = counts.length - 1;
    const number = counts[at] ?? 0;
    if (number > 0) counts[at] = number + 1;
    return `\u2028${number > 0 ? `${number}.` : "-"} `;
  });
}
