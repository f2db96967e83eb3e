import { certificatesOfOrders } from "#certificates/certificates.db.server.ts";
import type { Db } from "#platform/database/db.ts";

/** Those of these orders whose pieces have certificates: they are there once the orders are packed. */
export async function certifiedOf(db: Db, orderIds: readonly string[]): Promise<string[]> {
  const found = await certificatesOfOrders(db, orderIds);
  const certified = new Set(found.filter(({ state }) => state !== "void").map(({ orderId }) => orderId));
  return orderIds.filter((id) => certified.has(id));
}
