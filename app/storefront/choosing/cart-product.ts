import type { ProductSummary } from "#catalogue/product.ts";
import type { ShownProduct } from "./choices.ts";

/** A product as the cart takes it; `price` with what the writing on it costs. */
export const cartProduct = ({
  id,
  slug,
  name,
  price,
  images,
  variant,
  optionText,
  written,
}: Pick<ProductSummary, "id" | "slug" | "name" | "price" | "images"> &
  Pick<ShownProduct, "variant" | "optionText" | "written">) => ({
  id,
  slug,
  name,
  unitPrice: price,
  image: images[0] ?? null,
  variant,
  optionText,
  personal: written?.texts,
});
