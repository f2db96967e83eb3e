import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { facets, type ProductFilter } from "#catalogue/list/product-filter.ts";
import type { Product } from "#catalogue/product.ts";
import { ShareLinks } from "#ui/page/share-links.tsx";
import { lotusTote } from "../../../tests/lotus-tote.ts";
import { fragmentsOf, markupOf } from "../../../tests/render-markup.tsx";
import { ProductDetails } from "../product/product-details.tsx";
import { ProductGallery } from "../product/product-gallery.tsx";
import { FacetChoice } from "./facet-choice.tsx";

const counts = { core: 19, artisanal: 28, limited: 0 };
const whole: ProductFilter = { sort: "featured", page: 1 };

const facet = (name = "collection", chosen = whole, counted: Record<string, number> | undefined = counts) =>
  facets
    .filter((one) => one.name === name)
    .map((one) => (
      <FacetChoice key={one.name} facet={one} counts={counted} chosen={chosen} change={() => undefined} />
    ));

const tote: Product = {
  ...lotusTote,
  features: ["Two pockets"],
  details: [{ label: "Size", text: "40 cm" }],
  story: "A wedding chamber's lotus.\n\nIts roots reach down.",
};
const facts = (change: Partial<Product> = {}) => (
  <ProductDetails key={Object.keys(change)[0]} product={{ ...tote, ...change }} />
);

const pictures = ["front", "back"].map((name) => ({ url: `/pictures/${name}.webp`, alt: name }));

const parts: [name: string, part: ReactNode, others: ReactNode[]][] = [
  [
    "a facet of the filters",
    facet(),
    [
      facet("technique"),
      facet("collection", { ...whole, collection: "core" }),
      facet("collection", whole, { ...counts, core: 18 }),
      facet("collection", whole, { ...counts, limited: 1 }),
      facet("collection", whole, {}),
    ],
  ],
  [
    "a product's facts",
    facts(),
    [
      facts({ features: [] }),
      facts({ features: ["Two <pockets>"] }),
      facts({ story: null }),
      facts({ details: [{ label: "Size", text: "41 cm" }] }),
      facts({ details: [{ label: "Weight", text: "40 cm" }] }),
      facts({ details: [] }),
    ],
  ],
  [
    "the ways to share",
    <ShareLinks key="usual" title="A tote" url="https://shop.example/shop/tote" />,
    [
      <ShareLinks key="title" title="A <tote>" url="https://shop.example/shop/tote" />,
      <ShareLinks key="url" title="A tote" url="https://shop.example/shop/bag" />,
    ],
  ],
  [
    "a product's gallery",
    <ProductGallery key="usual" pictures={pictures} />,
    [
      <ProductGallery key="fewer" pictures={pictures.slice(0, 1)} />,
      <ProductGallery key="elsewhere" pictures={[{ url: "https://example.com/tote.jpg", alt: "Tote" }]} />,
      <ProductGallery key="turned" pictures={pictures.toReversed()} />,
      <ProductGallery key="words" pictures={pictures.map(({ url }) => ({ url, alt: "A <tote>" }))} />,
    ],
  ],
];

test.each(parts)("%s is rendered once, and looks as it does in the browser", (_, part) => {
  const cache = fragmentsOf(part);
  expect(cache.size).toBe(1);
  expect(markupOf(part, cache)).toBe(markupOf(part));
  expect(cache.size).toBe(1);
});

test("a search's facets are not kept: hardly another page has their counts", () => {
  expect(fragmentsOf(facet("collection", { ...whole, q: "lotus" })).size).toBe(0);
});

test.each(parts)("%s that shows something else is rendered anew", (_, part, others) => {
  for (const other of others) {
    expect(markupOf(other)).not.toBe(markupOf(part));
    expect(markupOf(other, fragmentsOf(part))).toBe(markupOf(other));
  }
});
