import { cookieValue } from "#cart/cart-cookie.ts";
import { isOrderLinkToken, openOrderAccess, orderAccessCookie } from "#orders/order-access.server.ts";
import { findPaymentFacts, type PaymentFacts } from "#orders/payment-facts.db.server.ts";
import type { Services } from "#platform/services.server.ts";

/** How somebody claims to hold an order. */
export interface HolderClaim {
  /** The order's id or its number. */
  ref: string;
  /** From the signed link of its mail. */
  token?: string | undefined;
}

/**
 * The order, if this request is its holder's (decision 2): the browser that placed it, a signed link, or its signed-in
 * owner. Nobody else learns whether it exists.
 */
export async function heldOrder(
  { db, secret, config }: Pick<Services, "db" | "secret" | "config">,
  request: Request,
  { ref, token }: HolderClaim,
  visitorId: () => Promise<string | null>,
): Promise<PaymentFacts | undefined> {
  const facts = await findPaymentFacts(db, ref);
  if (!facts) return undefined;
  const cookie = cookieValue(request.headers.get("Cookie"), orderAccessCookie(config.origin));
  if (openOrderAccess(cookie, secret).includes(facts.orderNumber)) return facts;
  if (token && isOrderLinkToken(token, facts.orderNumber, secret)) return facts;
  return facts.userId !== null && facts.userId === (await visitorId()) ? facts : undefined;
}
