import { sql, type Transaction, type Updateable } from "kysely";
import type { Actor } from "#accounts/actor.ts";
import { type AuditEntry, writeAudit } from "#platform/audit/audit.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { paiseFromRupees, rupeesColumn, rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import { issueCreditNotes } from "../invoice/issue-credit-notes.server.ts";
import { lockOrder, type OrderRow } from "../lock-order.db.server.ts";
import type { Tracking } from "../mails/order-mail.ts";
import { queueRefundMail } from "../mails/refund-mail.server.ts";
import { queueTrackingMail } from "../mails/status-mail.server.ts";
import { statusOf } from "../order.ts";
import type { OrderServices } from "../order-services.ts";
import { type CashAct, cashChange, cashLeft } from "../payment/cash.ts";
import { addHistory, byAdmin } from "./order-history.db.server.ts";

/** What an admin keeps about an order besides its status. */
export type OwnerFacts =
  | ({
      intent: "tracking";
      /** Write to the customer, if the parcel is on its way and this is new. */
      tellCustomer?: boolean | undefined;
    } & Tracking)
  /** `noteBefore`: as the admin saw it, which is what her change is measured by. */
  | { intent: "note"; note: string | null; noteBefore: string | null }
  | { intent: "collected" | "uncollected" }
  | { intent: "returned"; amount: Paise };

export type OrderChange =
  | { kind: "kept"; isToldToCustomer: boolean }
  | { kind: "stale" }
  | { kind: "missing" }
  | { kind: "unfit" }
  /** More cash was to go back than is left of it. */
  | { kind: "too-much"; left: Paise };

interface Prepared {
  set: Updateable<Tables["orders"]>;
  audit: Pick<AuditEntry, "action" | "detail">;
  /** What the history says of it, where it is more than a note of the owner's. */
  history?: string;
  mail?: "tracking" | { refund: Paise };
}

/**
 * Writes a tracking number, an internal note, or cash that came, did not, or went back. New tracking of a
 * parcel on its way and cash that went back are written about in the same transaction. 'unfit' when the order
 * knows no such thing. All but a note need the order's version as the admin saw it.
 */
export async function changeOwnerFacts(
  shop: OrderServices,
  actor: Actor,
  { orderId, version }: { orderId: string; version?: number | undefined },
  facts: OwnerFacts,
): Promise<OrderChange> {
  return inTransaction(shop.db, async (trx) => {
    const row = await lockOrder(trx, orderId);
    if (!row) return { kind: "missing" };
    if (isStale(row, version, facts)) return { kind: "stale" };
    const prepared = prepare(row, facts, shop.now());
    if (!prepared) return misfit(row, facts);
    await write(trx, actor, row, prepared);
    if (prepared.mail === "tracking") await queueTrackingMail(trx, shop, row.id);
    else if (prepared.mail) await tellOfCash(trx, shop, row, prepared.mail.refund);
    return { kind: "kept", isToldToCustomer: prepared.mail !== undefined };
  });
}

/**
 * Did somebody else change what the admin changes? A payment that comes meanwhile leaves her note as it was.
 */
const isStale = (row: OrderRow, version: number | undefined, facts: OwnerFacts): boolean =>
  facts.intent === "note" ? row.internal_note !== facts.noteBefore : row.version !== version;

function prepare(row: OrderRow, facts: OwnerFacts, now: Date): Prepared | undefined {
  switch (facts.intent) {
    case "tracking":
      return prepareTracking(row, facts);
    case "note":
      return { set: { internal_note: facts.note }, audit: { action: "order.note_changed" } };
    default:
      return prepareCash(row, cashAct(facts), now);
  }
}

const cashAct = (facts: Extract<OwnerFacts, { intent: CashAct["word"] }>): CashAct =>
  facts.intent === "returned" ? { word: "returned", amount: facts.amount } : { word: facts.intent };

const cashFacts = (row: OrderRow) => ({
  paymentState: row.payment_state,
  fulfilment: row.fulfilment_state,
  total: paiseFromRupees(row.total_amount),
  returned: paiseFromRupees(row.cash_returned),
});

function misfit(row: OrderRow, { intent }: OwnerFacts): OrderChange {
  const left = cashLeft(cashFacts(row));
  return intent === "returned" && left > 0 ? { kind: "too-much", left } : { kind: "unfit" };
}

/** A field that was not posted stays as it is. What did not change, or says nothing any more, is no news. */
function prepareTracking(row: OrderRow, facts: Extract<OwnerFacts, { intent: "tracking" }>): Prepared {
  const { trackingNumber = row.tracking_number, trackingUrl = row.tracking_url, tellCustomer } = facts;
  const isNews =
    (trackingNumber !== row.tracking_number || trackingUrl !== row.tracking_url) &&
    (trackingNumber !== null || trackingUrl !== null);
  const isTold = tellCustomer === true && row.fulfilment_state === "shipped" && isNews;
  return {
    set: { tracking_number: trackingNumber, tracking_url: trackingUrl },
    audit: {
      action: "order.tracking_changed",
      detail: { number: trackingNumber, link: trackingUrl, ...(isTold ? { mail: "sent" } : {}) },
    },
    ...(isTold ? { mail: "tracking" } : {}),
  };
}

/** Cash on delivery that came, that was marked so by mistake, or that went back. */
function prepareCash(row: OrderRow, act: CashAct, now: Date): Prepared | undefined {
  if (row.payment_method !== "cod") return undefined;
  const change = cashChange(act, cashFacts(row));
  if (!change) return undefined;
  const { paymentState: payment_state, refundDue: refund_due, history, action } = change;
  const status = statusOf({
    paymentMethod: row.payment_method,
    paymentState: payment_state,
    fulfilment: row.fulfilment_state,
    isConfirmed: row.confirmed_at !== null,
  });
  const collected = { collected: now, uncollected: null, returned: row.cod_collected_at };
  const amount = act.word === "returned" ? act.amount : undefined;
  return {
    set: {
      payment_state,
      refund_due,
      status,
      cod_collected_at: collected[act.word],
      cash_returned: rupeesColumn(change.returned),
    },
    audit: { action, ...(amount === undefined ? {} : { detail: { amount: rupeesExact(amount) } }) },
    history,
    ...(amount === undefined ? {} : { mail: { refund: amount } }),
  };
}

async function write(
  trx: Transaction<Tables>,
  actor: Actor,
  row: OrderRow,
  { set, audit, history }: Prepared,
): Promise<void> {
  await trx
    .updateTable("orders")
    .set({ ...set, version: sql`version + 1` })
    .where("id", "=", row.id)
    .execute();
  await writeAudit(trx, { actorId: actor.id, entity: "orders", entityId: row.id, ...audit });
  if (history === undefined) return;
  await addHistory(trx, {
    orderId: row.id,
    status: set.status ?? row.status,
    by: byAdmin(actor),
    note: history,
  });
}

/** An invoiced order gets its credit note; each sum that goes back has a mail of its own. */
async function tellOfCash(
  trx: Transaction<Tables>,
  shop: OrderServices,
  { id, payment_method, order_id_text: orderNumber, version }: OrderRow,
  amount: Paise,
): Promise<void> {
  const creditNotes = await issueCreditNotes(trx, shop, { id, payment_method });
  const refundId = `cash:${id}:${version}`;
  await queueRefundMail(trx, shop, { orderNumber, refundId, amount, creditNotes });
}
