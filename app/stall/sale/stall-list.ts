import type { Paise } from "#values/money/money.ts";

/** Something that a stall sells: a product, or one of its variants. */
export interface StallGood {
  productId: string;
  variantId: string | null;
  sku: string | null;
  name: { en: string; hi: string };
  /** What was chosen, such as 'Red, Large'; null where there is nothing to choose. */
  option: { en: string; hi: string } | null;
  /** With its tax, on the list's day. */
  price: Paise;
  /** Hundredths of a per cent; null where it bears none. */
  taxRate: number | null;
  hsn: string | null;
  /** Pieces that the stall has taken along, less what was brought back. */
  taken: number;
  /** The path of a small width; null where it has no picture. */
  picture: string | null;
}

/** The dated list that a device sells by (STALL-4). The shop keeps a copy of each that it has given. */
export interface StallList {
  /** 32 hex digits of the rest's SHA-256: another price is another list. */
  id: string;
  /** The day in India, such as '2026-12-01'. */
  madeOn: string;
  stall: { id: string; name: string; place: string };
  shop: { name: string; address: string; gstin: string | null; upi: string | null; phone: string };
  goods: readonly StallGood[];
}

/** What names a good of a list. */
export type StallGoodKey = Pick<StallGood, "productId" | "variantId">;

export const isSameGood = (one: StallGoodKey, other: StallGoodKey): boolean =>
  one.productId === other.productId && one.variantId === other.variantId;
