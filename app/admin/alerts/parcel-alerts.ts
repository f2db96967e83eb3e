import type { TroubledParcel } from "#order-admin/booking/troubled-parcels.db.server.ts";
import type { Alert } from "./alert.ts";

/** How parcels at the carrier stand. */
export interface ParcelTroubles {
  /** Nobody knows for half an hour whether they are booked. */
  stuckBookings: readonly TroubledParcel[];
  /** Booked for cancelled orders, and the carrier will not take them back. */
  keptBookings: readonly TroubledParcel[];
  /** Heavier than the owner said, for as long as she may object. */
  heavierParcels: readonly (TroubledParcel & { grams: number; chargedGrams: number })[];
}

const mostNamed = 5;

function namesOf(parcels: readonly TroubledParcel[]): string {
  const others = parcels.length - mostNamed;
  const named = parcels.slice(0, mostNamed).map(({ name }) => name);
  return named.join(", ") + (others > 0 ? ` and ${others} more` : "");
}

const kilograms = (grams: number): string => `${(grams / 1000).toFixed(2)} kg`;

/** What of it the owner must look at. */
export function parcelAlerts({ stuckBookings, keptBookings, heavierParcels }: ParcelTroubles): Alert[] {
  const alerts: (Alert | false)[] = [
    stuckBookings.length > 0 && {
      kind: "stuck-bookings",
      occasions: stuckBookings.map(({ id }) => `stuck-bookings:${id}`),
      title: "Parcels wait for the carrier",
      text: `For half an hour nobody could find out whether these are booked: ${namesOf(stuckBookings)}. The shop goes on asking and books none of them twice. Look for them in the carrier's own list; if one is there twice, cancel one.`,
    },
    keptBookings.length > 0 && {
      kind: "kept-bookings",
      occasions: keptBookings.map(({ id }) => `kept-bookings:${id}`),
      title: "A courier still comes for a cancelled order",
      text: `The carrier would not cancel these bookings: ${namesOf(keptBookings)}. Its words stand with each parcel. Keep the parcel when the courier comes, and cancel it in the carrier's own list, or press 'Cancel Booking' on its page to ask again.`,
    },
    heavierParcels.length > 0 && {
      kind: "heavier-parcels",
      occasions: heavierParcels.map(({ id, chargedGrams }) => `heavier-parcels:${id}:${chargedGrams}`),
      title: "Parcels were heavier than you said",
      text: `The courier weighed more, and takes more: ${heavierNames(heavierParcels)}. If that is wrong, object within seven days in the carrier's own list, with photos of the parcel on your scale.`,
    },
  ];
  return alerts.filter((alert) => alert !== false);
}

const heavierNames = (parcels: ParcelTroubles["heavierParcels"]): string => {
  const shown = parcels.map(({ id, name, grams, chargedGrams }) => ({
    id,
    name: `${name} (${kilograms(chargedGrams)} instead of ${kilograms(grams)})`,
  }));
  return namesOf(shown);
};
