import { paise } from "#values/money/money.ts";
import {
  type AddRefusal,
  addRefusal,
  addToCart,
  type Cart,
  type CartProduct,
  goodsOf,
  isQuantity,
  maxLines,
} from "../cart.ts";
import { type Goods, lineIdOf } from "../goods.ts";
import { decoded, goodsIn, goodsParts } from "./goods-code.ts";

/** What the cookie mirror carries, and all that the server believes of a cart. */
export interface CartClaim extends Goods {
  id: string;
  quantity: number;
}

export const claimOf = (goods: Goods, quantity: number): CartClaim => ({
  id: lineIdOf(goods),
  ...goods,
  quantity,
});

export const cartCookie = "jhola_cart";
/**
 * Set beside the cart by an answer to a plain form: tells the browser's script to take over the cookie's
 * cart.
 */
export const cartChangedCookie = "jhola_cart_changed";
/** Its value where the request carried no cart: the browser may hold one, to which the cookie's is added. */
export const cartAdded = "added";

const maxBytes = 4000;
const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * 'product:quantity,product:quantity:variant:label:text', as `decodeCart` reads it. The version before reads
 * products and quantities of it.
 */
export const cartAsText = (claims: readonly CartClaim[]): string =>
  claims
    .map((claim) => [encodeURIComponent(claim.productId), claim.quantity, ...goodsParts(claim)].join(":"))
    .join(",");

/** The same, or undefined when that is too long for a cookie. */
export function encodeCart(claims: readonly CartClaim[]): string | undefined {
  const value = cartAsText(claims);
  return value.length <= maxBytes ? value : undefined;
}

/** Reads the cookie's cart. Broken parts are left out; of repeated goods the last quantity counts. */
export function decodeCart(value: string | undefined): CartClaim[] {
  const claims = new Map<string, CartClaim>();
  // Some clients encode the separators too.
  const list = value?.includes(":") ? value : decoded(value ?? "");
  for (const part of list.split(",").slice(0, maxLines)) {
    const [product = "", rawQuantity = "", ...parts] = part.split(":");
    const quantity = /^\d{1,3}$/.test(rawQuantity) ? Number(rawQuantity) : 0;
    const goods = goodsIn(decoded(product), parts);
    if (!goods || !isQuantity(quantity)) continue;
    const claim = claimOf(goods, quantity);
    claims.set(claim.id, claim);
  }
  return [...claims.values()];
}

/** One named value of a Cookie header or of document.cookie. */
export function cookieValue(cookies: string | null, name: string): string | undefined {
  for (const part of (cookies ?? "").split(";")) {
    const [key, ...rest] = part.trim().split("=");
    if (key === name) return rest.join("=");
  }
  return undefined;
}

/** A cookie line for Set-Cookie and document.cookie alike; an undefined value removes the cookie. */
export function cookieLine(name: string, value: string | undefined, isSecure: boolean): string {
  const age = value === undefined ? 0 : yearInSeconds;
  return `${name}=${value ?? ""}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/** The cookie's cart before it is priced. */
export const blankLines = (claims: readonly CartClaim[]): Cart =>
  claims.map((claim) => ({ ...claim, name: "", unitPrice: paise(0), slug: "", image: null }));

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
