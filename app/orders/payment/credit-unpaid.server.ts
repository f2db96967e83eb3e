import { sql } from "kysely";
import type { Actor } from "#accounts/actor.ts";
import { writeAudit } from "#platform/audit/audit.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { addHistory, byAdmin } from "../fulfilment/order-history.db.server.ts";
import type { OrderChange, SeenOrder } from "../fulfilment/owner-act.server.ts";
import { issueClosingNote } from "../invoice/issue-credit-notes.server.ts";
import { isBilledInVain } from "../invoice/may-issue.ts";
import { lockOrder } from "../lock-order.db.server.ts";
import type { OrderServices } from "../order-services.ts";

/**
 * Takes back what is left of the invoice of a cancelled order that nobody has paid: cash that was refused at
 * the door, a parcel that left unpaid. An act of its own, since a cancellation can be taken back and a note
 * can't. Nobody is written to. 'unfit' when there is nothing to take back.
 */
export async function creditUnpaid(
  shop: OrderServices,
  actor: Actor,
  { orderId, version }: SeenOrder,
): Promise<OrderChange> {
  return inTransaction(shop.db, async (trx) => {
    const row = await lockOrder(trx, orderId);
    if (!row) return { kind: "missing" };
    if (row.version !== version) return { kind: "stale" };
    const states = { fulfilment: row.fulfilment_state, paymentState: row.payment_state };
    const number = isBilledInVain(states) ? await issueClosingNote(trx, shop, row) : undefined;
    if (number === undefined) return { kind: "unfit" };
    await trx.updateTable("orders").set({ version: sql`version + 1` }).where("id", "=", row.id).execute();
    const note = `Invoice taken back: credit note ${number}`;
    await addHistory(trx, { orderId, status: row.status, by: byAdmin(actor), note });
    await writeAudit(trx, {
      actorId: actor.id,
      action: "order.credit_note_issued",
      entity: "orders",
      entityId: row.id,
      detail: { number },
    });
    return { kind: "kept", isToldToCustomer: false };
  });
}
