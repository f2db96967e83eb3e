import { createHmac, timingSafeEqual } from "node:crypto";
import { hostCookie } from "#platform/web/host-cookie.server.ts";
import { isOrderNumber } from "../order.ts";

/** Names the browser that placed an order (ORDER-6): the last ten order numbers, signed. */
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

/** The Set-Cookie value that takes the right to see this one order away. */
export function forgottenOrderLine(
  orderNumber: string,
  known: readonly string[],
  { secret, origin }: { secret: string; origin: string },
): string {
  const [newest, ...others] = known.filter((number) => number !== orderNumber);
  return newest === undefined
    ? forgottenOrderAccess(origin)
    : orderAccessLine(sealOrderAccess(newest, others, secret), origin);
}

/** The Set-Cookie value that takes the right away again. */
export const forgottenOrderAccess = (origin: string): string => cookieLine("", 0, origin);

const cookieLine = (value: string, maxAge: number, origin: string): string =>
  `${orderAccessCookie(origin)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${origin.startsWith("https:") ? "; Secure" : ""}`;

/**
 * The token of a link in a mail: good for this order and this purpose only. One that may be sent after the
 * order's delivery says when: `at`.
 */
export function orderLinkToken(orderNumber: string, secret: string, at?: Date): string {
  if (!at) return sign("order-link", orderNumber, secret);
  const moment = Math.floor(at.getTime() / 1000).toString(36);
  return `${moment}.${sign("order-link", `${orderNumber}.${moment}`, secret)}`;
}

/** The address in a mail that opens an order; `at` as for its token. */
export function orderLink(
  orderNumber: string,
  { origin, secret, at }: { origin: string; secret: string; at?: Date },
): string {
  const query = new URLSearchParams({ orderId: orderNumber, token: orderLinkToken(orderNumber, secret, at) });
  return `${origin}/order-confirmation?${query}`;
}

/**
 * When a link was made, if its token is ours; null where it does not say. Undefined for a token that is none.
 */
export function orderLinkMade(token: string, orderNumber: string, secret: string): Date | null | undefined {
  if (isSignature(token, "order-link", orderNumber, secret)) return null;
  const [, moment, signature] = /^([0-9a-z]{1,8})\.(.+)$/.exec(token) ?? [];
  if (!moment || !isSignature(signature ?? "", "order-link", `${orderNumber}.${moment}`, secret))
    return undefined;
  return new Date(Number.parseInt(moment, 36) * 1000);
}

const linkLife = 180 * 24 * 60 * 60_000;

/**
 * Has a mailed link ended: 180 days after its order was delivered, or after it was made where that is later?
 */
export function isLinkOver(made: Date | null, deliveredAt: Date | null, now: Date): boolean {
  if (!deliveredAt) return false;
  return now.getTime() >= Math.max(deliveredAt.getTime(), made?.getTime() ?? 0) + linkLife;
}

function sign(purpose: string, text: string, secret: string): string {
  return createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url");
}

function isSignature(given: string, purpose: string, text: string, secret: string): boolean {
  const expected = Buffer.from(sign(purpose, text, secret));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
