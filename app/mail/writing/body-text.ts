import { languageNow } from "#values/language/language.ts";
import { htmlLines } from "./html-lines.ts";
import { linkIn } from "./link-in.ts";
import { mailText } from "./mail.text.ts";
import type { Block, MailBody } from "./mail-body.ts";

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
