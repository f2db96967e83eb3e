import { createHmac, timingSafeEqual } from "node:crypto";
import { hostCookie } from "#platform/web/host-cookie.server.ts";
import { isOrderNumber } from "./order.ts";

/** Names the browser that placed an order (decision 2b): the last ten order numbers, signed. */
export const orderAccessCookie = (origin: string): string => hostCookie("jhola_orders", origin);
const mostOrders = 10;
const ninetyDaysInSeconds = 90 * 24 * 60 * 60;

/** The order numbers in a cookie's value, newest first; none when the signature is not ours. */
export function openOrderAccess(value: string | undefined, secret: string): string[] {
  const [numbers = "", signature = ""] = (value ?? "").split("~");
  if (!isSignature(signature, "order-access", numbers, secret)) return [];
  return numbers.split(".").filter(isOrderNumber);
}

/** A cookie's value that also opens this order; the oldest one beyond ten is dropped. */
export function sealOrderAccess(orderNumber: string, known: readonly string[], secret: string): string {
  const others = known.filter((number) => number !== orderNumber);
  const numbers = [orderNumber, ...others].slice(0, mostOrders).join(".");
  return `${numbers}~${sign("order-access", numbers, secret)}`;
}

/** The Set-Cookie value. Script never sees it. */
export const orderAccessLine = (value: string, origin: string): string =>
  cookieLine(value, ninetyDaysInSeconds, origin);

/** The Set-Cookie value that takes the right away again. */
export const forgottenOrderAccess = (origin: string): string => cookieLine("", 0, origin);

const cookieLine = (value: string, maxAge: number, origin: string): string =>
  `${orderAccessCookie(origin)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${origin.startsWith("https:") ? "; Secure" : ""}`;

/** The token of a link in a mail (decision 2c): good for this order and this purpose only. */
export const orderLinkToken = (orderNumber: string, secret: string): string =>
  sign("order-link", orderNumber, secret);

/** The address in a mail that opens an order. */
export function orderLink(
  orderNumber: string,
  { origin, secret }: { origin: string; secret: string },
): string {
  const query = new URLSearchParams({ orderId: orderNumber, token: orderLinkToken(orderNumber, secret) });
  return `${origin}/order-confirmation?${query}`;
}

export const isOrderLinkToken = (token: string, orderNumber: string, secret: string): boolean =>
  isSignature(token, "order-link", orderNumber, secret);

function sign(purpose: string, text: string, secret: string): string {
  return createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url");
}

function isSignature(given: string, purpose: string, text: string, secret: string): boolean {
  const expected = Buffer.from(sign(purpose, text, secret));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
