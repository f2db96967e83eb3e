import type { FilterName, ProductFilter } from "./product-filter.ts";

/**
 * So many products are written by one statement. Whatever writes more goes on with the next ones, in the same
 * transaction: each statement stays far below its time limit, and the embedded database's other readers wait
 * for one act only.
 */
export const productsAtOnce = 500;

/**
 * So many products can be changed or deleted by one form: their rows are locked until the last of them is
 * written.
 */
export const mostProductsOfAForm = 10_000;

/** The query string of a filter ('' or '?…'), in one fixed order, defaults left out. */
function writeFilter(filter: ProductFilter): string {
  const parameters = new URLSearchParams();
  for (const name of filterNames) {
    const value = filter[name];
    if (value) parameters.set(name, value);
  }
  if (filter.sort !== "featured") parameters.set("sort", filter.sort);
  if (filter.page > 1) parameters.set("page", String(filter.page));
  return String(parameters) ? `?${parameters}` : "";
}

/** In the order of the chips and of the address. */
export const filterNames: readonly FilterName[] = [
  "q",
  "collection",
  "category",
  "price",
  "technique",
  "artisan",
  "country",
];

/** The catalogue's address for a filter. */
export const shopPath = (filter: ProductFilter): string => `/shop${writeFilter(filter)}`;
