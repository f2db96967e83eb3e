import type { CartAct } from "../cart.form.ts";
import type { CartClaim } from "./cart-cookie.ts";
import {
  cartAdded,
  cartChangedCookie,
  cartCookie,
  cookieLine,
  cookieValue,
  decodeCart,
  encodeCart,
} from "./cart-cookie.ts";

/** The cart that a request carries in its cookie. */
export const claimsOf = (request: Request): CartClaim[] =>
  decodeCart(cookieValue(request.headers.get("Cookie"), cartCookie));

const replaced = "1";

/**
 * How the browser takes over what a plain form has done. Its cookie may be gone where its stored cart is not
 * (Safari keeps one for seven days, a long cart has none): what was then added is no whole cart.
 */
export function cartChange(request: Request, { intent }: Pick<CartAct, "intent">): string {
  const cookies = request.headers.get("Cookie");
  if (intent === "clear") return replaced;
  const isWhole = cookieValue(cookies, cartCookie) !== undefined;
  return cookieValue(cookies, cartChangedCookie) ?? (isWhole ? replaced : cartAdded);
}

/**
 * Set-Cookie headers that hand a changed cart to the browser; a cart too long for a cookie changes nothing.
 */
export function cartCookies(
  claims: readonly CartClaim[],
  isSecure: boolean,
  change = replaced,
): [string, string][] {
  const value = encodeCart(claims);
  if (value === undefined) return [];
  return [
    ["Set-Cookie", cookieLine(cartCookie, value || undefined, isSecure)],
    ["Set-Cookie", cookieLine(cartChangedCookie, change, isSecure)],
  ];
}
