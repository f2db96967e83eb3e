import { categoryLabels, collectionLabels } from "../product.text.ts";
import { filterText, techniqueLabels } from "./filter.text.ts";
import {
  changeFilter,
  type FacetName,
  type FilterName,
  facetNames,
  facetValues,
  type ProductFilter,
} from "./product-filter.ts";
import { filterNames, shopPath } from "./shop-path.ts";

export interface Facet {
  name: FacetName;
  label: string;
  /** The choice that does not narrow. */
  all: string;
  choices: readonly { value: string; label: string }[];
}

/** The words for a facet's values, in the language of the moment. */
const facetLabels = (): Record<FacetName, Readonly<Record<string, string>>> => ({
  collection: collectionLabels,
  category: categoryLabels,
  price: filterText.priceBands,
  technique: techniqueLabels,
});

const labelOf = (name: FacetName, value: string): string => facetLabels()[name][value] ?? value;

/** The filters as the panel lists them. */
export const facets = (): Facet[] =>
  facetNames.map((name) => ({
    name,
    ...filterText.facets[name],
    choices: facetValues[name].map((value) => ({ value, label: labelOf(name, value) })),
  }));

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
  if (name === "artisan") return filterText.by(value);
  return labelOf(name, value);
}
