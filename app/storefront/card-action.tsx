import { AddToCart } from "#cart/add-to-cart.tsx";
import type { AddedFrom } from "#cart/cart.ts";
import { beforeBuying } from "#catalogue/options/options.text.ts";
import { type ProductSummary, productPath } from "#catalogue/product.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { cartProduct } from "./choosing/cart-product.ts";

/**
 * What a card offers of a product that can be had: to add it, or, where something has to be chosen or written
 * first, to go to its page.
 */
export function CardAction({ product, from }: { product: ProductSummary; from: AddedFrom }) {
  if (!product.inStock) return null;
  if (!product.needsChoice) return <AddToCart product={cartProduct(product)} from={from} variant="outline" />;
  return (
    <ButtonLink
      to={productPath(product)}
      prefetch="page"
      wide
      className="text-center max-sm:px-0! max-sm:whitespace-nowrap"
    >
      {beforeBuying.choose}
    </ButtonLink>
  );
}
