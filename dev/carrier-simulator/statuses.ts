/**
 * What a courier may say of a parcel: the shipment status codes of https://apidocs.shiprocket.in
 * ("Tracking"), as far as the simulator uses them, and the courier's words for them.
 */
export const statuses = {
  pickup_scheduled: { code: 3, label: "PICKUP SCHEDULED", words: "Pickup scheduled" },
  out_for_pickup: { code: 19, label: "OUT FOR PICKUP", words: "Out for pickup" },
  pickup_exception: { code: 20, label: "PICKUP EXCEPTION", words: "Seller's place was closed" },
  picked_up: { code: 42, label: "PICKED UP", words: "Shipment picked up" },
  in_transit: { code: 18, label: "IN TRANSIT", words: "Departed from origin hub" },
  at_hub: { code: 38, label: "REACHED AT DESTINATION HUB", words: "Arrived at destination hub" },
  out_for_delivery: { code: 17, label: "OUT FOR DELIVERY", words: "Out for delivery" },
  undelivered: { code: 21, label: "UNDELIVERED", words: "Consignee not available" },
  delivered: { code: 7, label: "DELIVERED", words: "Delivered to consignee" },
  rto_initiated: { code: 9, label: "RTO INITIATED", words: "Return to origin begun" },
  rto_in_transit: { code: 46, label: "RTO IN TRANSIT", words: "On its way back to the seller" },
  rto_delivered: { code: 10, label: "RTO DELIVERED", words: "Returned to the seller" },
  lost: { code: 12, label: "LOST", words: "Shipment lost" },
  cancelled: { code: 8, label: "CANCELLED", words: "Shipment cancelled" },
} as const;

export type StatusName = keyof typeof statuses;

export const isStatusName = (name: string): name is StatusName => Object.hasOwn(statuses, name);
