import type { Holder } from "#accounts/permissions/holder.ts";
import { stepByHand } from "#order-admin/shipments/step-by-hand.server.ts";
import { owedBeforeLeaving } from "#orders/dues/dues.db.server.ts";
import { byAdmin } from "#orders/history/order-history.db.server.ts";
import { lockOrder, type OrderRow } from "#orders/lock-order.db.server.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { keepTold } from "#orders/parcel-moves/keep-told.db.server.ts";
import { writeTyped } from "#orders/shipments/change-shipment.db.server.ts";
import { lockShipment } from "#orders/shipments/shipment.db.server.ts";
import { hasLeftUs } from "#orders/shipments/shipment.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { inParts } from "#values/in-parts.ts";
import type { Paise } from "#values/money/money.ts";
import { allHomes } from "../list-homes.db.server.ts";
import { type HomesWaiting, nonePacked, notePacked, packHomes, portion } from "../pack-homes.server.ts";
import type { BackFault, BackRow } from "./back-row.ts";
import { type BackChange, judgeBack } from "./judge-back.ts";
import { readBack } from "./read-back.server.ts";

export type BackTaken =
  | { kind: "refused"; faults: readonly BackFault[] }
  | { kind: "unpaid"; left: Paise }
  | { kind: "unfit" | "several-states" }
  | ({ kind: "done" } & BackDone);

interface BackDone extends HomesWaiting {
  /** Parcels that have another courier, number or state now. */
  changed: number;
  /** Rows that somebody changed while the others were written. */
  stale: number;
}

/**
 * Takes the sheet that comes back with courier, number and state (HOMES-34): whatever is wrong in it is
 * named, and nothing is written; else it is written fifty at a time, so that whoever is interrupted sends it
 * again. What stands as the sheet says is left alone.
 */
export async function takeSheetBack(
  shop: OrderServices,
  actor: Holder<"pack">,
  { orderId, bytes }: { orderId: string; bytes: Uint8Array },
): Promise<BackTaken> {
  const read = await readBack(bytes);
  if ("faults" in read) return { kind: "refused", faults: read.faults };
  const judged = judgeBack(await allHomes(shop.db, orderId), read.rows);
  if ("faults" in judged) return { kind: "refused", faults: judged.faults };
  const all: BackDone = { ...nonePacked, changed: 0, stale: 0 };
  const lines = new Set(judged.changes.map(({ line }) => line));
  const rows = read.rows.filter(({ line }) => lines.has(line));
  for (const some of inParts(rows, portion)) {
    const done = await inTransaction(shop.db, (trx) =>
      takePortion(trx, shop, actor, { orderId, rows: some }),
    );
    if (done.kind !== "done") return all.changed === 0 ? done : { kind: "done", ...all };
    for (const each of ["packed", "unmade", "short", "ungiven", "changed", "stale"] as const)
      all[each] += done[each];
    all.elsewhere = done.elsewhere;
  }
  return { kind: "done", ...all };
}

async function takePortion(
  trx: Trx,
  shop: OrderServices,
  actor: Holder<"pack">,
  { orderId, rows }: { orderId: string; rows: readonly BackRow[] },
): Promise<Exclude<BackTaken, { kind: "refused" }>> {
  const order = await lockOrder(trx, orderId);
  if (!order || order.fulfilment_state === "cancelled") return { kind: "unfit" };
  // What the sheet still changes, now that nobody else does.
  const homes = await allHomes(trx, orderId);
  const changes = rows.flatMap((row) => {
    const judged = judgeBack(homes, [row]);
    return "changes" in judged ? judged.changes : [];
  });
  const left = changes.some(({ state }) => hasLeftUs(state))
    ? await owedBeforeLeaving(trx, order)
    : undefined;
  if (left !== undefined) return { kind: "unpaid", left };
  const only = changes.filter(({ parcelId }) => parcelId === null).map(({ homeId }) => homeId);
  const made = await packHomes(trx, shop, order, { orderId, weightGrams: null, box: null, only });
  if (made.kind !== "done") return made;
  await notePacked(trx, order, actor, { parcels: made.parcels, asked: 0 });
  const parcelOf = new Map(made.parcels.map(({ recipientId, id }) => [recipientId, id]));
  const changed = await write(trx, shop, { order, actor, changes, made: parcelOf });
  return { ...made.waits, kind: "done", changed, stale: rows.length - changes.length };
}

interface Written {
  order: OrderRow;
  actor: Holder<"pack">;
  changes: readonly BackChange[];
  /** The parcels that were made just now, by their homes. */
  made: ReadonlyMap<string, string>;
}

/**
 * Where the order stands follows from its parcels, and asking that of a thousand for each of them would take
 * a minute: within a portion the first that leaves and the last that moves tell it.
 */
async function write(
  trx: Trx,
  shop: OrderServices,
  { order, actor, changes, made }: Written,
): Promise<number> {
  const parcels = [];
  for (const change of changes) {
    const found = await lockShipment(trx, change.parcelId ?? made.get(change.homeId) ?? "");
    if (found) parcels.push({ ...change, shipment: found.shipment });
  }
  const moved = parcels.filter(({ state, shipment }) => state !== shipment.state);
  const telling = [moved.find(({ state }) => hasLeftUs(state)), moved.at(-1)];
  for (const parcel of parcels) {
    const { state, shipment, courier, number, link } = parcel;
    const tracking = { courier, trackingNumber: number, trackingUrl: link };
    await writeTyped(trx, shipment, { ...tracking, weightGrams: shipment.weightGrams, box: shipment.box });
    const step = { shipmentId: shipment.id, state, by: byAdmin(actor) };
    if (telling.includes(parcel)) await stepByHand(trx, shop, step);
    else
      await keepTold(
        trx,
        { ...shipment, courier, awb: number, trackingUrl: link },
        { state, at: shop.now(), trouble: null },
      );
  }
  if (parcels.length > 0)
    await writeAudit(trx, {
      actorId: actor.id,
      action: "order.homes_sheet",
      entity: "orders",
      entityId: order.id,
      detail: { changed: parcels.length },
    });
  return parcels.length;
}
