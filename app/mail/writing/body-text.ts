import { pathIn } from "#values/language/address.ts";
import { type Language, languageNow } from "#values/language/language.ts";
import { htmlText } from "#values/text/html-text.ts";
import { mailText } from "./mail.text.ts";
import type { Block, MailBody } from "./mail-body.ts";

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

/** A mail's body as plain text: the same words in the same order as its HTML form. */
export function bodyText({ title, blocks, shop, unsubscribe }: MailBody): string {
  const parts = [
    shop.name,
    title,
    ...blocks.map(blockText),
    unsubscribe && `${mailText.unsubscribe}:\n${linkIn(languageNow(), unsubscribe)}`,
    ["-- ", shop.name, shop.address, `${shop.email}, ${shop.phone}`, ...gstin(shop)].join("\n"),
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

export const gstin = (shop: MailBody["shop"]): string[] => (shop.gstin ? [mailText.gstin(shop.gstin)] : []);

function blockText(block: Block): string {
  switch (block.kind) {
    case "heading":
    case "text":
    case "note":
      return block.text;
    case "button":
      return `${block.label}:\n${block.href}`;
    case "facts":
      return block.rows.map(([term, said]) => `${term}: ${said}`).join("\n");
    case "bill":
      return [block.lines, block.sums].map(amounts).join("\n\n");
    case "html":
      return htmlLines(block.html);
    case "picture":
      return block.alt && `[${block.alt}]`;
    // Nobody scans letters: what it says stands in the facts below.
    case "code":
      return "";
    case "cards":
      return block.cards.map(({ name, price, href }) => `${name}, ${price}\n${href}`).join("\n\n");
    case "steps":
      return block.steps.map(({ label, state }) => stepForms[state](label)).join(" → ");
  }
}

const amounts = (rows: readonly (readonly [string, string])[]): string =>
  rows
    .map(([term, amount]) => {
      const [first, ...more] = term.split("\n");
      return [`  ${first}: ${amount}`, ...more.map((each) => `    ${each}`)].join("\n");
    })
    .join("\n");

const stepForms = {
  done: (label: string) => `${label} ✓`,
  current: (label: string) => `[${label}]`,
  ahead: (label: string) => label,
};

/** A link of the shop's own as those who read a language follow it. */
export function linkIn(language: Language, link: string): string {
  if (language === "en") return link;
  const { origin } = new URL(link);
  return origin + pathIn(language, link.slice(origin.length));
}
