import type { Category, Collection } from "./product.ts";

export const collectionLabels: Record<Collection, string> = {
  core: "Core Collection",
  artisanal: "Artisanal Collection",
  limited: "Limited Editions",
};

/**
 * The short name on a product card's mark; a single piece is of one edition, so its singular differs from the
 * menu's.
 */
export const collectionBadges: Record<Collection, string> = {
  core: "Core",
  artisanal: "Artisanal",
  limited: "Limited Edition",
};

export const categoryLabels: Record<Category, string> = {
  bags: "Bags",
  accessories: "Accessories",
  decor: "Home Decor",
  other: "Other",
};

export const stockWords = {
  in: "In stock",
  out: "Out of stock",
  /** Stands where others read 'In stock' (CATALOGUE-47). */
  toOrder: "Made to order",
};

export const priceWords = {
  /** Before the lowest of several prices. */
  from: "From ",
  was: "Was ",
};

export const productWords = {
  by: (artisan: string) => `by ${artisan}`,
  limitedEdition: "Limited edition",
};
