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
  Array.from(name.trim()).length <= metaTitleMost ? name.trim() : "";

/** What was typed into a field that ends at a limit; `note` says why a text was cut. */
export function cutAt(text: string, most: number, note: string): { text: string; note?: string } {
  const characters = Array.from(text);
  return characters.length <= most ? { text } : { text: characters.slice(0, most).join(""), note };
}
