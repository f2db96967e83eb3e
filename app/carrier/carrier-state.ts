/** What a parcel may be by what its courier says. */
export type CourierState =
  | "booked"
  | "picked_up"
  | "moving"
  | "out_for_delivery"
  | "attempt_failed"
  | "delivered"
  | "rto"
  | "rto_received"
  | "cancelled";

/**
 * Shiprocket's shipment status codes, of the table under "Tracking" in https://apidocs.shiprocket.in, and
 * what each means here. What is not here, such as a delayed or misrouted parcel, leaves it where it was.
 */
const states: Readonly<Record<number, CourierState>> = {
  // AWB assigned, label generated, pickup scheduled, queued, rescheduled and booked.
  1: "booked",
  2: "booked",
  3: "booked",
  4: "booked",
  5: "booked",
  15: "booked",
  27: "booked",
  52: "booked",
  19: "booked",
  // Picked up, handed over to the courier.
  42: "picked_up",
  51: "picked_up",
  // Shipped, in transit, at the destination's hub, at a warehouse.
  6: "moving",
  18: "moving",
  38: "moving",
  48: "moving",
  17: "out_for_delivery",
  // Undelivered, and what is the recipient's part in it.
  21: "attempt_failed",
  77: "attempt_failed",
  // Delivered, fulfilled.
  7: "delivered",
  26: "delivered",
  // Return to origin: begun, tried, out for delivery, on its way, locked, back in the seller's town.
  9: "rto",
  40: "rto",
  41: "rto",
  46: "rto",
  75: "rto",
  78: "rto",
  // Return to origin: delivered, acknowledged by the seller.
  10: "rto_received",
  14: "rto_received",
  // Cancelled, also before it was sent.
  8: "cancelled",
  45: "cancelled",
};

/** Codes that need the owner: the parcel will not arrive, and nobody brings it back. */
const troubles: Readonly<Record<number, string>> = {
  12: "The courier says it is lost.",
  13: "The courier could not fetch it.",
  20: "The courier could not fetch it.",
  24: "The courier says it is destroyed.",
  25: "The courier says it is damaged.",
  44: "The courier says it was disposed of.",
  76: "The courier cannot trace it.",
};

/** What a status code means; undefined where it moves a parcel nowhere. */
export const stateOfCode = (code: number): CourierState | undefined => states[code];

/** What of a status code the owner must know; undefined for all that goes its way. */
export const troubleOfCode = (code: number): string | undefined => troubles[code];
