import { type AddRefusal, addRefusal, addToCart, type Cart, type CartProduct, goodsOf } from "../cart.ts";
import { lineIdOf } from "../goods.ts";
import { encodeCart } from "./cart-cookie.ts";

/**
 * Why a cart does not take a product; undefined when it does. One that the server can't see would be lost.
 */
export function whyNotAdded(cart: Cart, product: CartProduct, quantity = 1): AddRefusal | undefined {
  const goods = goodsOf(product);
  if (!goods) return "text";
  const refusal = addRefusal(cart, lineIdOf(goods));
  if (refusal) return refusal;
  return encodeCart(addToCart(cart, product, quantity)) === undefined ? "too-long" : undefined;
}
