import { AddToCart } from "#cart/add-to-cart.tsx";
import type { ProductSummary } from "#catalogue/product.ts";
import { ProductCard } from "#catalogue/product-card.tsx";
import { Link } from "#ui/link.tsx";
import { halfScreen } from "#ui/picture.tsx";
import { Section } from "#ui/section.tsx";
import { cartProduct } from "./cart-product.ts";

const plateSizes = `(min-width: 80rem) 280px, (min-width: 56.25rem) 22vw, (min-width: 37.5rem) 30vw, ${halfScreen}`;

/** Featured products: up to three plates. */
export function HomeFeatured({ products }: { products: readonly ProductSummary[] }) {
  return (
    <Section
      title="Featured products"
      className="below-screen"
      action={
        <Link to="/shop" prefetch="page" className="action">
          See the whole shop
        </Link>
      }
    >
      <ul className="plates grid-cols-2 sm:grid-cols-3">
        {products.map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            sizes={plateSizes}
            lying={index % 2 === 0 && index === products.length - 1}
          >
            {product.inStock && <AddToCart product={cartProduct(product)} from="card" variant="outline" />}
          </ProductCard>
        ))}
      </ul>
    </Section>
  );
}
