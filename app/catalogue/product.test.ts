import { describe, expect, test } from "vitest";
import { speaking } from "#platform/language/speaking.server.ts";
import { paise } from "#values/money/money.ts";
import { facets, filterChips } from "./list/filter-labels.ts";
import { parseFilter } from "./list/product-filter.ts";
import { featureList, isAvailable, mostPerOrder, productPath, ratingWords } from "./product.ts";
import { productFields } from "./product-fields.ts";
import { editionLabel, stockText } from "./product-labels.ts";
import { productCard } from "./products-in-language.server.ts";

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

const inHindi = <T>(say: () => T): T => speaking("hi", say);

describe("the catalogue's own words", () => {
  test("of a filter are Hindi, and its address keeps its keys", () => {
    const filter = parseFilter(new URLSearchParams("collection=core&price=under-500&artisan=Rekha+Jha"));
    expect(inHindi(() => filterChips(filter))).toEqual([
      { name: "collection", label: "सादी चीज़ें", without: "/shop?price=under-500&artisan=Rekha+Jha" },
      { name: "price", label: "₹500 से कम", without: "/shop?collection=core&artisan=Rekha+Jha" },
      { name: "artisan", label: "कारीगर: Rekha Jha", without: "/shop?collection=core&price=under-500" },
    ]);
    const [first] = inHindi(facets);
    expect(first).toMatchObject({ name: "collection", label: "संग्रह", all: "सारे संग्रह" });
    expect(first?.choices.map(({ value }) => value)).toEqual(["core", "artisanal", "limited"]);
  });

  test("of a product are Hindi", () => {
    const limited = { collection: "limited", limited: true, edition: null } as const;
    expect(inHindi(() => [stockText(true), stockText(false), editionLabel(limited)])).toEqual([
      "मौजूद है",
      "ख़त्म हो गया",
      "गिनी-चुनी चीज़",
    ]);
    expect(inHindi(() => ratingWords({ count: 12, sum: 56 }))).toBe("4.7 (12 राय)");
  });

  test("are read when a form is drawn, and not before", () => {
    expect(productFields.collection.labels.core).toBe("Core Collection");
    expect(inHindi(() => productFields.collection.labels.core)).toBe("सादी चीज़ें");
  });
});

test("the picture of a shared link is the same in both languages", () => {
  const product = {
    ...{ id: "x", name: "Lotus Tote", artisan: null, collection: "core" as const },
    ...{ price: paise(800_00), priceVaries: true, images: [] },
  };
  const card = () => productCard(product, "Jhola");
  expect(card()).toMatchObject({ line: "Core Collection", price: "From ₹800" });
  expect(inHindi(card)).toEqual(card());
});
