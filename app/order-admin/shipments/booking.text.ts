import type { Shipment } from "#orders/shipments/shipment.ts";
import type { Unfit } from "../booking/booking.ts";

export const bookingWords = {
  failed: { title: "Error", text: "Could not book a courier. Look at the parcel before you try again." },
  backToParcel: "Back to the parcel",
  book: "Book",
  cheapest: "What is open of each order is packed, and the cheapest courier is booked for it.",
  /** What stands and what is still to do of some orders' parcels. */
  outcome: (parcels: readonly Pick<Shipment, "state">[], open: number): string => {
    const booked = parcels.filter(({ state }) => state === "booked").length;
    const waiting = parcels.filter(({ state }) => state === "booking").length;
    return [
      ...(open > 0 ? [`${open} ${open === 1 ? "order is" : "orders are"} to be booked.`] : []),
      ...(booked > 0 ? [`${booked} ${booked === 1 ? "parcel is" : "parcels are"} booked.`] : []),
      ...(waiting > 0 ? [`${waiting} ${waiting === 1 ? "is" : "are"} still being booked.`] : []),
    ].join(" ");
  },
  /** Of orders for cash that their buyers have not confirmed. */
  leftOut: (numbers: readonly string[]): string =>
    `Left out, since their buyers have not confirmed yet that they will take them and pay in cash: ${numbers.join(", ")}.`,
  unconfirmedToo: "Book unconfirmed orders too",
  oneBox:
    "Next: open one parcel, type the sides of its box, and save it. Then press 'Book Parcels' again: the others take the same box.",
  waits: "Still being booked: the shop goes on by itself.",
  thenMend:
    "Then mend what stands in red: open the parcel, and book it or take it to a courier yourself. Or press 'Book Parcels' again.",
  packed: (orders: number): string => `${orders} ${orders === 1 ? "order" : "orders"} packed and not booked`,
  nextLabels: "Next: print the labels, stick them on, and hand the parcels to the couriers who come.",
};

/** What came of booking one parcel. */
export const bookedWords = {
  booked: { title: "Courier booked", text: "Print the label, and hand the parcel over." },
  waiting: "Being booked",
  failed: "Not booked",
};

/** Why a parcel can't be booked as it is, and what to do about it. */
export const unfitWords: Readonly<Record<Unfit, string>> = {
  "no-carrier": "The shop has no account at a carrier: parcels go by hand.",
  state: "It is booked already, has left, or is cancelled.",
  measures: "Type its weight and the sides of its box first: couriers ask for them.",
  phone:
    "The order has no Indian mobile number. Correct the delivery address with the number that the customer gives you.",
  unpaid: "Its order is to be paid before it leaves. Its payment stands on the order's page.",
  order: "Its order is cancelled.",
};
