import { addressAt } from "#values/contact/address-at.ts";
import type { ForeignPicture } from "./foreign.ts";

const image = /<img\s(?:[^<>]*?["'\s])?src\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/**
 * The pictures within a description of another shop's that may show the piece: they come with the product's
 * own, since a text shows no picture from elsewhere. A path of the other shop's leads nowhere. What is small
 * by its own words, drawn, or named as a badge or a counter shows no piece (IMPORT-8).
 */
export const picturesInText = (html: string): ForeignPicture[] =>
  Array.from(html.matchAll(image)).flatMap(({ 0: begun, 1: double, 2: single, index }) => {
    const src = (double ?? single ?? "").trim().replaceAll("&amp;", "&");
    const url = src.startsWith("//") ? `https:${src}` : src;
    if (!/^https?:/i.test(url) || isSmall(begun + restOf(html, index + begun.length)) || isFurniture(url))
      return [];
    return [{ url, alt: "", variants: [], isInText: true }];
  });

/** A tag's attributes after its address; one without an end is not read on for ever. */
const restOf = (html: string, from: number): string => html.slice(from, from + 1000).replace(/>.*/s, ">");

/** Pixels. Badges and icons are at most as wide or high in descriptions; 1 by 1 is a counter. */
const smallest = 150;

/** Width or height by attribute or style; no share in percent. */
const size = /[\s"';](?:width|height)\s*[=:]\s*["']?\s*(\d{1,5})(?:px)?\s*["';>\s/]/gi;

const isSmall = (tag: string): boolean =>
  Array.from(tag.matchAll(size)).some(([, pixels]) => Number(pixels) <= smallest);

const furniture =
  /(?:^|[^a-z])(?:badges?|payments?|visa|mastercard|paypal|razorpay|pixel|spacer|tracking|tracker|emoji)(?:[^a-z]|$)/i;

function isFurniture(url: string): boolean {
  const path = addressAt(url)?.pathname ?? "";
  return /[.](?:svg|gif)$/i.test(path) || furniture.test(path.split("/").at(-1) ?? "");
}

/** A picture in the descriptions of several products shows none of them: it is the other shop's furniture. */
export function withoutShared<Product extends { pictures: readonly ForeignPicture[] }>(
  products: readonly Product[],
): (Product & { pictures: ForeignPicture[] })[] {
  const seen = new Map<string, number>();
  for (const { pictures } of products)
    for (const { url, isInText } of pictures) if (isInText) seen.set(url, (seen.get(url) ?? 0) + 1);
  return products.map((product) => ({
    ...product,
    pictures: product.pictures.filter(({ url, isInText }) => !isInText || (seen.get(url) ?? 0) < 2),
  }));
}
