import type { Activity, Carrier, CarrierOrder } from "./carrier-state.ts";
import { courierName } from "./couriers.ts";
import { indiaTime, indiaTimeDayFirst } from "./india-time.ts";
import { pickupLocation } from "./orders.ts";
import { statuses } from "./statuses.ts";

const daysOnTheWay = 5;

/** GET /courier/track/awb/:awb, with the newest activity first. */
export function trackAwb({ state }: Carrier, awb: string) {
  const order = [...state.orders.values()].find((each) => each.awb === awb);
  const latest = order?.activities.at(-1);
  if (!order || !latest)
    return {
      tracking_data: {
        track_status: 0,
        shipment_status: 0,
        shipment_track: [],
        shipment_track_activities: null,
        track_url: "",
        error:
          "Aahh! There is no activities found in our DB. Please have some patience it will be updated soon.",
      },
    };
  return {
    tracking_data: {
      track_status: 1,
      shipment_status: statuses[latest.status].code,
      shipment_track: [trackOf(order, latest)],
      shipment_track_activities: order.activities.map(scanOf).reverse(),
      track_url: `https://shiprocket.co/tracking/${awb}`,
      etd: expectedAt(order),
    },
  };
}

const expectedAt = ({ createdAt }: CarrierOrder): string => indiaTime(createdAt + daysOnTheWay * 24 * 3600);

const trackOf = (order: CarrierOrder, { status, at }: Activity) => ({
  awb_code: order.awb,
  courier_company_id: order.courierId,
  shipment_id: order.shipmentId,
  order_id: order.id,
  weight: String(order.chargedWeight ?? order.weight),
  current_status: statuses[status].label,
  delivered_date: status === "delivered" ? indiaTime(at) : "",
  destination: order.customer.city,
  origin: "Madhubani",
  edd: expectedAt(order),
});

const scanOf = ({ status, words, place, at }: Activity) => ({
  date: indiaTime(at),
  status: `X-${statuses[status].code}`,
  activity: words,
  location: place,
  "sr-status": String(statuses[status].code),
  "sr-status-label": statuses[status].label,
});

/** An event as it is sent to the shop; two tables of codes meet in it, as in the carrier's own. */
export function eventBody(order: CarrierOrder, now: number): string {
  const latest = order.activities.at(-1);
  const { code, label } = statuses[latest?.status ?? "pickup_scheduled"];
  return JSON.stringify({
    awb: order.awb,
    courier_name: courierName(order.courierId),
    current_status: label,
    current_status_id: code,
    shipment_status: label,
    shipment_status_id: code,
    current_timestamp: indiaTimeDayFirst(now),
    order_id: order.number,
    sr_order_id: order.id,
    etd: expectedAt(order),
    scans: order.activities.map(scanOf).reverse(),
    is_return: 0,
    channel_id: 1,
    pickup_location: pickupLocation,
  });
}
