import type { Holder } from "#accounts/permissions/holder.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { cameBack } from "../fulfilment/came-back.server.ts";
import { byAdmin } from "../history/order-history.db.server.ts";
import type { OrderChange, SeenOrder } from "../history/owner-act.server.ts";
import { lockOrder } from "../lock-order.db.server.ts";
import type { OrderServices } from "../order-services.ts";
import { findShipments } from "../shipments/shipment.db.server.ts";
import { bringsOrder, isFinal } from "../shipments/shipment.ts";
import { moveShipment } from "./move-shipment.server.ts";

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
