import { type Category, categories, type Technique } from "#catalogue/product.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { rupeesToType, typedRupees } from "#values/money/typed-rupees.ts";
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

const categoryWords: readonly [Category, RegExp][] = [
  ["bags", /\b(bags?|totes?|slings?|jholas?|backpacks?|purses?|clutch(es)?|potlis?|satchels?|handbags?)\b/i],
  [
    "accessories",
    /\b(accessor(y|ies)|stoles?|scar(f|ves)|dupattas?|jewel\w*|earrings?|masks?|pouch(es)?|sleeves?|wallets?|belts?)\b/i,
  ],
  [
    "decor",
    /\b(decor\w*|home|cushions?|runners?|wall|hangings?|lamps?|lampshades?|coasters?|paintings?|art|prints?|throws?)\b/i,
  ],
];

/** The category that a type most likely is; undefined where nothing says so. */
export const guessedCategory = (type: string): Category | undefined =>
  categoryWords.find(([, words]) => words.test(type))?.[0];

/** How its words say that it was made; undefined where they say nothing. */
export function guessedTechnique(words: string): Technique | undefined {
  if (/hand[- ]?paint|madhubani|mithila/i.test(words)) return "hand-painted";
  if (/embroider|stitch|sujani/i.test(words)) return "embroidered";
  return /\b(block|screen)?[- ]?print(ed)?\b/i.test(words) ? "printed" : undefined;
}

const grams: Readonly<Record<string, number>> = {
  g: 1,
  kg: 1000,
  lb: 453.59237,
  lbs: 453.59237,
  oz: 28.349523125,
};

/** '250 g' or '1.25 kg' of a number in a unit; '' for none. */
export function weightText(number: string, unit: string): string {
  const amount = Number(number.replace(",", "."));
  const weight = Math.round(amount * (grams[unit.trim().toLowerCase()] ?? 0));
  if (!Number.isFinite(weight) || weight <= 0) return "";
  return weight < 1000 ? `${weight} g` : `${Number((weight / 1000).toFixed(3))} kg`;
}

/** What something costs there, and before a sale. */
export interface ForeignPrice {
  price: string;
  was: string;
}

interface Prices {
  /** Of the product itself. */
  cells: Pick<Cells, "price" | "sale_price">;
  /** Of each variant where it differs; '' is the product's. */
  own: string[];
  /** A price before a sale could not be kept. */
  isWasLost: boolean;
}

/**
 * One price for all variants stays the product's, with its sale. Different ones are each variant's own, which
 * knows no sale, and the product costs the lowest (CATALOGUE-49).
 */
export function pricesOf(given: readonly ForeignPrice[]): Prices {
  const read = given.map(({ price, was }) => ({ now: typedRupees(price), was: typedRupees(was) }));
  const [first] = read;
  const isSame = read.every(({ now, was }) => now === first?.now && was === first?.was);
  if (isSame && first) {
    const { now, was } = first;
    const isSale = now !== undefined && was !== undefined && was > now;
    const cells = isSale
      ? { price: rupeesToType(was), sale_price: rupeesToType(now) }
      : { price: now === undefined ? (given[0]?.price ?? "") : rupeesToType(now) };
    return { cells, own: read.map(() => ""), isWasLost: false };
  }
  const sums = read.flatMap(({ now }) => (now === undefined ? [] : [now]));
  const lowest: Paise = paise(Math.min(...sums));
  return {
    cells: { price: sums.length > 0 ? rupeesToType(lowest) : "" },
    own: read.map(({ now }) => (now === undefined || now === lowest ? "" : rupeesToType(now))),
    isWasLost: read.some(({ now, was }) => now !== undefined && was !== undefined && was > now),
  };
}

/** What all variants say alike is the product's; what differs is each one's. */
export function sharedText(texts: readonly string[]): { product: string; own: string[] } {
  const first = texts.find((text) => text !== "") ?? "";
  const isSame = texts.every((text) => text === first);
  return { product: first, own: texts.map((text) => (isSame ? "" : text)) };
}

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
