import * as z from "zod/mini";
import { collections, type ProductSummary } from "#catalogue/product.ts";
import { localPath } from "#values/language/address.ts";
import { paise } from "#values/money/money.ts";

const cards = z.array(
  z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    price: z.pipe(z.int(), z.transform(paise)),
    was: z.optional(z.pipe(z.int(), z.transform(paise))),
    collection: z.enum(collections),
    artisan: z.nullable(z.string()),
    inStock: z.boolean(),
    priceVaries: z.optional(z.boolean()),
    needsChoice: z.optional(z.boolean()),
    images: z.array(z.string()),
    imageAlt: z.string(),
    english: z.optional(z.array(z.string())),
  }),
);

/**
 * The products of the wishlist as the catalogue has them. Not by the router, which would put its error page
 * in this page's place. Throws when the shop can't be reached or answers oddly.
 */
export async function fetchWishlistProducts(
  ids: string,
  signal: AbortSignal,
): Promise<readonly ProductSummary[]> {
  const answer = await fetch(localPath(`/wishlist/products?${new URLSearchParams({ ids })}`), { signal });
  if (!answer.ok) throw new Error(`the shop answered ${answer.status}`);
  return cards.parse(await answer.json());
}
