import type { Holder } from "#accounts/permissions/holder.ts";
import { owedBeforeLeaving } from "#orders/dues/dues.db.server.ts";
import { addHistory, byAdmin } from "#orders/history/order-history.db.server.ts";
import { lockOrder, type OrderRow } from "#orders/lock-order.db.server.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { writeTracking } from "#orders/shipments/change-shipment.db.server.ts";
import { createShipment, type ShipmentMade } from "#orders/shipments/create-shipment.server.ts";
import { cashFor } from "#orders/shipments/shipment.db.server.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Paise } from "#values/money/money.ts";
import type { NewParcelValues } from "./parcel.form.ts";
import { stepByHand } from "./step-by-hand.server.ts";

export type ParcelMade =
  | ShipmentMade
  | { kind: "stale" | "missing" }
  /** So much of its order is to be paid before it leaves. */
  | { kind: "unpaid"; left: Paise };

/**
 * Makes a parcel of an order for the owner: its history and audit, and where it has left already that step
 * and its mail, in one transaction. The order's version lets the same form make it once.
 */
export const makeParcel = (
  shop: OrderServices,
  actor: Holder<"pack">,
  { orderId, version, ...wanted }: NewParcelValues & { orderId: string },
): Promise<ParcelMade> =>
  inTransaction(shop.db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return { kind: "missing" };
    if (order.version !== version) return { kind: "stale" };
    const left = await owedBeforeLeaving(trx, order);
    if (left !== undefined) return { kind: "unpaid", left };
    const made = await createShipment(trx, shop, order, {
      direction: "out",
      returnRequestId: null,
      items: wanted.items,
      weightGrams: wanted.weightGrams,
      box: wanted.box,
      cashToCollect: await cashFor(trx, order, wanted.items),
    });
    if (made.kind === "made") await note(trx, shop, { order, actor, made, wanted });
    return made;
  });

interface Made {
  order: OrderRow;
  actor: Holder<"pack">;
  made: { id: string; number: number };
  wanted: Omit<NewParcelValues, "version">;
}

async function note(
  trx: Trx,
  shop: OrderServices,
  { order, actor, made: { id, number }, wanted }: Made,
): Promise<void> {
  await writeTracking(trx, id, wanted);
  const by = byAdmin(actor);
  await addHistory(trx, { orderId: order.id, status: order.status, by, note: `Parcel ${number}: packed` });
  const detail = { parcel: String(number) };
  await writeAudit(trx, {
    actorId: actor.id,
    action: "order.parcel_made",
    entity: "orders",
    entityId: order.id,
    detail,
  });
  if (wanted.hasLeft) await stepByHand(trx, shop, { shipmentId: id, state: "picked_up", by });
}
