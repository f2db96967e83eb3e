import { maxQuantity } from "./cart.ts";
import { articleOf } from "./goods.ts";
import { type CartClaim, claimOf } from "./kept/cart-cookie.ts";

/** A cart as others may see it: without what is written on pieces, so that two such lines may be one. */
export function withoutTexts(claims: readonly CartClaim[]): CartClaim[] {
  const plain = new Map<string, CartClaim>();
  for (const { productId, variant, quantity } of claims) {
    const goods = { productId, ...(variant === undefined ? {} : { variant }) };
    const before = plain.get(articleOf(goods))?.quantity ?? 0;
    plain.set(articleOf(goods), claimOf(goods, Math.min(before + quantity, maxQuantity)));
  }
  return [...plain.values()];
}
