import type { TroubledParcel } from "#order-admin/booking/troubled-parcels.db.server.ts";
import type { Alert } from "./alert.ts";
import { alertText as say } from "./alerts.text.ts";

/** How parcels at the carrier stand. */
export interface ParcelTroubles {
  /** Whether they are booked has been unknown for half an hour. */
  stuckBookings: readonly TroubledParcel[];
  /** Booked for cancelled orders, and the carrier will not take them back. */
  keptBookings: readonly TroubledParcel[];
  /** Heavier than the owner entered, for as long as she may object. */
  heavierParcels: readonly (TroubledParcel & { grams: number; chargedGrams: number })[];
}

const mostNamed = 5;

function namesOf(parcels: readonly TroubledParcel[]): string {
  const others = parcels.length - mostNamed;
  const named = parcels.slice(0, mostNamed).map(({ name }) => name);
  return named.join(", ") + (others > 0 ? say.more(others) : "");
}

const kilograms = (grams: number): string => `${(grams / 1000).toFixed(2)} kg`;

export function parcelAlerts({ stuckBookings, keptBookings, heavierParcels }: ParcelTroubles): Alert[] {
  const alerts: (Alert | false)[] = [
    stuckBookings.length > 0 && {
      kind: "stuck-bookings",
      occasions: stuckBookings.map(({ id }) => `stuck-bookings:${id}`),
      title: say.stuckBookings.title,
      text: say.stuckBookings.text(namesOf(stuckBookings)),
    },
    keptBookings.length > 0 && {
      kind: "kept-bookings",
      occasions: keptBookings.map(({ id }) => `kept-bookings:${id}`),
      title: say.keptBookings.title,
      text: say.keptBookings.text(namesOf(keptBookings)),
    },
    heavierParcels.length > 0 && {
      kind: "heavier-parcels",
      occasions: heavierParcels.map(({ id, chargedGrams }) => `heavier-parcels:${id}:${chargedGrams}`),
      title: say.heavier.title,
      text: say.heavier.text(heavierNames(heavierParcels)),
    },
  ];
  return alerts.filter((alert) => alert !== false);
}

const heavierNames = (parcels: ParcelTroubles["heavierParcels"]): string => {
  const shown = parcels.map(({ id, name, grams, chargedGrams }) => ({
    id,
    name: say.heavier.line(name, kilograms(chargedGrams), kilograms(grams)),
  }));
  return namesOf(shown);
};
