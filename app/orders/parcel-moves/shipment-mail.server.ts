import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import type { OrderRow } from "../lock-order.db.server.ts";
import { orderTrackingMail } from "../mails/order-status.email.ts";
import { factsForStrangers } from "../mails/status-mail.server.ts";
import type { OrderServices } from "../order-services.ts";
import { spokenParcels } from "../seen-parcels/seen-parcels.db.server.ts";
import { numberForBuyer } from "../shipments/order-parcels.ts";
import { findShipment, findShipments } from "../shipments/shipment.db.server.ts";
import { bringsOrder, type ShipmentState } from "../shipments/shipment.ts";
import { toldStep } from "../shipments/told-step.ts";
import { parcelMail } from "./parcel.email.ts";

interface MailedStep {
  order: OrderRow;
  before: ShipmentState;
  shipmentId: string;
}

/**
 * Writes to the buyer where one of the order's parcels is now; once for each parcel and step (SHIP-9). Of
 * parcels to many homes the order's own mails tell (HOMES-30).
 */
export async function queueShipmentMail(
  trx: Trx,
  shop: OrderServices,
  { order, before, shipmentId }: MailedStep,
): Promise<void> {
  const parcel = await findShipment(trx, shipmentId);
  const step = parcel && toldStep(before, parcel.state);
  if (!parcel || !step || parcel.direction === "back" || parcel.recipientId !== null) return;
  // The owner's own word for the whole order has been mailed, and stands.
  const isSettled = order.fulfilment_state === "delivered" || order.fulfilment_state === "cancelled";
  if (isSettled && bringsOrder(parcel)) return;
  const { facts } = await factsForStrangers(trx, shop, order.id);
  const parcels = await findShipments(trx, order.id);
  const isCashDue = order.payment_state === "cod_due";
  const { language } = facts.order;
  const [spoken = parcel] = await speaking(language, () => spokenParcels(trx, [parcel]));
  const mail = mailIn(language, shop.config, () =>
    parcelMail({ ...facts, step, parcel: spoken, parcels, isCashDue }, shop.config.shop),
  );
  await queueMail(trx, mail, `parcel:${shipmentId}:${step}`);
}

/**
 * Writes to the buyer how a parcel on its way can be followed, as it says now; once for each version of it.
 */
export async function queueParcelTracking(trx: Trx, shop: OrderServices, shipmentId: string): Promise<void> {
  const parcel = await findShipment(trx, shipmentId);
  if (!parcel || parcel.recipientId !== null) return;
  const { facts } = await factsForStrangers(trx, shop, parcel.orderId);
  const parcels = await findShipments(trx, parcel.orderId);
  const parcelNumber = numberForBuyer(parcel, parcels, facts.order.lines);
  const tracking = { trackingNumber: parcel.awb, trackingUrl: parcel.trackingUrl };
  const mail = mailIn(facts.order.language, shop.config, () =>
    orderTrackingMail({ ...facts, ...tracking, parcelNumber }, shop.config.shop),
  );
  await queueMail(trx, mail, `parcel-tracking:${shipmentId}:${parcel.version}`);
}
