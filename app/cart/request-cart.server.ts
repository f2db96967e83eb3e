import type { CartClaim } from "./cart-cookie.ts";
import {
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

/** Set-Cookie headers that hand a changed cart to the browser; a cart too long for a cookie changes nothing. */
export function cartCookies(claims: readonly CartClaim[], isSecure: boolean): [string, string][] {
  const value = encodeCart(claims);
  if (value === undefined) return [];
  return [
    ["Set-Cookie", cookieLine(cartCookie, value || undefined, isSecure)],
    ["Set-Cookie", cookieLine(cartChangedCookie, "1", isSecure)],
  ];
}
