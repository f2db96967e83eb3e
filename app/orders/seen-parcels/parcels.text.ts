import { grouped } from "#values/text/grouped.ts";
import { longDay } from "#values/time/date-time.ts";
import type { ShipmentState } from "../shipments/shipment.ts";
import type { ParcelStep } from "./parcel-step.ts";
import type { seenHomeStates } from "./seen-homes.ts";

const atTheShop = "Packed";

/** Where a parcel is, as its buyer reads it. */
export const parcelStateWords: Readonly<Record<ShipmentState, string>> = {
  draft: atTheShop,
  booking: atTheShop,
  booked: atTheShop,
  picked_up: "Picked up",
  moving: "On its way",
  out_for_delivery: "Out for delivery",
  attempt_failed: "Could not be delivered",
  delivered: "Delivered",
  rto: "On its way back to us",
  rto_received: "Came back to us",
  cancelled: "Cancelled",
};

/** What a courier's scan means; in English its own words are shown. */
export const scanWords = {
  booked: "Pickup arranged",
  picked_up: "Picked up",
  moving: "On its way",
  out_for_delivery: "Out for delivery",
  attempt_failed: "Could not be delivered",
  delivered: "Delivered",
  rto: "On its way back to us",
  rto_received: "Back with us",
  cancelled: "Cancelled",
};

export const parcelStepNames: Readonly<Record<ParcelStep, string>> = {
  packed: "Packed",
  on_its_way: "On its way",
  out_for_delivery: "Out for delivery",
  delivered: "Delivered",
};

export const parcelsText = {
  title: (count: number) => (count === 1 ? "Your parcel" : "Your parcels"),
  name: (place: number, count: number) => (count === 1 ? undefined : `Parcel ${place} of ${count}`),
  replacement: "Replaces what you returned or reported",
  toCome: "Still to come",
  follow: "Follow the parcel",
  expected: (day: string) => `Expected ${longDay(day)}`,
  cash: "To pay in cash",
  tryAgain: "The courier tries again, usually on the next working day. Is the address right? Write to us.",
  back: "It could not be delivered. Write to us, and we will find a way.",
  way: "Where it has been",
  trackingNumber: "Tracking number",
  wayLabel: "The parcel's way",
};

/** The homes of an order that goes to many, as its buyer reads them. */
export const seenHomesText = {
  billedTo: "Billed to",
  title: "Parcels to many addresses",
  count: (homes: number) => (homes === 1 ? "1 address" : `${grouped(homes)} addresses`),
  list: "Where each parcel is stands in the list of addresses: your offer's link leads to it.",
  states: {
    wanted: "Address wanted",
    known: "To be packed",
    packed: "Packed",
    sent: "On its way",
    there: "Arrived",
    back: "Came back to us",
  } satisfies Record<(typeof seenHomeStates)[number], string>,
};
