import type { Category, Technique } from "#catalogue/product.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { rupeesToType, typedRupees } from "#values/money/typed-rupees.ts";
import type { Cells } from "../product-cells.server.ts";

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
  /** A price before a sale could not be taken. */
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
