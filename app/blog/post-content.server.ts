import { isHtml } from "#platform/html-words.ts";
import { plainText, sanitiseHtml } from "#platform/rich-html.server.ts";
import { escapeHtmlLines } from "#values/escape-html.ts";

/** A post's content as it is shown: HTML down to what the shop allows, plain text in paragraphs. */
export const contentHtml = (content: string): string =>
  sanitiseHtml(isHtml(content) ? content : paragraphsOf(content));

function paragraphsOf(text: string): string {
  return text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeHtmlLines(paragraph)}</p>`)
    .join("\n");
}

/** The words of a post, for counting and for describing it. */
export const contentText = (html: string): string => plainText(html, 1_000_000);

const descriptionLength = 155;

export const contentSummary = (html: string): string => plainText(html, descriptionLength);
