import type { CartProduct } from "#cart/cart.ts";
import type { ProductSummary } from "#catalogue/product.ts";

/** A product as the cart takes it. */
export const cartProduct = (
  product: Pick<ProductSummary, "id" | "slug" | "name" | "price" | "images">,
): CartProduct => ({
  id: product.id,
  slug: product.slug,
  name: product.name,
  unitPrice: product.price,
  image: product.images[0] ?? null,
});
