import type { Paise } from "#values/money/money.ts";

/** Where a parcel is; the first three are at the shop. */
export const shipmentStates = [
  "draft",
  "booking",
  "booked",
  "picked_up",
  "moving",
  "out_for_delivery",
  "attempt_failed",
  "delivered",
  "rto",
  "rto_received",
  "cancelled",
] as const;
export type ShipmentState = (typeof shipmentStates)[number];

/** To the buyer, or back from there. */
export type Direction = "out" | "back";

/** ParcelPieces of one line. */
export interface ParcelPieces {
  orderItemId: string;
  quantity: number;
}

/** Whole centimetres. */
export interface Box {
  lengthCm: number;
  widthCm: number;
  heightCm: number;
}

/** What the rules ask of a parcel. */
export interface Parcel {
  direction: Direction;
  state: ShipmentState;
  /** Set where it brings pieces back, or replaces them: the latter counts in no line's pieces. */
  returnRequestId: string | null;
  items: readonly ParcelPieces[];
}

/** What goes out in place of an order's own goods: an exchange's. */
export interface InsteadGoods {
  name: string;
  /** Such as 'Size: Large'. */
  optionText: string | null;
  /** Null where its product is not known any more. */
  productId: string | null;
}

/** A parcel of an order, with what is in it. */
export interface Shipment extends Parcel {
  id: string;
  orderId: string;
  /** Whose home it goes to; null where that is the order's own address. */
  recipientId: string | null;
  /** The carrier knows it as the order's number, a hyphen and this. */
  number: number;
  /** 'hand': the owner took it there herself, and follows it by what she types. */
  carrier: "hand" | "shiprocket";
  courier: string | null;
  /** The number by which the courier follows it (air waybill). */
  awb: string | null;
  trackingUrl: string | null;
  weightGrams: number | null;
  box: Box | null;
  /** What the carrier takes for it; null until that is known. */
  charges: Paise | null;
  cashToCollect: Paise;
  /** Of the packed parcel, and its label: keys of the shop's files. */
  photo: string | null;
  /** What is in it in place of its lines' goods, as many pieces as theirs; null: those goods. */
  instead: InsteadGoods | null;
  label: string | null;
  carrierOrderId: string | null;
  carrierShipmentId: string | null;
  courierId: number | null;
  bookingStep: "order" | "awb" | "pickup" | "label" | "cancel" | null;
  bookingTries: number;
  bookingClaimedUntil: Date | null;
  /** Why it could not be booked, or went wrong on its way, in the carrier's words. */
  trouble: string | null;
  /** When the carrier is asked next for its state; null: not again. */
  askAt: Date | null;
  /** The day such as '2026-12-01'. */
  expectedOn: string | null;
  bookedAt: Date | null;
  pickedUpAt: Date | null;
  deliveredAt: Date | null;
  createdAt: Date;
  version: number;
}

/** How far each state is on its way; those that go back are further than all that go out. */
const places: Readonly<Record<ShipmentState, number>> = {
  draft: 0,
  booking: 1,
  booked: 2,
  picked_up: 3,
  moving: 4,
  out_for_delivery: 5,
  attempt_failed: 5,
  rto: 6,
  delivered: 7,
  rto_received: 7,
  cancelled: 7,
};

const farthest = 7;

/** Does nothing more come of a parcel? */
export const isFinal = (state: ShipmentState): boolean => places[state] === farthest;

/** Has a parcel left the shop, wherever it is by now? */
export const hasLeftUs = (state: ShipmentState): boolean =>
  places[state] >= places.picked_up && state !== "cancelled";

/**
 * May a parcel's state become another one by itself? Forward only (SHIP-4): but a booking that came to
 * nothing is a draft again, tries at the door and rides to it take turns, nothing that has left is
 * cancelled, and what goes back does not arrive.
 */
export function mayBecome(from: ShipmentState, to: ShipmentState): boolean {
  if (from === to || isFinal(from)) return false;
  if (from === "booking" && to === "draft") return true;
  if (to === "cancelled") return !hasLeftUs(from);
  if (from === "rto") return to === "rto_received";
  return places[to] > places[from] || (places[to] === places.attempt_failed && places[from] === places[to]);
}

/** Is it of those that bring what was ordered: neither a return nor a replacement? */
export const bringsOrder = ({ direction, returnRequestId }: Parcel): boolean =>
  direction === "out" && returnRequestId === null;

/** Are its pieces sent, or about to be? Those of a parcel that came back may be sent again. */
export const holdsPieces = (parcel: Parcel): boolean =>
  bringsOrder(parcel) && parcel.state !== "cancelled" && parcel.state !== "rto_received";

/** How the carrier and the buyer know a parcel: the order's number, a hyphen and its own. */
export const parcelName = (orderNumber: string, { number }: Pick<Shipment, "number">): string =>
  `${orderNumber}-${number}`;
