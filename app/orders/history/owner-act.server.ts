import type { Updateable } from "kysely";
import type { Actor } from "#accounts/actor.ts";
import { type AuditEntry, writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Paise } from "#values/money/money.ts";
import { lockOrder, type OrderRow, writeOrder } from "../lock-order.db.server.ts";
import { hasMailbox } from "../mailbox.ts";
import { noteOrderEvent } from "../note-order-event.db.server.ts";
import type { OrderServices } from "../order-services.ts";
import { type Author, addHistory, byAdmin } from "./order-history.db.server.ts";

/** What comes of an act of the owner's on an order. 'unfit': the order knows no such thing. */
export type OrderChange =
  | { kind: "kept"; isToldToCustomer: boolean }
  | { kind: "stale" }
  | { kind: "missing" }
  | { kind: "unfit" }
  /** Its invoice is made, and what it says stays. */
  | { kind: "invoiced"; number: string }
  /** So many of its pieces are to be made first. */
  | { kind: "unmade"; pieces: number }
  /** The day is over, or further off than anybody promises. */
  | { kind: "wrong-day"; why: "past" | "far" | "future" | "old" }
  /** More cash was to go back than is left of it. */
  | { kind: "too-much"; left: Paise };

/** An order as the admin saw it. */
export interface SeenOrder {
  orderId: string;
  version: number;
}

export interface Prepared {
  set: Updateable<Tables["orders"]>;
  audit: Pick<AuditEntry, "action" | "detail">;
  /** What the history says of it, where it is more than a note of the owner's. */
  history?: string;
  /** Writes to the customer, in the same transaction. */
  mail?: ((trx: Trx) => Promise<void>) | undefined;
}

/**
 * Locks an order, asks what the act changes of it, and writes that with its audit row, history and mail in
 * one transaction. What the act answers instead ends it.
 */
export async function ownerAct(
  { db }: Pick<OrderServices, "db">,
  actor: Actor,
  orderId: string,
  prepare: (row: OrderRow, trx: Trx) => Prepared | OrderChange | Promise<Prepared | OrderChange>,
): Promise<OrderChange> {
  return inTransaction(db, async (trx) => {
    const row = await lockOrder(trx, orderId);
    if (!row) return { kind: "missing" };
    return carryOut(trx, actor, row, await prepare(row, trx));
  });
}

/** The same inside the transaction of another act, which has locked the order. */
export const carryOut = (
  trx: Trx,
  actor: Pick<Actor, "id">,
  row: OrderRow,
  prepared: Prepared | OrderChange,
): Promise<OrderChange> => carryOutBy(trx, byAdmin(actor), row, prepared);

/** The same where it may be nobody of the staff who acts. */
export async function carryOutBy(
  trx: Trx,
  by: Author,
  row: OrderRow,
  prepared: Prepared | OrderChange,
): Promise<OrderChange> {
  if ("kind" in prepared) return prepared;
  await write(trx, by, row, prepared);
  if (bringsMoney(row, prepared)) await noteOrderEvent(trx, row.id, "order.paid");
  await prepared.mail?.(trx);
  return { kind: "kept", isToldToCustomer: prepared.mail !== undefined && hasMailbox(row.billing_email) };
}

const isPaid = (state: OrderRow["payment_state"] | undefined): boolean =>
  state === "captured" || state === "cod_collected";

const bringsMoney = (row: OrderRow, { set }: Prepared): boolean =>
  isPaid(set.payment_state as OrderRow["payment_state"] | undefined) && !isPaid(row.payment_state);

async function write(trx: Trx, by: Author, row: OrderRow, { set, audit, history }: Prepared): Promise<void> {
  await writeOrder(trx, row.id, set);
  await writeAudit(trx, { actorId: by.id, entity: "orders", entityId: row.id, ...audit });
  if (history === undefined) return;
  await addHistory(trx, {
    orderId: row.id,
    status: set.status ?? row.status,
    by,
    note: history,
  });
}
