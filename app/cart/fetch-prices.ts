import * as z from "zod/mini";
import { paise } from "#values/money/money.ts";
import type { PriceAnswer } from "./priced-cart.ts";

const product = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  unitPrice: z.pipe(z.int(), z.transform(paise)),
  was: z.optional(z.pipe(z.int(), z.transform(paise))),
  image: z.nullable(z.string()),
  collection: z._default(z.string(), ""),
  category: z._default(z.string(), ""),
  inStock: z.boolean(),
  stockCount: z.nullable(z.int()),
  leavesBy: z.optional(z.string()),
});
const answer = z.array(z.object({ id: z.string(), product: z.nullable(product) }));

/** Asks the shop for present facts. Throws when it can't be reached or answers oddly. */
export async function fetchPrices(ids: readonly string[], signal: AbortSignal): Promise<PriceAnswer> {
  const query = new URLSearchParams({ ids: ids.join(",") });
  return pricesIn(await fetch(`/cart/prices?${query}`, { signal }));
}

/** Reads an answer of present facts. Throws when it is none. */
export async function pricesIn(response: Response): Promise<PriceAnswer> {
  if (!response.ok) throw new Error(`the shop answered ${response.status}`);
  return answer.parse(await response.json());
}
