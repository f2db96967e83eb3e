import { cleanText } from "#values/text/clean-text.ts";
import {
  type Category,
  type Collection,
  categories,
  categoryLabels,
  collectionLabels,
  collections,
  type Technique,
  techniqueLabels,
  techniques,
} from "../product.ts";
import { filterNames, shopPath } from "./shop-path.ts";

/** Products on one page of the catalogue. */
export const pageSize = 9;

/**
 * The price bands (CATALOGUE-11), as the menu and the chips name them; their limits stand in the database's
 * price_band().
 */
export const priceBands = [
  { value: "under-500", label: "Under ₹500" },
  { value: "500-1000", label: "₹500 to ₹1,000" },
  { value: "over-1000", label: "Over ₹1,000" },
] as const;

/** The orders of the catalogue (CATALOGUE-12), as the menu offers them. */
export const sortChoices = [
  { value: "featured", label: "Featured" },
  { value: "newest", label: "Newest" },
  { value: "price-asc", label: "Price: low to high" },
  { value: "price-desc", label: "Price: high to low" },
  { value: "name-asc", label: "Name: A to Z" },
  { value: "name-desc", label: "Name: Z to A" },
] as const;

export type PriceBand = (typeof priceBands)[number]["value"];
export type SortChoice = (typeof sortChoices)[number]["value"];

/** What a visitor asks of the catalogue, as its address says it. */
export interface ProductFilter {
  q?: string;
  collection?: Collection;
  category?: Category;
  price?: PriceBand;
  technique?: Technique;
  artisan?: string;
  sort: SortChoice;
  page: number;
}

/** The narrowing parts of a filter, in the order of the chips. */
export type FilterName = "q" | "collection" | "category" | "price" | "technique" | "artisan";

/** A facet: a filter whose values the catalogue lists with counts. */
export type FacetName = "collection" | "category" | "price" | "technique";

export interface Facet {
  name: FacetName;
  label: string;
  /** The choice that does not narrow. */
  all: string;
  choices: readonly { value: string; label: string }[];
}

/** How many products each value of each facet would show, the other filters applied. */
export type FacetCounts = Record<FacetName, Readonly<Record<string, number>>>;

const choicesOf = <Word extends string>(words: readonly Word[], labels: Record<Word, string>) =>
  words.map((value) => ({ value, label: labels[value] }));

/** The filters as the panel lists them. */
export const facets: readonly Facet[] = [
  {
    name: "collection",
    label: "Collection",
    all: "All collections",
    choices: choicesOf(collections, collectionLabels),
  },
  {
    name: "category",
    label: "Category",
    all: "All categories",
    choices: choicesOf(categories, categoryLabels),
  },
  { name: "price", label: "Price", all: "Any price", choices: priceBands },
  {
    name: "technique",
    label: "Technique",
    all: "All techniques",
    choices: choicesOf(techniques, techniqueLabels),
  },
];

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
    price: priceBands.find(({ value }) => value === given("price"))?.value,
    technique: techniques.find((word) => word === given("technique")),
    artisan: cleanText(given("artisan"), longestText) || undefined,
    sort: sortChoices.find(({ value }) => value === given("sort"))?.value ?? "featured",
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

export interface FilterChip {
  name: FilterName;
  label: string;
  /** Where the catalogue stands without it. */
  without: string;
}

/** One removable chip for each filter that is active. */
export function filterChips(filter: ProductFilter): FilterChip[] {
  return filterNames.flatMap((name) => {
    const label = chipLabel(filter, name);
    return label ? [{ name, label, without: shopPath(changeFilter(filter, { [name]: undefined })) }] : [];
  });
}

function chipLabel(filter: ProductFilter, name: FilterName): string | undefined {
  const value = filter[name];
  if (!value) return undefined;
  if (name === "q") return `“${value}”`;
  if (name === "artisan") return `By ${value}`;
  return facets.find((facet) => facet.name === name)?.choices.find((choice) => choice.value === value)?.label;
}

/** How many pages so many products fill; an empty catalogue still has its first page. */
export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / pageSize));

/** A page past the end becomes the last one. */
export const clampPage = (page: number, total: number): number => Math.min(page, pageCount(total));
