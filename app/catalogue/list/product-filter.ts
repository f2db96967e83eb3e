import { cleanText } from "#values/text/clean-text.ts";
import {
  type Category,
  type Collection,
  categories,
  collections,
  type Technique,
  techniques,
} from "../product.ts";

/** Products on one page of the catalogue. */
export const pageSize = 9;

/** The price bands (CATALOGUE-11); their limits stand in the database's price_band(). */
export const priceBands = ["under-500", "500-1000", "over-1000"] as const;

/** The orders of the catalogue (CATALOGUE-12), as the menu offers them. */
export const sortChoices = [
  "featured",
  "newest",
  "price-asc",
  "price-desc",
  "name-asc",
  "name-desc",
  "country",
] as const;

export type PriceBand = (typeof priceBands)[number];
export type SortChoice = (typeof sortChoices)[number];

/** What a visitor asks of the catalogue, as its address says it. */
export interface ProductFilter {
  q?: string;
  collection?: Collection;
  category?: Category;
  price?: PriceBand;
  technique?: Technique;
  artisan?: string;
  /** The key of a country of origin (CATALOGUE-56). */
  country?: string;
  sort: SortChoice;
  page: number;
}

/** The narrowing parts of a filter, in the order of the chips. */
export type FilterName = "q" | "collection" | "category" | "price" | "technique" | "artisan" | "country";

/** A facet: a filter whose values the catalogue lists with counts. */
export type FacetName = "collection" | "category" | "price" | "technique";

/** The filter that stands in the panel once goods come from elsewhere; its values are not counted. */
export type CountryFacet = "country";

/** How many products each value of each facet would show, the other filters applied. */
export type FacetCounts = Record<FacetName, Readonly<Record<string, number>>>;

/** The filters as the panel lists them, each with its values. */
export const facetValues = {
  collection: collections,
  category: categories,
  price: priceBands,
  technique: techniques,
} as const satisfies Record<FacetName, readonly string[]>;

export const facetNames = ["collection", "category", "price", "technique"] as const;

const longestText = 100;
/** Far beyond any catalogue; keeps the offset a number the database takes. */
const furthestPage = 1_000_000;

/**
 * The filter that an address asks for. Unknown parameters and values are dropped; texts are cleaned and cut.
 */
export function parseFilter(parameters: URLSearchParams): ProductFilter {
  const given = (name: string) => parameters.get(name) ?? "";
  const filter: ProductFilter = {
    q: cleanText(given("q"), longestText) || undefined,
    collection: collections.find((word) => word === given("collection")),
    category: categories.find((word) => word === given("category")),
    price: priceBands.find((word) => word === given("price")),
    technique: techniques.find((word) => word === given("technique")),
    artisan: cleanText(given("artisan"), longestText) || undefined,
    country: cleanText(given("country"), longestText) || undefined,
    sort: sortChoices.find((word) => word === given("sort")) ?? "featured",
    page: parsePage(given("page")),
  };
  return filter;
}

/**
 * A whole number from 1 on; whatever else is page 1. Where the list ends is only known later: `clampPage`.
 */
function parsePage(text: string): number {
  if (!/^\d{1,20}$/.test(text)) return 1;
  return Math.min(Math.max(Number(text), 1), furthestPage);
}

/** The filter with something changed; any change but a page turn starts at page 1 again (CATALOGUE-10). */
export const changeFilter = (
  filter: ProductFilter,
  change: Partial<Omit<ProductFilter, "page">>,
): ProductFilter => ({ ...filter, ...change, page: 1 });

/** The whole catalogue, in the order chosen. */
export const clearFilter = (filter: ProductFilter): ProductFilter => ({ sort: filter.sort, page: 1 });

/** How many pages so many products fill; an empty catalogue still has its first page. */
export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / pageSize));

/** A page past the end becomes the last one. */
export const clampPage = (page: number, total: number): number => Math.min(page, pageCount(total));
