import { grouped } from "#values/text/grouped.ts";
import { longDay } from "#values/time/date-time.ts";
import type { Category, Collection, Technique } from "./product.ts";

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

export const techniqueLabels: Record<Technique, string> = {
  "hand-painted": "Hand-painted",
  embroidered: "Embroidered",
  printed: "Printed",
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
  /** Of goods that are not ordered yet: the day such as '2026-12-01' by which they leave (CATALOGUE-48). */
  leavesBy: (day: string) => `Made for you: leaves us by ${longDay(day)}`,
  limitedEdition: "Limited edition",
  reviews: (count: number) => `${grouped(count)} ${count === 1 ? "review" : "reviews"}`,
};

/** The rows of 'Product Details'. */
export const detailLabels = {
  material: "Material",
  size: "Size",
  weight: "Weight",
  handles: "Handles",
  technique: "Technique",
  category: "Category",
  sku: "SKU",
};
