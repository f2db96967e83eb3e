import { sql, type Transaction, type Updateable } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { noteEvent } from "#webhooks/events/note-event.db.server.ts";

/** Writes the next step of a request that the caller has locked. */
export async function moveReturn(
  trx: Transaction<Tables>,
  id: string,
  set: Updateable<Tables["return_requests"]>,
): Promise<void> {
  await trx
    .updateTable("return_requests")
    .set({ ...set, version: sql`version + 1` })
    .where("id", "=", id)
    .execute();
  if (set.state === "received" || set.state === "settled")
    await noteReturnEvent(trx, id, `return.${set.state}`);
}

/** Tells other programs how far a request is, after its row is written. */
export async function noteReturnEvent(
  trx: Transaction<Tables>,
  id: string,
  type: "return.requested" | "return.received" | "return.settled",
): Promise<void> {
  const facts = await trx
    .selectFrom("return_requests")
    .innerJoin("orders", "orders.id", "return_requests.order_id")
    .select(["return_requests.number", "return_requests.kind", "orders.order_id_text as order"])
    .where("return_requests.id", "=", id)
    .executeTakeFirstOrThrow();
  await noteEvent(trx, type, facts);
}

/** What came of a line of a request that the caller has locked. */
export async function noteCame(
  trx: Transaction<Tables>,
  id: string,
  piece: { orderItemId: string; received: number; resellable: number },
): Promise<void> {
  await trx
    .updateTable("return_items")
    .set({ received: piece.received, resellable: piece.resellable })
    .where("request_id", "=", id)
    .where("order_item_id", "=", piece.orderItemId)
    .execute();
}
