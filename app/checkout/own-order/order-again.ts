import { addLine, maxQuantity } from "#cart/cart.ts";
import { type CartClaim, claimOf } from "#cart/cart-cookie.ts";
import type { PriceAnswer } from "#cart/priced-cart.ts";
import type { OrderLine } from "#orders/order.ts";

/** A cart with an order's goods in it, and which of them it could not take. */
export interface OrderedAgain {
  cart: readonly CartClaim[];
  /** Products that are in the cart now. */
  added: number;
  /** The names of those that are gone or sold out. */
  gone: string[];
  /** The names of those of which there are fewer than were ordered. */
  fewer: string[];
}

type Ordered = Pick<OrderLine, "productId" | "productName" | "quantity">;

/** Puts an order's goods into a cart, as far as the shop still has them; what they cost is today's affair. */
export function orderedAgain(
  lines: readonly Ordered[],
  answer: PriceAnswer,
  before: readonly CartClaim[],
): OrderedAgain {
  const result = { cart: before, added: 0, gone: [] as string[], fewer: [] as string[] };
  for (const { productId, productName, quantity } of lines) {
    const product = answer.find(({ id }) => id === productId)?.product;
    const left = product?.inStock ? (product.stockCount ?? maxQuantity) : 0;
    if (productId === null || left === 0) {
      result.gone.push(productName);
      continue;
    }
    const pieces = Math.min(quantity, left, maxQuantity);
    result.cart = addLine(result.cart, claimOf({ productId }, pieces));
    result.added += 1;
    if (pieces < quantity) result.fewer.push(productName);
  }
  return result;
}
