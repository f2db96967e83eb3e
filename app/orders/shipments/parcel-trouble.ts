/** Why a parcel needs the owner. */
export const parcelTroubles = ["booking", "left", "attempt", "back"] as const;
export type ParcelTrouble = (typeof parcelTroubles)[number];

export const troubleNames: Readonly<Record<ParcelTrouble, string>> = {
  booking: "Bookings in trouble",
  left: "Packed and not sent",
  attempt: "Delivery attempts failed",
  back: "Parcels coming back",
};
