import type { ShareCard } from "#platform/text/share-card.server.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { pricesFrom } from "./options/options.text.ts";
import { collectionLabels, type Product } from "./product.ts";

/** What a shared link to a product shows. */
export const productCard = (product: Product, shopName: string): ShareCard => ({
  kind: "product",
  id: product.id,
  title: product.name,
  line: product.artisan ? `by ${product.artisan}` : collectionLabels[product.collection],
  price: (product.priceVaries ? pricesFrom : "") + rupeesAndPaise(product.price),
  picture: product.images[0] ?? null,
  shopName,
});
