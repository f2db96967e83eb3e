import type { ProductSummary } from "#catalogue/product.ts";
import { ProductCard } from "#catalogue/product-card.tsx";
import { halfScreen } from "#ui/media/picture.tsx";
import { Section } from "#ui/page/section.tsx";
import { pageText } from "./product-page.text.ts";

const cardSizes = `(min-width: 80rem) 290px, (min-width: 56.25rem) 23vw, ${halfScreen}`;

/** You Might Also Like: up to four of the same collection. */
export function RelatedProducts({ products }: { products: readonly ProductSummary[] }) {
  return (
    <Section title={pageText.related} stacked className="below-screen">
      <ul className="cards grid-cols-2 md:grid-cols-4">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} sizes={cardSizes} />
        ))}
      </ul>
    </Section>
  );
}
