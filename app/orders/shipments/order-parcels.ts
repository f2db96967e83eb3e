import { bringsOrder, hasLeftUs, holdsPieces, type Parcel, type ParcelPieces } from "./shipment.ts";

/** What the rules ask of an order's line. */
export interface ShippedLine {
  id: string;
  quantity: number;
}

/** How many pieces of a line are in such parcels. */
const piecesIn = (parcels: readonly Parcel[], lineId: string): number =>
  parcels
    .flatMap(({ items }) => items)
    .reduce((count, item) => (item.orderItemId === lineId ? count + item.quantity : count), 0);

/** What of an order is in no parcel yet: lines with none left are not named. Never below zero. */
export const openPieces = (lines: readonly ShippedLine[], parcels: readonly Parcel[]): ParcelPieces[] => {
  const holding = parcels.filter(holdsPieces);
  return lines
    .map(({ id, quantity }) => ({ orderItemId: id, quantity: quantity - piecesIn(holding, id) }))
    .filter(({ quantity }) => quantity > 0);
};

/** A line with how many of its pieces makers have still to make. */
export interface LineInMaking extends ShippedLine {
  unmade: number;
}

/** What a parcel can be made of now: what is in none yet, of stock and of pieces that are made (MAKING-8). */
export const readyPieces = (lines: readonly LineInMaking[], parcels: readonly Parcel[]): ParcelPieces[] =>
  openPieces(
    lines.map(({ id, quantity, unmade }) => ({ id, quantity: quantity - unmade })),
    parcels,
  );

/**
 * The pieces of an order that are still here once a part of it has left: lines with none are not named. What
 * came back does not count as still to come.
 */
export function piecesToCome(lines: readonly ShippedLine[], parcels: readonly Parcel[]): ParcelPieces[] {
  const gone = parcels.filter((parcel) => bringsOrder(parcel) && hasLeftUs(parcel.state));
  if (gone.length === 0) return [];
  return lines
    .map(({ id, quantity }) => ({ orderItemId: id, quantity: quantity - piecesIn(gone, id) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Are all of these pieces in no parcel yet? */
export const areOpen = (wanted: readonly ParcelPieces[], open: readonly ParcelPieces[]): boolean =>
  wanted.every(({ orderItemId, quantity }) =>
    open.some((left) => left.orderItemId === orderItemId && quantity <= left.quantity),
  );

/**
 * The number by which a buyer knows a parcel, where it is one of several or brings a part; else null
 * (SHIP-12).
 */
export function numberForBuyer<P extends Parcel & { number: number }>(
  parcel: P,
  parcels: readonly P[],
  lines: readonly ShippedLine[],
): number | null {
  const out = parcels.filter(({ direction, state }) => direction === "out" && state !== "cancelled");
  const isPart = bringsOrder(parcel) && piecesToCome(lines, parcels).length > 0;
  return out.length > 1 || isPart ? parcel.number : null;
}

/**
 * What an order's parcels say of it (SHIP-5): shipped when the first has left, delivered when all have
 * arrived and every piece is in one. Undefined while they say nothing.
 */
export function wordOf(
  parcels: readonly Parcel[],
  lines: readonly ShippedLine[],
): "shipped" | "delivered" | undefined {
  const own = parcels.filter((parcel) => bringsOrder(parcel) && parcel.state !== "cancelled");
  if (!own.some(({ state }) => hasLeftUs(state))) return undefined;
  const isThere = own.filter(holdsPieces).every(({ state }) => state === "delivered");
  return isThere && openPieces(lines, parcels).length === 0 ? "delivered" : "shipped";
}

/** Has everything that was sent of an order come back? */
export function isAllBack(parcels: readonly Parcel[]): boolean {
  const own = parcels.filter((parcel) => bringsOrder(parcel) && parcel.state !== "cancelled");
  return own.length > 0 && own.every(({ state }) => state === "rto_received");
}
