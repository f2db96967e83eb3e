import * as z from "zod/mini";
import { localPath } from "#values/language/address.ts";
import { paise } from "#values/money/money.ts";
import type { Goods } from "../goods.ts";
import { articlesText } from "../kept/articles-text.ts";
import type { PriceAnswer } from "./priced-cart.ts";

const personalField = z.object({
  label: z.string(),
  shownAs: z.optional(z.string()),
  most: z.int(),
  required: z.boolean(),
  price: z.pipe(z.int(), z.transform(paise)),
});
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
  optionText: z.optional(z.string()),
  optionTrouble: z.optional(z.enum(["gone", "missing"])),
  personal: z.optional(z.array(personalField)),
});
const answer = z.array(
  z.object({ id: z.string(), variant: z.optional(z.string()), product: z.nullable(product) }),
);

/** Asks the shop for present facts. Throws when it can't be reached or answers oddly. */
export async function fetchPrices(goods: readonly Goods[], signal: AbortSignal): Promise<PriceAnswer> {
  const query = new URLSearchParams({ ids: articlesText(goods) });
  return pricesIn(await fetch(localPath(`/cart/prices?${query}`), { signal }));
}

/** Reads an answer of present facts. Throws when it is none. */
export async function pricesIn(response: Response): Promise<PriceAnswer> {
  if (!response.ok) throw new Error(`the shop answered ${response.status}`);
  return answer.parse(await response.json());
}
