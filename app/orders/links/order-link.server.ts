import type { Services } from "#platform/services.server.ts";
import { lastDelivered } from "../lock-order.db.server.ts";
import { isLinkOver, orderLinkMade } from "./order-access.server.ts";

/** What a mailed link's token opens: its order, nothing any more, or nothing at all. */
export type LinkStanding = "open" | "over" | "none";

/**
 * Does this token open this order now? It is a link's of this order, and the order was not delivered too long
 * ago.
 */
export async function linkStanding(
  { db, secret, now }: Pick<Services, "db" | "secret" | "now">,
  token: string,
  orderNumber: string,
): Promise<LinkStanding> {
  const made = orderLinkMade(token, orderNumber, secret);
  if (made === undefined) return "none";
  return isLinkOver(made, await lastDelivered(db, orderNumber), now()) ? "over" : "open";
}
