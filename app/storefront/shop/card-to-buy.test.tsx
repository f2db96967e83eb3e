import { expect, test } from "vitest";
import type { ProductSummary } from "#catalogue/product.ts";
import { ProductCard } from "#catalogue/product-card.tsx";
import { paise } from "#values/money/money.ts";
import { fragmentsOf, markupOf } from "../../../tests/render-markup.tsx";
import { CardToBuy } from "./card-to-buy.tsx";

const tote: ProductSummary = {
  id: "p1",
  slug: "kohbar-lotus-tote",
  name: "Kohbar Lotus Tote",
  price: paise(1249_00),
  collection: "core",
  artisan: "Sunita Devi",
  inStock: true,
  images: ["/pictures/one.jpg", "/pictures/two.jpg"],
  imageAlt: "A tote",
};
const usual = <CardToBuy product={tote} level={2} place={0} of={12} />;

const usualFragments = () => fragmentsOf(usual);

const changes: Partial<ProductSummary>[] = [
  { id: "p2" },
  { slug: "another-tote" },
  { name: "Kohbar <Fish> Tote" },
  { price: paise(999_00) },
  { collection: "limited" },
  { artisan: null },
  { inStock: false },
  { images: [] },
  { imageAlt: "Another tote" },
];

test("a product card is rendered once, and looks as it does in the browser", () => {
  const cache = usualFragments();
  expect(cache.size).toBe(1);
  expect(markupOf(usual, cache)).toBe(markupOf(usual));
  expect(cache.size).toBe(1);
});

test("a product card whose picture is seen at once and comes from elsewhere looks as it does in the browser", () => {
  const product = { ...tote, images: ["https://example.com/tote.jpg"] };
  const card = <CardToBuy product={product} level={2} place={0} of={12} priority />;
  expect(markupOf(card, fragmentsOf(card))).toBe(markupOf(card));
});

test.each(changes)("a product that changes in %o is rendered anew", (change) => {
  const card = <CardToBuy product={{ ...tote, ...change }} level={2} place={0} of={12} />;
  expect(markupOf(card)).not.toBe(markupOf(usual));
  expect(markupOf(card, usualFragments())).toBe(markupOf(card));
});

test.each([
  ["that is seen at once", <CardToBuy key="p" product={tote} level={2} place={0} of={12} priority />],
  ["of another level", <CardToBuy key="p" product={tote} place={0} of={12} />],
  ["that lies at the sheet's end", <CardToBuy key="p" product={tote} level={2} place={2} of={3} />],
  ["without a button", <ProductCard key="p" product={tote} level={2} sizes="50vw" />],
])("a product card %s looks as it does in the browser", (_, card) => {
  expect(markupOf(card)).not.toBe(markupOf(usual));
  expect(markupOf(card, usualFragments())).toBe(markupOf(card));
});

test("a product card whose foot may be anybody's is never kept", () => {
  const cache = new Map<string, string>();
  const wished = (
    <ProductCard product={tote} sizes="50vw">
      <button type="button">Remove</button>
    </ProductCard>
  );
  expect(markupOf(wished, cache)).toBe(markupOf(wished));
  expect(cache.size).toBe(0);
});
