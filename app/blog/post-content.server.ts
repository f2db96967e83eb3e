import { plainText, sanitiseHtml } from "#platform/rich-html.server.ts";

const looksLikeHtml = /<\/?[a-z][^<>]*>/i;

/** A post's content as it is shown: HTML down to what the shop allows, plain text in paragraphs. */
export const contentHtml = (content: string): string =>
  sanitiseHtml(looksLikeHtml.test(content) ? content : paragraphsOf(content));

function paragraphsOf(text: string): string {
  return text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll(/\r?\n/g, "<br>")}</p>`)
    .join("\n");
}

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The words of a post, for counting and for describing it. */
export const contentText = (html: string): string => plainText(html, 1_000_000);

const descriptionLength = 155;

export const contentSummary = (html: string): string => plainText(html, descriptionLength);
