import type { Box } from "#orders/shipments/shipment.ts";
import type { Notice } from "#platform/notice.ts";
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
  toHomes: "This order goes to many addresses: its parcels are made under Recipients.",
  beingMade: "What is left of this order is still being made.",
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
  parcelStale: "This parcel changed meanwhile. Look at it again, and repeat what you did.",
  stale: "Somebody changed this order meanwhile. Look at it again, and make the parcel once more.",
};

/** What the owner does next about a parcel. */
export const nextSteps = {
  keepIt: "Its order is cancelled, and the courier still comes. Keep the parcel, and cancel the booking.",
  takenBack: "Its order is cancelled: the shop takes the booking back from the carrier.",
  orByHand: (first: string) => `${first} Or take it there yourself, and set it to 'Picked up'.`,
  book: "Next: book a courier.",
  byHand: "Next: take it to a courier, type the number you get, and set it to 'Picked up'.",
  asked: "The carrier is being asked. Look again in a minute.",
  handOver: "Next: print the label, stick it on, and hand the parcel to the courier who comes.",
  noNumber: "Its number is missing: type it, so that the customer can follow it.",
  call: "Next: call the customer. If the address or the number is wrong, tell the courier.",
  comesBack: "It could not be delivered and comes back. Call the customer: may it go again?",
  isBack: "It is back. Check its pieces, and put what is sound on the shelf.",
};

export const parcelText = {
  name: (number: number) => `Parcel ${number}`,
  returned: (number: number) => `Return parcel ${number}`,
  title: "Parcel",
  ofOrder: (order: string) => `Order ${order}`,
  pieces: (count: number) => (count === 1 ? "1 piece" : `${count} pieces`),
  weight: "Weight",
  grams: (grams: number) => (grams >= 1000 ? `${Math.round(grams / 10) / 100} kg` : `${grams} g`),
  box: "Box",
  sides: ({ lengthCm, widthCm, heightCm }: Box) => `${lengthCm} × ${widthCm} × ${heightCm} cm`,
  cash: "Cash to collect",
  noCash: "Nothing",
  charges: "The carrier takes",
  expected: "Expected",
  packed: "Packed",
  booked: "Booked",
  pickedUp: "Picked up",
  delivered: "Delivered",
  events: "What the carrier told",
};

/** The forms of a parcel. */
export const parcelFormText = {
  measures: "Weight and box",
  toSend: (count: number) => `of ${count} to be sent`,
  tracking: "State and tracking",
  state: "State",
  length: "Length (cm)",
  width: "Width (cm)",
  height: "Height (cm)",
  weight: "Weight (grams)",
  courier: "Courier",
  courierExample: "India Post",
  number: "Tracking number",
  link: "Tracking link",
};

export const parcelRefusals = {
  grams: (most: number) => `Enter the weight in grams, from 1 to ${most}.`,
  cm: (most: number) => `Enter whole centimetres, from 1 to ${most}.`,
  box: "Enter all three sides of the box, or none.",
  weightToBook: "Enter the weight: couriers ask for it.",
  boxToBook: "Enter the sides of the box: couriers ask for them.",
  pieces: "Choose at least one piece.",
  tooMany: "More pieces than are left to be sent.",
  unmade: (pieces: number) =>
    `${pieces === 1 ? "1 piece is" : `${grouped(pieces)} pieces are`} still being made: send what is there.`,
  wholePieces: "Enter whole pieces.",
};

export const parcelNotices = {
  notSaved: (text: string): Notice => ({ title: "Not saved", text, tone: "destructive" }),
  made: (number: number) => ({
    title: `Parcel ${number} packed`,
    text: "The customer can no longer cancel the order or change where it goes.",
  }),
  saved: "Saved",
  stands: (state: string) => `The parcel stands at '${state}'.`,
  kept: "The parcel is kept.",
};
