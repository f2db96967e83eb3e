import type { Transaction } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { system } from "../history/order-history.db.server.ts";
import type { OrderServices } from "../order-services.ts";
import { lockShipment } from "../shipments/shipment.db.server.ts";
import { mayBecome } from "../shipments/shipment.ts";
import { followParcels } from "./follow-parcels.server.ts";
import { keepTold, type Told } from "./keep-told.db.server.ts";
import { queueShipmentMail } from "./shipment-mail.server.ts";

export type ShipmentMoved =
  | { kind: "moved" }
  /** It is there already, or further; what else was told of it is kept. */
  | { kind: "same" }
  | { kind: "missing" };

/**
 * Takes a parcel on by what was heard of it, inside the caller's transaction: its state and times, its line
 * in the history, its order's word and its mail, each once however often and in whatever order it is heard
 * (SHIP-4).
 */
export async function moveShipment(
  trx: Transaction<Tables>,
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
