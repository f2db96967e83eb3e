/** Why a parcel needs the owner. */
export const parcelTroubles = ["booking", "left", "attempt", "back"] as const;
export type ParcelTrouble = (typeof parcelTroubles)[number];
