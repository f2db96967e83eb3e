import { sql, type Transaction, type Updateable } from "kysely";
import type { Actor } from "#accounts/actor.ts";
import { type AuditEntry, writeAudit } from "#platform/audit.server.ts";
import type { Tables } from "#platform/database/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import type { Tracking } from "./change-fulfilment.server.ts";
import { lockOrder, type OrderRow } from "./lock-order.db.server.ts";
import { type PaymentState, statusOf } from "./order.ts";

/** What an admin keeps about an order besides its status. */
export type DeskFacts =
  | ({ intent: "tracking" } & Tracking)
  | { intent: "note"; note: string | null }
  | { intent: "collected" | "uncollected" };

export type DeskChange = { kind: "kept" } | { kind: "stale" } | { kind: "missing" } | { kind: "unfit" };

interface Prepared {
  set: Updateable<Tables["orders"]>;
  audit: Pick<AuditEntry, "action" | "detail">;
  /** What the history says of it, where it is more than a note of the owner's. */
  history?: string;
}

/** Writes a tracking number, an internal note, or cash that came (or did not). 'unfit' when the order knows no such thing. */
export async function changeDeskFacts(
  { db, now }: Pick<Services, "db" | "now">,
  actor: Actor,
  { orderId, version }: { orderId: string; version: number },
  facts: DeskFacts,
): Promise<DeskChange> {
  return inTransaction(db, async (trx) => {
    const row = await lockOrder(trx, orderId);
    if (!row) return { kind: "missing" };
    if (row.version !== version) return { kind: "stale" };
    const prepared = prepare(row, facts, now());
    if (!prepared) return { kind: "unfit" };
    await write(trx, actor, row, prepared);
    return { kind: "kept" };
  });
}

function prepare(row: OrderRow, facts: DeskFacts, now: Date): Prepared | undefined {
  switch (facts.intent) {
    case "tracking": {
      const { trackingNumber, trackingUrl } = facts;
      const detail = { number: trackingNumber ?? null, link: trackingUrl ?? null };
      return {
        set: { tracking_number: trackingNumber, tracking_url: trackingUrl },
        audit: { action: "order.tracking_changed", detail },
      };
    }
    case "note":
      return { set: { internal_note: facts.note }, audit: { action: "order.note_changed" } };
    default:
      return prepareCash(row, facts.intent === "collected", now);
  }
}

/** Cash on delivery that came, or that was marked so by mistake. */
function prepareCash(row: OrderRow, isCollected: boolean, now: Date): Prepared | undefined {
  const before: PaymentState = isCollected ? "cod_due" : "cod_collected";
  if (row.payment_method !== "cod" || row.payment_state !== before) return undefined;
  const payment_state = isCollected ? "cod_collected" : "cod_due";
  const status = statusOf({
    paymentMethod: row.payment_method,
    paymentState: payment_state,
    fulfilment: row.fulfilment_state,
    isConfirmed: row.confirmed_at !== null,
  });
  return {
    set: { payment_state, status, cod_collected_at: isCollected ? now : null },
    audit: { action: isCollected ? "order.cash_collected" : "order.cash_not_collected" },
    history: isCollected ? "Cash collected" : "Cash not collected after all",
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
  await trx
    .insertInto("order_history")
    .values({
      order_id: row.id,
      status: set.status ?? row.status,
      actor_kind: "admin",
      actor_id: actor.id,
      note: history,
    })
    .execute();
}
