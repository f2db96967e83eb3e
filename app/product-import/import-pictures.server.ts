import { mostPictures } from "#catalogue/admin/form/product-answer.ts";
import type { ProductRow } from "#catalogue/admin/product-columns.server.ts";
import { mostAltLetters } from "#records/long-alts.ts";
import { fieldText } from "#ui/form/form.text.ts";
import { webAddress } from "#values/contact/web-address.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { hasAtMost } from "#values/text/letters.ts";
import { importText } from "./import.text.ts";
import type { CsvColumn } from "./product-cells.server.ts";

/** A product's pictures as a line of a file has them. */
export type PictureColumns = Pick<ProductRow, "images" | "image_alt_texts" | "og_image_url">;

/**
 * A file may put a product's own pictures in another order, leave some out, and name pictures that lie
 * elsewhere on the web. Those that were fetched already (`fetched`, by the address elsewhere) are the own
 * ones. `changed` returns a column's cell where the file changes it.
 */
export function importedPictures(
  before: ProductRow | undefined,
  changed: (column: CsvColumn) => string | undefined,
  fetched: ReadonlyMap<string, string> = new Map(),
): { problems: string[]; columns: PictureColumns } {
  const lines = (text: string | undefined, own: string[] | undefined): string[] =>
    text === undefined ? (own ?? []) : text.split(/\r?\n/).map((line) => line.trim());
  const own = new Set([...(before?.images ?? []), before?.og_image_url ?? ""]);
  const asKept = (url: string): string => {
    const kept = fetched.get(url);
    return kept !== undefined && own.has(kept) ? kept : url;
  };
  const images = lines(changed("images"), before?.images).filter(Boolean).map(asKept);
  const givenAlts = changed("image_alt_texts");
  const alts = lines(givenAlts, before?.image_alt_texts).map((alt) => cleanText(alt, alt.length));
  const givenShare = changed("og_image_url");
  const share = givenShare === undefined ? (before?.og_image_url ?? null) : asKept(givenShare.trim()) || null;
  const added = images.filter((url) => !own.has(url));
  const problems = added.flatMap((url) => problemWith("images", url));
  if (share && !own.has(share)) problems.push(...problemWith("og_image_url", share));
  if (added.length > 0 && images.length > mostPictures) problems.push(importText.mostPictures(mostPictures));
  if (givenAlts !== undefined && alts.some((alt) => !hasAtMost(alt, mostAltLetters)))
    problems.push(`image_alt_texts: ${fieldText.long(mostAltLetters)}`);
  const columns = { images, image_alt_texts: alts.slice(0, images.length), og_image_url: share };
  return { problems, columns: before && isAsBefore(before, columns) ? pictureColumnsOf(before) : columns };
}

function problemWith(column: "images" | "og_image_url", url: string): string[] {
  const named = `${column}: “${url.slice(0, 80)}”`;
  if (several.test(url)) return [`${importText.severalAddresses(named)} ${importText.oneEach[column]}`];
  return webAddress(url) ? [] : [importText.noAddress(named)];
}

/** Addresses in a row: a comma, too, may stand in one, but hardly before “https://” or a picture's path. */
const several = /[,;|\s](?:https?:\/\/|\/files\/)/i;

const pictureColumnsOf = ({ images, image_alt_texts, og_image_url }: ProductRow): PictureColumns => ({
  images,
  image_alt_texts,
  og_image_url,
});

/** Alt texts that are all blank, or missing at the end, say the same. */
function isAsBefore(before: ProductRow, after: PictureColumns): boolean {
  const told = ({ images, image_alt_texts, og_image_url }: PictureColumns) =>
    JSON.stringify([images, images.map((_, place) => image_alt_texts[place] ?? ""), og_image_url]);
  return told(before) === told(after);
}
