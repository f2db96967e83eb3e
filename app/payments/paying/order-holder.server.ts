import { ordersOfBrowser } from "#accounts/session/placed-orders.server.ts";
import { linkStanding } from "#orders/links/order-link.server.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { findOrderPayment, type OrderPayment } from "#orders/payment/order-payment.db.server.ts";

/** How somebody claims to hold an order. */
export interface HolderClaim {
  /** The order's id or its number. */
  ref: string;
  /** From the signed link of its mail. */
  token?: string | undefined;
}

/**
 * The order, if this request is its holder's: the browser that placed it, a signed link, or its signed-in
 * owner. Nobody else learns whether it exists.
 */
export async function heldOrder(
  shop: OrderServices,
  request: Request,
  { ref, token }: HolderClaim,
  visitorId: () => Promise<string | null>,
): Promise<OrderPayment | undefined> {
  const { db, secret, config } = shop;
  const facts = await findOrderPayment(db, ref);
  if (!facts) return undefined;
  if (ordersOfBrowser(request, { origin: config.origin, secret }).includes(facts.orderNumber)) return facts;
  if (token && (await linkStanding(shop, token, facts.orderNumber)) === "open") return facts;
  return facts.userId !== null && facts.userId === (await visitorId()) ? facts : undefined;
}
