import { speaking } from "#platform/language/speaking.server.ts";
import type { ShareCard } from "#platform/text/share-card.server.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { collectionLabels, priceWords, productWords } from "./product.text.ts";
import type { Product } from "./product.ts";

type Shared = Pick<Product, "id" | "name" | "artisan" | "collection" | "price" | "priceVaries" | "images">;

/** What a shared link to a product shows: one picture, in English, whichever page names it. */
export const productCard = (product: Shared, shopName: string): ShareCard =>
  speaking("en", () => ({
    kind: "product",
    id: product.id,
    title: product.name,
    line: product.artisan ? productWords.by(product.artisan) : collectionLabels[product.collection],
    price: (product.priceVaries ? priceWords.from : "") + rupeesAndPaise(product.price),
    picture: product.images[0] ?? null,
    shopName,
  }));
