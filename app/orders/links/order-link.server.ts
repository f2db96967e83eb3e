import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { Services } from "#platform/services.server.ts";
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
  return isLinkOver(made, await deliveredAt(db, orderNumber), now()) ? "over" : "open";
}

/** When an order was last delivered; null for one that was not, or was sent on its way again. */
async function deliveredAt(db: Kysely<Tables>, orderNumber: string): Promise<Date | null> {
  const row = await db
    .selectFrom("orders")
    .innerJoin("order_history", "order_history.order_id", "orders.id")
    .select(({ fn }) => fn.max("order_history.created_at").as("at"))
    .where("orders.order_id_text", "=", orderNumber)
    .where("orders.fulfilment_state", "in", ["delivered", "cancelled"])
    .where("order_history.status", "=", "delivered")
    .executeTakeFirst();
  return row?.at ?? null;
}
