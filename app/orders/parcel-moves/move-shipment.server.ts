import type { Holder } from "#accounts/permissions/holder.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { cameBack } from "../fulfilment/came-back.server.ts";
import { byAdmin, system } from "../history/order-history.db.server.ts";
import type { OrderChange, SeenOrder } from "../history/owner-act.server.ts";
import { lockOrder } from "../lock-order.db.server.ts";
import type { OrderServices } from "../order-services.ts";
import { findShipments, lockShipment } from "../shipments/shipment.db.server.ts";
import { bringsOrder, isFinal, mayBecome } from "../shipments/shipment.ts";
import { followParcels } from "./follow-parcels.server.ts";
import { keepTold, type Told } from "./keep-told.db.server.ts";
import { queueShipmentMail } from "./shipment-mail.server.ts";

export type ShipmentMoved =
  | { kind: "moved" }
  /** It is there already, or further; the other news of it is stored. */
  | { kind: "same" }
  | { kind: "missing" };

/**
 * Takes a parcel on by what was heard of it, inside the caller's transaction: its state and times, its line
 * in the history, its order's word and its mail, each once however often and in whatever order it is heard
 * (SHIP-4).
 */
export async function moveShipment(
  trx: Trx,
  shop: OrderServices,
  shipmentId: string,
  told: Told,
): Promise<ShipmentMoved> {
  const found = await lockShipment(trx, shipmentId);
  if (!found) return { kind: "missing" };
  const { order, shipment } = found;
  const isNews = mayBecome(shipment.state, told.state);
  await keepTold(trx, shipment, isNews ? told : { ...told, state: shipment.state });
  if (!isNews) return { kind: "same" };
  await queueShipmentMail(trx, shop, { order, before: shipment.state, shipmentId });
  await followParcels(trx, shop, order, { shipment, state: told.state, at: told.at, by: system });
  return { kind: "moved" };
}

/**
 * All of an order that has left is back at the shop, by the owner's word (CASH-35): with the parcels that she
 * took there herself. 'unfit' while the carrier has one of it, who says where that is.
 */
export const takeBack = (
  shop: OrderServices,
  actor: Holder<"pack">,
  { orderId, version }: SeenOrder,
): Promise<OrderChange> =>
  inTransaction(shop.db, async (trx) => {
    const row = await lockOrder(trx, orderId);
    if (!row) return { kind: "missing" };
    if (row.version !== version) return { kind: "stale" };
    const parcels = await findShipments(trx, row.id);
    const out = parcels.filter((parcel) => bringsOrder(parcel) && !isFinal(parcel.state));
    const isCarriers = out.some(({ carrier }) => carrier !== "hand");
    if (row.fulfilment_state !== "shipped" || isCarriers) return { kind: "unfit" };
    await cameBack(trx, shop, row, byAdmin(actor));
    for (const { id } of out) await moveShipment(trx, shop, id, { state: "rto_received", at: shop.now() });
    return { kind: "kept", isToldToCustomer: true };
  });
