import { htmlText } from "./html-text.ts";
import { firstLetters, hasAtMost } from "./letters.ts";

/** How long the texts for search engines may be (PRODUCT-4). */
export const metaTitleMost = 60;
export const metaDescriptionMost = 155;

export const metaTexts = {
  title: "Please enter a meta title.",
  description: "Please enter a meta description.",
  titleLong: `Meta title should be max ${metaTitleMost} characters.`,
  descriptionLong: `Meta description should be max ${metaDescriptionMost} characters.`,
} as const;

/** The meta title that a name stands in for: only a short one fits (PRODUCT-4). */
export const defaultMetaTitle = (name: string): string =>
  hasAtMost(name.trim(), metaTitleMost) ? name.trim() : "";

/** The meta description that a text stands in for, cut at a word's end; empty where there are no words. */
export function defaultMetaDescription(html: string): string {
  const words = htmlText(html);
  const whole = firstLetters(words, metaDescriptionMost);
  if (whole === words) return words;
  const end = whole.lastIndexOf(" ");
  return words[whole.length] === " " || end <= 0 ? whole.trim() : whole.slice(0, end);
}

/** What was typed into a field that ends at a limit; `note` says why a text was cut. */
export function cutAt(text: string, most: number, note: string): { text: string; note?: string } {
  return hasAtMost(text, most) ? { text } : { text: firstLetters(text, most), note };
}
