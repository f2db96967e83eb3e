import type { Holder } from "#accounts/permissions/holder.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { findDues } from "../dues/dues.db.server.ts";
import { nextDue, takesDues } from "../dues/dues.ts";
import { type Author, addHistory, byAdmin } from "../history/order-history.db.server.ts";
import { type OrderChange, ownerAct, type SeenOrder } from "../history/owner-act.server.ts";
import { neverPaid } from "../invoice/credit-note.db.server.ts";
import { issueClosingNote } from "../invoice/issue-credit-notes.server.ts";
import { lockOrder, type OrderRow, writeOrder } from "../lock-order.db.server.ts";
import type { OrderServices } from "../order-services.ts";

/**
 * Takes back what is left of the invoice of a cancelled order that nobody has paid: cash that was refused at
 * the door, a parcel that left unpaid. An act of its own, since a cancellation can be taken back and a note
 * can't. Nobody is written to. 'unfit' when there is nothing to take back.
 */
export async function creditUnpaid(
  shop: OrderServices,
  actor: Holder<"money">,
  { orderId, version }: SeenOrder,
): Promise<OrderChange> {
  return inTransaction(shop.db, async (trx) => {
    const row = await lockOrder(trx, orderId);
    if (!row) return { kind: "missing" };
    if (row.version !== version) return { kind: "stale" };
    if ((await takeInvoiceBack(trx, shop, row, byAdmin(actor))) === undefined) return { kind: "unfit" };
    await writeOrder(trx, row.id, {});
    return { kind: "kept", isToldToCustomer: false };
  });
}

/**
 * The credit note for what nobody has paid of the invoice of a locked order that was cancelled, with its
 * lines of the history and of the audit. Returns its number; undefined when there is nothing to take back.
 */
export async function takeInvoiceBack(
  trx: Trx,
  shop: Pick<OrderServices, "now">,
  row: OrderRow,
  by: Author,
): Promise<string | undefined> {
  const states = { fulfilment: row.fulfilment_state, paymentState: row.payment_state };
  const number = await issueClosingNote(trx, shop, row, await neverPaid(trx, { id: row.id, ...states }));
  if (number === undefined) return undefined;
  const note = `Invoice taken back: credit note ${number}`;
  await addHistory(trx, { orderId: row.id, status: row.status, by, note });
  await writeAudit(trx, {
    actorId: by.kind === "admin" ? by.id : null,
    action: "order.credit_note_issued",
    entity: "orders",
    entityId: row.id,
    detail: { number },
  });
  return number;
}

/** The owner lets an order leave before all of it is paid (OFFER-63), or no longer. */
export const leaveUnpaid = (
  shop: Pick<OrderServices, "db">,
  actor: Holder<"money">,
  { orderId, version, may }: SeenOrder & { may: boolean },
): Promise<OrderChange> =>
  ownerAct(shop, actor, orderId, async (row, trx) => {
    if (row.version !== version) return { kind: "stale" };
    if (row.may_leave_unpaid === may) return { kind: "kept", isToldToCustomer: false };
    const states = { paymentState: row.payment_state, fulfilment: row.fulfilment_state };
    if (!takesDues(states) || !nextDue(await findDues(trx, row.id))) return { kind: "unfit" };
    return {
      set: { may_leave_unpaid: may },
      audit: { action: may ? "order.may_leave_unpaid" : "order.must_be_paid_first" },
      history: may ? "May be sent before it is paid" : "To be sent only once it is paid",
    };
  });
