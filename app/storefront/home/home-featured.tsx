import type { ProductSummary } from "#catalogue/product.ts";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/page/section.tsx";
import { CardToBuy } from "../shop/card-to-buy.tsx";
import { homeText } from "./home.text.ts";

/** Featured products: up to three product cards. */
export function HomeFeatured({ products }: { products: readonly ProductSummary[] }) {
  return (
    <Section
      title={homeText.featured.title}
      className="below-screen"
      action={
        <Link to="/shop" prefetch="page" className="action">
          {homeText.featured.all}
        </Link>
      }
    >
      <ul className="cards grid-cols-2 sm:grid-cols-3">
        {products.map((product, place) => (
          <CardToBuy key={product.id} product={product} place={place} of={products.length} />
        ))}
      </ul>
    </Section>
  );
}
