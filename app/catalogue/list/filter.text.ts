import type { Technique } from "../product.ts";
import type { CountryFacet, FacetName, PriceBand, SortChoice } from "./product-filter.ts";

/** Each filter's name, and its choice that does not narrow. */
const facets: Record<FacetName | CountryFacet, { label: string; all: string }> = {
  collection: { label: "Collection", all: "All collections" },
  category: { label: "Category", all: "All categories" },
  price: { label: "Price", all: "Any price" },
  technique: { label: "Technique", all: "All techniques" },
  country: { label: "Country of origin", all: "All countries" },
};

const priceBands: Record<PriceBand, string> = {
  "under-500": "Under ₹500",
  "500-1000": "₹500 to ₹1,000",
  "over-1000": "Over ₹1,000",
};

const sorts: Record<SortChoice, string> = {
  featured: "Featured",
  newest: "Newest",
  "price-asc": "Price: low to high",
  "price-desc": "Price: high to low",
  "name-asc": "Name: A to Z",
  "name-desc": "Name: Z to A",
  country: "Country of origin",
};

/** What narrows the catalogue, and the orders that it can stand in. */
export const filterText = {
  facets,
  priceBands,
  sorts,
  by: (artisan: string) => `By ${artisan}`,
  india: "India",
  from: (country: string) => `From ${country}`,
};

export const techniqueLabels: Record<Technique, string> = {
  "hand-painted": "Hand-painted",
  embroidered: "Embroidered",
  printed: "Printed",
  other: "Other",
};
