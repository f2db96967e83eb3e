import { addLine, maxQuantity, piecesOf } from "#cart/cart.ts";
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
  /** The names of those of which the cart could not take as many more as were ordered. */
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
    // What the cart holds already is not there a second time.
    const pieces = Math.min(quantity, Math.min(left, maxQuantity) - piecesOf(result.cart, { productId }));
    const claim = claimOf({ productId }, Math.max(pieces, 0));
    const cart = addLine(result.cart, claim);
    const isAdded = cart !== result.cart;
    if (isAdded) result.added += 1;
    if (!isAdded || pieces < quantity) result.fewer.push(productName);
    result.cart = cart;
  }
  return result;
}
