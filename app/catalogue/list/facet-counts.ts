import {
  type FacetCounts,
  type FacetName,
  facetNames,
  facetValues,
  type ProductFilter,
} from "./product-filter.ts";

/** Products that are alike in every facet, the shelf that stands for that, and how many they are. */
export interface FacetGroup extends Record<FacetName, string> {
  shelf: number;
  count: number;
}

/** How many products stand on which shelves, as the database tells it: by the numbers of the shelves. */
export type ShelfCounts = Readonly<Record<string, number>>;

export const groupsOf = (counted: ShelfCounts): FacetGroup[] =>
  Object.entries(counted).map(([shelf, count]) => ({ ...facetsOf(shelf), shelf: Number(shelf), count }));

/** A shelf's number says what it holds, a digit a facet, as the database's shelf_of() counts them. */
function facetsOf(shelf: string): Record<FacetName, string> {
  const [collection, category, technique, price] = shelf;
  const called = (name: FacetName, digit = ""): string => facetValues[name][Number(digit) - 1] ?? "";
  return {
    collection: called("collection", collection),
    category: called("category", category),
    technique: called("technique", technique),
    price: called("price", price),
  };
}

interface CountedGroups {
  total: number;
  counts: FacetCounts;
  /** The shelves that pass the filter, in the order of their numbers. */
  shelves: number[];
}

/**
 * How many products pass the filter, and what each value of each facet would show with the other filters
 * applied.
 */
export function countGroups(groups: readonly FacetGroup[], filter: ProductFilter): CountedGroups {
  const counts: Record<FacetName, Record<string, number>> = {
    collection: {},
    category: {},
    price: {},
    technique: {},
  };
  const shelves: number[] = [];
  let total = 0;
  for (const group of groups) {
    const failing = facetNames.filter((name) => filter[name] !== undefined && filter[name] !== group[name]);
    if (failing.length === 0) {
      total += group.count;
      shelves.push(group.shelf);
    }
    for (const name of facetNames) {
      if (failing.some((each) => each !== name)) continue;
      counts[name][group[name]] = (counts[name][group[name]] ?? 0) + group.count;
    }
  }
  return { total, counts, shelves: shelves.toSorted((one, other) => one - other) };
}
