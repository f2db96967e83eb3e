import { expect, test } from "vitest";
import { featureList, isAvailable, mostPerOrder, productPath } from "./product.ts";
import { editionLabel } from "./product-labels.ts";

test.each([
  { inStock: true, stockCount: null, available: true },
  { inStock: true, stockCount: 3, available: true },
  { inStock: true, stockCount: 0, available: false },
  { inStock: false, stockCount: null, available: false },
  { inStock: false, stockCount: 5, available: false },
])("flag $inStock, count $stockCount: available $available", ({ available, ...stock }) =>
  expect(isAvailable(stock)).toBe(available),
);

test.each([
  { stockCount: null, most: 999 },
  { stockCount: 12, most: 12 },
  { stockCount: 5000, most: 999 },
  { stockCount: 0, most: 1 },
])("of $stockCount pieces, at most $most at once", ({ stockCount, most }) =>
  expect(mostPerOrder(stockCount)).toBe(most),
);

test.each([
  { collection: "core", limited: false, edition: "Edition of 25", label: undefined },
  { collection: "artisanal", limited: true, edition: "Edition of 25", label: "Edition of 25" },
  { collection: "limited", limited: false, edition: "12 pieces", label: "12 pieces" },
  { collection: "limited", limited: true, edition: " ", label: "Limited edition" },
  { collection: "limited", limited: true, edition: null, label: "Limited edition" },
] as const)("$collection, limited $limited, '$edition': $label", ({ label, ...product }) =>
  expect(editionLabel(product)).toBe(label),
);

test.each([
  { features: "Handloom cotton, Inside pocket", list: ["Handloom cotton", "Inside pocket"] },
  { features: "12 oz canvas (washed, dried),Zip,", list: ["12 oz canvas (washed, dried)", "Zip"] },
  { features: "Holds 1,200 g, Zip", list: ["Holds 1,200 g", "Zip"] },
  { features: "26 cm (10,2 in),2 handles", list: ["26 cm (10,2 in)", "2 handles"] },
  {
    features: "Hand-painted,100% cotton,2 inner pockets,Zip",
    list: ["Hand-painted", "100% cotton", "2 inner pockets", "Zip"],
  },
  { features: "", list: [] },
  { features: null, list: [] },
])("$features", ({ features, list }) => expect(featureList(features)).toEqual(list));

test("a slug with odd characters stays one path segment", () =>
  expect(productPath({ slug: "a/b c?" })).toBe("/shop/a%2Fb%20c%3F"));
