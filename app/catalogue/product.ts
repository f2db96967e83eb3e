import { detailWords } from "./details.text.ts";
import type { PersonalField } from "./options/personal.ts";
import type { MomentPrice } from "./price-at.ts";

/** What the shown reviews of a product make together. */
export interface Rating {
  count: number;
  /** Of their stars. */
  sum: number;
}

/** With fewer a card shows no stars (REVIEW-7). */
export const fewestOnCards = 3;

/** To one decimal, a half upwards: '4.7', and '5' without a decimal. */
export const averageStars = ({ count, sum }: Rating): string => String(Math.round((sum * 10) / count) / 10);

/** As it stands beside a star: '4.7 (12 reviews)'. */
export const ratingWords = (rating: Rating): string =>
  `${averageStars(rating)} (${detailWords.reviews(rating.count)})`;

/** The words of the catalogue, in the order in which menus show them. */
export const collections = ["core", "artisanal", "limited"] as const;
export const categories = ["bags", "accessories", "decor", "other"] as const;
export const techniques = ["hand-painted", "embroidered", "printed", "other"] as const;

export type Collection = (typeof collections)[number];
export type Category = (typeof categories)[number];
export type Technique = (typeof techniques)[number];

/** What a product card in a grid shows of a product, at the price of the moment. */
export interface ProductSummary extends MomentPrice {
  id: string;
  slug: string;
  name: string;
  collection: Collection;
  artisan: string | null;
  inStock: boolean;
  /** Made once it is ordered; what cards show leaves it out. */
  madeToOrder?: true;
  /** From when on it is made again that no promised week has room for, in words (PROMISE-13). */
  madeAgain?: string;
  /** Its variants cost different sums; `price` is the lowest. */
  priceVaries?: boolean;
  /** Before it goes into a cart, something has to be chosen or written. */
  needsChoice?: boolean;
  /** What its shown reviews make together, such as '4.7 (12 reviews)': on a card from a few on (REVIEW-7). */
  rated?: string;
  /** The first two pictures: the second shows on hover. */
  images: readonly string[];
  imageAlt: string;
  /** Which of its texts stand in English, where another language is spoken; the columns' names (HINDI-11). */
  english?: readonly string[] | undefined;
}

/** What the product's own page shows. Empty facts are null and their rows are left out. */
export interface Product extends Omit<ProductSummary, "imageAlt"> {
  category: Category;
  technique: Technique;
  artisanId: string | null;
  limited: boolean;
  edition: string | null;
  /** Pieces left, or null when nobody counts them. */
  stockCount: number | null;
  /** Null for what is there already. */
  lead: LeadDays | null;
  /** False for what comes back only if it arrives damaged; missing for all else. */
  returnable?: false;
  /** What can be written on it; missing where nothing can. */
  personal?: readonly PersonalField[];
  sku: string | null;
  /** Sanitised HTML. */
  descriptionHtml: string;
  /** The same in plain words, shortened, for what others show of the page. */
  summary: string;
  imageAlts: readonly string[];
  features: readonly string[];
  /**
   * The rows of 'Product Details': only those that are filled in. Of a product with variants also those that
   * follow the chosen one, filled in or not.
   */
  details: readonly { label: string; text: string; follows?: "sku" | "weight" }[];
  material: string | null;
  story: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
  ogTitle: string | null;
  ogDescription: string | null;
  ogImageUrl: string | null;
}

/** Working days within which a piece that is made to order leaves. */
export interface LeadDays {
  from: number;
  to: number;
}

export const productPath = (product: { slug: string }): string => `/shop/${encodeURIComponent(product.slug)}`;

/**
 * Can it be bought? The shop's flag says so, and where its pieces are counted, some are left (CATALOGUE-2).
 */
export const isAvailable = (stock: { inStock: boolean; stockCount: number | null }): boolean =>
  stock.inStock && (stock.stockCount === null || stock.stockCount > 0);

interface StockRow {
  stock_count: number | null;
  made_to_order: boolean;
}

/** Pieces left; null where nobody counts them, as of what is made to order (CATALOGUE-47). */
export const countedOf = ({ stock_count, made_to_order }: StockRow): number | null =>
  made_to_order ? null : stock_count;

/** The leads of a row; null for what is not made to order. */
export const leadOf = (row: {
  made_to_order: boolean;
  lead_days_from: number | null;
  lead_days_to: number | null;
}): LeadDays | null =>
  row.made_to_order && row.lead_days_to !== null
    ? { from: row.lead_days_from ?? row.lead_days_to, to: row.lead_days_to }
    : null;

/** The largest quantity the stepper offers: 999 (CATALOGUE-28), or what is left of a counted product. */
export const mostPerOrder = (stockCount: number | null): number =>
  Math.max(1, Math.min(999, stockCount ?? 999));

/**
 * The features column is one comma-separated text; commas inside brackets or numbers ('1,200 g') do not
 * split.
 */
export function featureList(features: string | null): string[] {
  const texts = features?.match(/(?:\d,(?=\d)|\([^)]*\)|[^,])+/g) ?? [];
  return texts.map((text) => text.trim()).filter(Boolean);
}
