import type { ForeignPicture } from "./foreign.ts";

const image = /<img\s(?:[^<>]*?["'\s])?src\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/**
 * The pictures within a description of another shop's: they come with the product's own, since a text shows
 * no picture from elsewhere. A path of the other shop's leads nowhere.
 */
export const picturesInText = (html: string): ForeignPicture[] =>
  Array.from(html.matchAll(image)).flatMap(([, double, single]) => {
    const src = (double ?? single ?? "").trim().replaceAll("&amp;", "&");
    const url = src.startsWith("//") ? `https:${src}` : src;
    return /^https?:/i.test(url) ? [{ url, alt: "", variants: [], isInText: true }] : [];
  });
