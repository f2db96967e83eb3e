import { plainText } from "#platform/html/rich-html.server.ts";

/** The words of a post, for counting and for describing it. */
export const contentText = (html: string): string => plainText(html, 1_000_000);

const descriptionLength = 155;

export const contentSummary = (html: string): string => plainText(html, descriptionLength);
