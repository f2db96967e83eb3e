import { categoryLabels, collectionLabels } from "../product.text.ts";
import { filterText, techniqueLabels } from "./filter.text.ts";
import {
  type CountryFacet,
  changeFilter,
  type FacetName,
  type FilterName,
  facetNames,
  facetValues,
  type ProductFilter,
} from "./product-filter.ts";
import { filterNames, shopPath } from "./shop-path.ts";

export interface Facet {
  name: FacetName | CountryFacet;
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
export const facets = (): (Facet & { name: FacetName })[] =>
  facetNames.map((name) => ({
    name,
    ...filterText.facets[name],
    choices: facetValues[name].map((value) => ({ value, label: labelOf(name, value) })),
  }));

/** A country that goods come from, by its key, as the page calls it. */
export interface CountryChoice {
  value: string;
  label: string;
}

/** Where goods come from, once that is not India alone (CATALOGUE-56). */
export const countryFacet = (choices: readonly CountryChoice[]): Facet[] =>
  choices.length > 0 ? [{ name: "country", ...filterText.facets.country, choices }] : [];

export interface FilterChip {
  name: FilterName;
  label: string;
  /** Where the catalogue stands without it. */
  without: string;
}

/** One removable chip for each filter that is active. */
export function filterChips(filter: ProductFilter, countries: readonly CountryChoice[] = []): FilterChip[] {
  return filterNames.flatMap((name) => {
    const label = chipLabel(filter, name, countries);
    return label ? [{ name, label, without: shopPath(changeFilter(filter, { [name]: undefined })) }] : [];
  });
}

function chipLabel(
  filter: ProductFilter,
  name: FilterName,
  countries: readonly CountryChoice[],
): string | undefined {
  const value = filter[name];
  if (!value) return undefined;
  if (name === "q") return `“${value}”`;
  if (name === "artisan") return filterText.by(value);
  if (name === "country")
    return filterText.from(countries.find((each) => each.value === value)?.label ?? value);
  return labelOf(name, value);
}
