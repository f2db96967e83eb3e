import { hostCookie } from "#platform/web/host-cookie.server.ts";
import { isSignature, sign } from "#platform/web/sealed-text.server.ts";

/** Names the browser that placed an order (ORDER-6): the last ten order numbers, signed. */
const orderAccessCookie = (origin: string): string => hostCookie("jhola_orders", origin);
const mostOrders = 10;
const ninetyDaysInSeconds = 90 * 24 * 60 * 60;

/** The order numbers in a cookie's value, newest first; none when the signature is not ours. */
export function openOrderAccess(value: string | undefined, secret: string): string[] {
  const [numbers = "", signature = ""] = (value ?? "").split("~");
  if (!isSignature(signature, "order-access", numbers, secret)) return [];
  return numbers.split(".").filter((number) => number !== "");
}

/** The numbers of the orders that the browser of a request has placed as a guest, newest first. */
export function ordersOfBrowser(
  request: Request,
  { origin, secret }: { origin: string; secret: string },
): string[] {
  const name = `${orderAccessCookie(origin)}=`;
  const cookies = (request.headers.get("Cookie") ?? "").split(/;\s*/);
  return openOrderAccess(cookies.find((each) => each.startsWith(name))?.slice(name.length), secret);
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
