import type { Author } from "#orders/history/order-history.db.server.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { followParcels } from "#orders/parcel-moves/follow-parcels.server.ts";
import { keepTold } from "#orders/parcel-moves/keep-told.db.server.ts";
import { queueShipmentMail } from "#orders/parcel-moves/shipment-mail.server.ts";
import { lockShipment } from "#orders/shipments/shipment.db.server.ts";
import type { ShipmentState } from "#orders/shipments/shipment.ts";
import type { Trx } from "#platform/database/db.ts";

/**
 * Sets a parcel to whatever state the owner says, backwards too, with its mail, its line in the history and
 * what its order's word makes of it (SHIP-4).
 */
export async function stepByHand(
  trx: Trx,
  shop: OrderServices,
  { shipmentId, state, by }: { shipmentId: string; state: ShipmentState; by: Author },
): Promise<void> {
  const found = await lockShipment(trx, shipmentId);
  if (!found || found.shipment.state === state) return;
  const { order, shipment } = found;
  const at = shop.now();
  // What kept it from being booked is over.
  await keepTold(trx, shipment, { state, at, trouble: null });
  await queueShipmentMail(trx, shop, { order, before: shipment.state, shipmentId });
  await followParcels(trx, shop, order, { shipment, state, at, by });
}
