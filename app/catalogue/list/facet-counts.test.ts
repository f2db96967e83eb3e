import { describe, expect, test } from "vitest";
import { countGroups, type FacetGroup } from "./facet-counts.ts";
import type { ProductFilter } from "./product-filter.ts";

const kind = { technique: "hand-painted", price: "under-500" };
const group = (shelf: number, collection: string, category: string, count: number): FacetGroup => ({
  shelf,
  collection,
  category,
  ...kind,
  count,
});
const groups = [group(1, "core", "bags", 3), group(2, "core", "decor", 2), group(3, "limited", "bags", 1)];
const plain: ProductFilter = { sort: "featured", page: 1 };
const filter = (change: Partial<ProductFilter> = {}): ProductFilter => ({ ...plain, ...change });

describe("counting groups", () => {
  test("without a choice everything counts everywhere", () =>
    expect(countGroups(groups, filter())).toEqual({
      total: 6,
      shelves: [1, 2, 3],
      counts: {
        collection: { core: 5, limited: 1 },
        category: { bags: 4, decor: 2 },
        technique: { "hand-painted": 6 },
        price: { "under-500": 6 },
      },
    }));

  test("a choice narrows the other facets, never its own", () => {
    const { total, counts, shelves } = countGroups(groups, filter({ collection: "core" }));
    expect({ total, shelves }).toEqual({ total: 5, shelves: [1, 2] });
    expect(counts.collection).toEqual({ core: 5, limited: 1 });
    expect(counts.category).toEqual({ bags: 3, decor: 2 });
  });

  test("two choices narrow each other", () => {
    const { total, counts } = countGroups(groups, filter({ collection: "limited", category: "decor" }));
    expect(total).toBe(0);
    expect(counts.collection).toEqual({ core: 2 });
    expect(counts.category).toEqual({ bags: 1 });
    expect(counts.technique).toEqual({});
  });

  test("nothing found counts nothing", () => expect(countGroups([], filter()).total).toBe(0));
});
