import { stateWords } from "#orders/parcel-moves/shipments.text.ts";
import type { Box, Shipment, ShipmentState } from "#orders/shipments/shipment.ts";
import type { Notice } from "#platform/notice.ts";
import type { StatusTone } from "#ui/list/status-badge.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { grouped } from "#values/text/grouped.ts";

export const shipmentsText = {
  title: "Shipments",
  newShipment: "New Shipment",
  makeParcel: "Make Parcel",
  makeAndBook: "Make and Book Courier",
  bookCourier: "Book Courier",
  cancelBooking: "Cancel Booking",
  bookParcels: "Book Parcels",
  labels: "Labels (PDF)",
  label: "Label (PDF)",
  slip: "Packing Slip",
  photo: "Photo of the parcel",
  photoOf: (number: number) => `Parcel ${number} as it was packed`,
  choosePhoto: "Choose a photo",
  photoHint: "Only you see it. PNG, JPEG or WebP of 5 MB.",
  keepPhoto: "Keep Photo",
  removePhoto: "Remove Photo",
  noPhoto: "Choose a photo first.",
  photoLost: "This photo could not be kept. Choose it once more.",
  photoKept: { title: "Saved", text: "The photo of the parcel is kept." },
  photoRemoved: { title: "Saved", text: "The photo is removed." },
  askCancelBooking:
    "Cancel this booking at the carrier? The parcel gets a new number when it is packed anew.",
  cancelParcel: "Cancel Parcel",
  pieces: "Pieces",
  weightHint: "With the box and its paper.",
  noWeightHint: "Not every product says what it weighs. A courier asks for it.",
  boxHint: "Outer sides in centimetres, as the courier measures them.",
  byHand: "You take it to a courier yourself",
  hasLeft: "It has left already",
  hasLeftHint: "The customer gets a mail with the number and the link.",
  orderStays: "The order follows its parcels forward only: set its own status if it stands too far on.",
  tell: "Mail new tracking details to the customer",
  notFound: "Parcel not found.",
  failed: { title: "Error", text: "Could not save this parcel. Please try again." },
  unfit: "Nothing of this order can be packed: it is cancelled, or its money goes back.",
  packedAgain: "Its pieces are in another parcel since. Cancel that one first.",
  allPacked: "Every piece of this order is in a parcel.",
  trackedByParcels: "Number and link stand with each parcel, under Shipments.",
  openOrder: "Nothing is packed yet. Make a parcel with what goes together.",
  someOpen: (pieces: number) =>
    pieces === 1 ? "1 piece is in no parcel yet." : `${grouped(pieces)} pieces are in no parcel yet.`,
  bookingCancelled: {
    title: "Booking cancelled",
    text: "Its pieces can be packed anew: the carrier takes no number twice.",
  },
  beingBooked: "It is being booked just now. Look again in a minute.",
  notBooked: "There is no booking to cancel.",
  noCourier: "No courier goes there with this parcel.",
  notPacked: "Not packed yet.",
  notAsked: "Not booked yet: open the parcel, and book a courier.",
  needsMeasures: "Type its weight and the sides of its box first: couriers ask for them.",
  needsWeight: "Type its weight first: couriers ask for it.",
  needsBox: "Type the sides of its box first: couriers ask for them.",
  saveParcel: "Save Parcel",
  saveAndBook: "Save and Book Courier",
  cheapest: "Cheapest",
  quickest: "Quickest",
  backToOrder: (orderNumber: string) => `Back to order ${orderNumber}`,
  stale: "Somebody changed this order meanwhile. Look at it again, and make the parcel once more.",
} as const;

export const parcelStale = "This parcel changed meanwhile. Look at it again, and repeat what you did.";

const tones: Readonly<Record<ShipmentState, StatusTone>> = {
  draft: "yellow",
  booking: "blue",
  booked: "blue",
  picked_up: "purple",
  moving: "purple",
  out_for_delivery: "purple",
  attempt_failed: "red",
  delivered: "green",
  rto: "red",
  rto_received: "red",
  cancelled: "grey",
};

export const stateTone = (state: ShipmentState): StatusTone => tones[state];

type Step = Pick<Shipment, "state" | "carrier" | "awb" | "bookingClaimedUntil" | "returnRequestId">;

interface Bookable {
  hasCarrier: boolean;
  /** Its order is cancelled. */
  isGivenUp: boolean;
  /** What it lacks before a courier can be booked; null where all is known. */
  lacks: string | null;
}

/** What the owner does next about a parcel, in a sentence; null where nothing is to do. */
export function nextStep(
  { state, carrier, awb, bookingClaimedUntil, returnRequestId }: Step,
  { hasCarrier, isGivenUp, lacks }: Bookable,
): string | null {
  if (isGivenUp && returnRequestId === null && (state === "booking" || state === "booked"))
    return bookingClaimedUntil === null
      ? "Its order is cancelled, and the courier still comes. Keep the parcel, and cancel the booking."
      : "Its order is cancelled: the shop takes the booking back from the carrier.";
  switch (state) {
    case "draft":
      return packedStep(hasCarrier, lacks);
    case "booking":
      return "The carrier is being asked. Look again in a minute.";
    case "booked":
      return "Next: print the label, stick it on, and hand the parcel to the courier who comes.";
    case "picked_up":
      return carrier === "hand" && awb === null
        ? "Its number is missing: type it, so that the customer can follow it."
        : null;
    case "attempt_failed":
      return "Next: call the customer. If the address or the number is wrong, tell the courier.";
    case "rto":
      return "It could not be delivered and comes back. Call the customer: may it go again?";
    case "rto_received":
      return "It is back. Check its pieces, and put what is sound on the shelf.";
    case "moving":
    case "out_for_delivery":
    case "delivered":
    case "cancelled":
      return null;
  }
}

const packedStep = (hasCarrier: boolean, lacks: string | null): string =>
  hasCarrier
    ? `${lacks ?? "Next: book a courier."} Or take it there yourself, and set it to 'Picked up'.`
    : "Next: take it to a courier, type the number you get, and set it to 'Picked up'.";

export const weightWords = (grams: number): string =>
  grams >= 1000 ? `${Math.round(grams / 10) / 100} kg` : `${grams} g`;

export const boxWords = ({ lengthCm, widthCm, heightCm }: Box): string =>
  `${lengthCm} × ${widthCm} × ${heightCm} cm`;

export const cashAtDoor = ({ cashToCollect }: Pick<Shipment, "cashToCollect">): string =>
  cashToCollect > 0 ? rupeesExact(cashToCollect) : "Nothing";

export const parcelMade = (number: number): Notice => ({
  title: `Parcel ${number} packed`,
  text: "The customer can no longer cancel the order or change where it goes.",
});

export const parcelSaved = (state: ShipmentState | undefined): Notice => ({
  title: "Saved",
  text: state ? `The parcel stands at '${stateWords[state]}'.` : "The parcel is kept.",
});
