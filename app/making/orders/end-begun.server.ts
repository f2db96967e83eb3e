import { addHistory, byAdmin } from "#orders/history/order-history.db.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { BegunWork, EndedWork } from "#platform/making.ts";
import { allToCheck, made, stopped } from "../lot.ts";
import { changeLot, changeParts, type LockedLot, lockLot } from "../lots.db.server.ts";
import { noteOnLot } from "../note-on-lot.server.ts";
import { putInStock } from "../put-in-stock.server.ts";
import { keepUnmadeOfLot } from "../unmade.db.server.ts";

/**
 * The owner says what becomes of work that is begun (MAKING-9): it is finished for stock, where what is made
 * of it so far is at once; or it stops, once somebody has looked at all that is done.
 */
export const endBegun = (
  shop: { db: Db },
  actor: { id: string },
  { lotId, version, as }: { lotId: string; version: number; as: BegunWork },
): Promise<EndedWork> =>
  inTransaction(shop.db, async (trx) => {
    const lot = await lockLot(trx, lotId);
    if (!lot || lot.row.state === "cancelled") return { kind: "gone" };
    if (lot.row.version !== version) return { kind: "stale" };
    return as === "stock" ? finishForStock(trx, lot, actor) : stop(trx, lot, actor);
  });

async function finishForStock(trx: Trx, lot: LockedLot, actor: { id: string }): Promise<EndedWork> {
  const { row, order, steps } = lot;
  if (order?.fulfilment_state !== "cancelled") return { kind: "gone" };
  const pieces = made(lot, steps.length);
  await putInStock(trx, row, pieces);
  await changeLot(trx, lot, { order_item_id: null, former_item_id: row.order_item_id, personal: "[]" });
  await noteOnLot(trx, actor, row.id, "kept_for_stock", { pieces });
  await note(trx, lot, actor, `${row.number}: finished for stock, ${pieces} of ${lot.quantity} made so far`);
  return { kind: "ended" };
}

async function stop(trx: Trx, lot: LockedLot, actor: { id: string }): Promise<EndedWork> {
  const pieces = allToCheck(lot);
  if (pieces > 0) return { kind: "to-check", pieces };
  for (const part of lot.parts.filter(({ state }) => state !== "cancelled"))
    await changeParts(trx, [part.id], { ...(stopped(part) ?? { state: "cancelled" }), asks: false });
  await changeLot(trx, lot, { state: "cancelled" });
  await keepUnmadeOfLot(trx, lot);
  await noteOnLot(trx, actor, lot.row.id, "cancelled");
  await note(trx, lot, actor, `${lot.row.number}: no more is made of it`);
  return { kind: "ended" };
}

/** The history of its order says so, too. */
async function note(trx: Trx, { order }: LockedLot, actor: { id: string }, words: string): Promise<void> {
  if (!order) return;
  await addHistory(trx, { orderId: order.id, status: order.status, by: byAdmin(actor), note: words });
}
