import { randomInt } from "node:crypto";
import type { Fields } from "../simulator/fields.ts";
import type { Carrier, CarrierOrder } from "./carrier-state.ts";
import { courierName, freightOf, goesTo } from "./couriers.ts";
import { indiaTime } from "./india-time.ts";
import { refuse } from "./refusal.ts";

/** POST /courier/assign/awb. What no courier takes is answered with status 200, as the carrier does. */
export function assignAwb(carrier: Carrier, { shipment_id, courier_id }: Fields) {
  const order = ofShipment(carrier, shipment_id);
  if (order.cancelled) throw refuse(400, "Cannot assign AWB: the order is cancelled.");
  if (order.awb !== null) throw refuse(400, "AWB is already assigned.");
  if (!goesTo(carrier, order.customer.pincode)) return declined("Delivery pincode is not serviceable.");
  const courierId = courier_id === undefined ? 43 : Number(courier_id);
  if (courierName(courierId) === "") return declined("This courier is not available for this shipment.");
  order.awb = String(10_000_000_000_000 + randomInt(9_000_000_000) * 1000 + (order.id % 1000));
  order.courierId = courierId;
  order.freight = freightOf(courierId, order.weight);
  return {
    awb_assign_status: 1,
    response: {
      data: {
        courier_company_id: courierId,
        awb_code: order.awb,
        cod: order.cod ? 1 : 0,
        order_id: order.id,
        shipment_id: order.shipmentId,
        awb_code_status: 1,
        assigned_date_time: { date: indiaTime(carrier.now()), timezone: "Asia/Kolkata" },
        applied_weight: order.weight,
        courier_name: courierName(courierId),
        freight_charges: order.freight,
      },
    },
  };
}

const declined = (awb_assign_error: string) => ({
  awb_assign_status: 0,
  response: { data: { awb_assign_error } },
});

/** POST /courier/generate/pickup: the one shipment of a list. */
export function generatePickup(carrier: Carrier, { shipment_id }: Fields) {
  const order = ofShipment(carrier, Array.isArray(shipment_id) ? shipment_id[0] : shipment_id);
  if (order.awb === null) throw refuse(400, "AWB is not assigned to this shipment.");
  if (order.pickupAt !== null) throw refuse(400, "Already in Pickup Queue.");
  order.pickupAt = carrier.now();
  return {
    pickup_status: 1,
    response: {
      pickup_scheduled_date: indiaTime(order.pickupAt),
      pickup_token_number: `Reference No: ${order.shipmentId}`,
      status: 3,
      data: `Pickup is confirmed by ${courierName(order.courierId)} For AWB : ${order.awb}`,
    },
  };
}

/** POST /courier/generate/label. */
export function generateLabel(carrier: Carrier, { shipment_id }: Fields) {
  const order = ofShipment(carrier, Array.isArray(shipment_id) ? shipment_id[0] : shipment_id);
  if (order.awb === null) return { label_created: 0, response: "", not_created: [order.shipmentId] };
  return {
    label_created: 1,
    label_url: `${carrier.origin()}/labels/${order.shipmentId}.pdf`,
    response: "Label has been created and uploaded successfully!",
    not_created: [],
  };
}

export function ofShipment({ state }: Carrier, id: unknown): CarrierOrder {
  const order = [...state.orders.values()].find(({ shipmentId }) => shipmentId === Number(id));
  if (!order) throw refuse(404, "Shipment not found.");
  return order;
}
