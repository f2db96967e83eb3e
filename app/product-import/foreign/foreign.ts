import { type Category, categories } from "#catalogue/product.ts";
import { isBlank } from "#values/text/blank.ts";
import type { Cells } from "../product-cells.server.ts";

const prefix = "category:";

/** The field in which a type's category is chosen. */
export const categoryField = (type: string): string => prefix + type;

/** The categories that the owner chose for types of the file. */
export function chosenCategories(form: FormData): ReadonlyMap<string, Category> {
  const chosen = new Map<string, Category>();
  for (const [name, value] of form) {
    const category = categories.find((word) => word === value);
    if (name.startsWith(prefix) && category && chosen.size < 500)
      chosen.set(name.slice(prefix.length), category);
  }
  return chosen;
}

/** Whose export a file is. */
export type ForeignKind = "shopify" | "woocommerce";

/** A line of it as it stands, by its columns in small letters. */
export interface ForeignRow {
  line: number;
  cells: Readonly<Record<string, string>>;
}

/** A picture that lies on another machine. */
export interface ForeignPicture {
  url: string;
  alt: string;
  /** The variants that show it, by their values. */
  variants: (readonly string[])[];
  /** It stands in the description alone. */
  isInText?: true;
}

/** A line of a variant in this shop's own columns. */
export interface ForeignVariant {
  line: number;
  values: string[];
  cells: Cells;
}

/** A product of the file, in this shop's own columns. */
export interface ForeignProduct {
  line: number;
  name: string;
  slug: string;
  cells: Cells;
  /** What only a product that is new here gets: the owner may have changed it meanwhile. */
  firstCells: Cells;
  /** By which its category is chosen; '' where the file says none. */
  type: string;
  variants: ForeignVariant[];
  pictures: ForeignPicture[];
  /** Its former addresses. */
  paths: string[];
  notes: string[];
}

export interface SkippedLine {
  line: number;
  name: string;
  why: string;
}

/** A file as it is understood. */
export interface ForeignTable {
  kind: ForeignKind;
  products: ForeignProduct[];
  skipped: SkippedLine[];
  /** Former addresses of lists, with the type that they showed; '' for all products. */
  lists: { path: string; type: string }[];
}

/** Whose export has these columns, in small letters; undefined for the shop's own table. */
export function foreignKind(header: readonly string[]): ForeignKind | undefined {
  const has = (...names: string[]) => names.every((name) => header.includes(name));
  if (
    has("title") &&
    (has("handle") || has("url handle")) &&
    header.some((name) => /^(variant|option1) /.test(name))
  )
    return "shopify";
  return has("type", "name", "regular price") && (has("parent") || has("published"))
    ? "woocommerce"
    : undefined;
}

/** The first of several columns that says something. */
export const cellOf = ({ cells }: ForeignRow, ...names: readonly string[]): string =>
  names.map((name) => cells[name]?.trim() ?? "").find((text) => text !== "") ?? "";

/** The pictures of a product: https alone, each once, five at most. */
export function soundPictures(
  given: readonly ForeignPicture[],
  most: number,
): { pictures: ForeignPicture[]; wrong: string[]; left: number } {
  const once = new Map<string, ForeignPicture>();
  const wrong: string[] = [];
  for (const picture of given) {
    const { url } = picture;
    if (isBlank(url)) continue;
    const known = once.get(url);
    if (known) known.variants.push(...picture.variants);
    else if (/^https:\/\/[^\s"<>]+$/i.test(url) && url.length <= 2000)
      once.set(url, { ...picture, variants: [...picture.variants] });
    else wrong.push(url);
  }
  const pictures = [...once.values()];
  return { pictures: pictures.slice(0, most), wrong, left: Math.max(0, pictures.length - most) };
}
