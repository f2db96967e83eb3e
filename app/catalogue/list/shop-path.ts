import type { FilterName, ProductFilter } from "./product-filter.ts";

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
];

/** The catalogue's address for a filter. */
export const shopPath = (filter: ProductFilter): string => `/shop${writeFilter(filter)}`;
