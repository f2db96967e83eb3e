import { addLine, maxQuantity, piecesOf } from "#cart/cart.ts";
import type { Goods } from "#cart/goods.ts";
import { type CartClaim, claimOf } from "#cart/kept/cart-cookie.ts";
import type { PriceAnswer } from "#cart/prices/priced-cart.ts";
import { personalAs } from "#catalogue/options/personal-as.ts";
import { withOption } from "#catalogue/options/variant.ts";
import type { OrderLine } from "#orders/order.ts";
import type { Notice } from "#platform/notice.ts";
import { againText } from "./own-order.text.ts";

interface Again {
  added: number;
  gone: readonly string[];
  fewer: readonly string[];
}

/** What came of ordering again; it travels in a cookie, which has to stay small. */
export function againNotice({ added, gone, fewer }: Again): Notice {
  return {
    title: againText.title,
    text: [
      ...(added > 0 ? [againText.inCart(added)] : []),
      ...(fewer.length > 0 ? [againText.fewer(some(fewer))] : []),
      ...(gone.length > 0 ? [againText.gone(some(gone))] : []),
    ].join(" "),
    ...(added === 0 ? { tone: "destructive" } : {}),
  };
}

const mostNamed = 3;

const some = (names: readonly string[]): string =>
  names.length > mostNamed
    ? againText.more(names.slice(0, mostNamed).join(", "), names.length - mostNamed)
    : names.join(", ");

/** A cart with an order's goods in it, and which of them it could not take. */
export interface OrderedAgain {
  cart: readonly CartClaim[];
  /** Products that are in the cart now. */
  added: number;
  /** The names of those that are gone or sold out. */
  gone: string[];
  /** The names of those that the cart could not take as often as they were ordered. */
  fewer: string[];
}

type Ordered = Pick<OrderLine, "productName" | "optionText" | "quantity"> & { goods: Goods | null };

/** Puts an order's goods into a cart, as far as the shop still has them; what they cost is today's affair. */
export function orderedAgain(
  lines: readonly Ordered[],
  answer: PriceAnswer,
  before: readonly CartClaim[],
): OrderedAgain {
  const result = { cart: before, added: 0, gone: [] as string[], fewer: [] as string[] };
  for (const { goods, productName, optionText, quantity } of lines) {
    const name = withOption(productName, optionText);
    const left = leftOf(goods, answer);
    if (goods === null || left === 0) {
      result.gone.push(name);
      continue;
    }
    // What the cart holds already is not there a second time.
    const pieces = Math.min(quantity, Math.min(left, maxQuantity) - piecesOf(result.cart, goods));
    const claim = claimOf(goods, Math.max(pieces, 0));
    const cart = addLine(result.cart, claim);
    const isAdded = cart !== result.cart;
    if (isAdded) result.added += 1;
    if (!isAdded || pieces < quantity) result.fewer.push(name);
    result.cart = cart;
  }
  return result;
}

/**
 * Pieces that can be had; none of a variant that is no longer made, or with a text that is no longer written.
 */
function leftOf(goods: Goods | null, answer: PriceAnswer): number {
  const asked =
    goods && answer.find(({ id, variant }) => id === goods.productId && variant === goods.variant);
  const product = asked?.product;
  if (!product?.inStock || product.optionTrouble) return 0;
  if (!personalAs(product.personal ?? [], goods?.personal ?? []).ok) return 0;
  return product.stockCount ?? maxQuantity;
}
