import { languageNow } from "#values/language/language.ts";
import type { Paise } from "#values/money/money.ts";
import type { OrderLine } from "../order.ts";
import { openPieces, piecesToCome } from "../shipments/order-parcels.ts";
import { parcelContents } from "../shipments/parcel-contents.ts";
import { bringsOrder, type Shipment, type ShipmentState } from "../shipments/shipment.ts";
import { parcelStep } from "./parcel-step.ts";
import { parcelStateWords as say, scanWords } from "./parcels.text.ts";
import type { SeenHomes } from "./seen-homes.ts";

/** Something that happened to a parcel on its way. */
export interface ParcelEvent {
  at: Date;
  words: string;
  place: string | null;
}

/** A parcel as its buyer sees it. */
export interface SeenParcel {
  number: number;
  state: ShipmentState;
  isReplacement: boolean;
  courier: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  /** The day such as '2026-12-01'; null once it has arrived, and where nobody knows. */
  expectedOn: string | null;
  /** What its courier collects at the door; null where that is nothing, or nothing any more. */
  cash: Paise | null;
  pieces: readonly { id: string; name: string; optionText: string | null; quantity: number }[];
  /** Newest first. */
  events: readonly ParcelEvent[];
}

/** Pieces as they are named to their buyer. */
export type SeenPieces = SeenParcel["pieces"][number];

/** What of an order is in no parcel yet, once a part of it has left (SHIP-12). */
export function seenToCome(parcels: readonly Shipment[], lines: readonly OrderLine[]): SeenPieces[] {
  const open = openPieces(lines, parcels);
  const unpacked = (id: string) => open.find(({ orderItemId }) => orderItemId === id)?.quantity ?? 0;
  const items = piecesToCome(lines, parcels)
    .map(({ orderItemId, quantity }) => ({
      orderItemId,
      quantity: Math.min(quantity, unpacked(orderItemId)),
    }))
    .filter(({ quantity }) => quantity > 0);
  return parcelContents({ items, instead: null }, lines).map(({ line: _, ...pieces }) => pieces);
}

/** Has a part of an order left, and is another one still here, packed or not? */
export function isPartSent({
  parcels,
  toCome,
  seenHomes,
}: {
  parcels: readonly Pick<SeenParcel, "state" | "isReplacement">[];
  toCome: readonly SeenPieces[];
  seenHomes?: SeenHomes | undefined;
}): boolean {
  if (seenHomes) return isPartOfHomes(seenHomes);
  const own = parcels.filter(({ isReplacement }) => !isReplacement);
  const isHere = ({ state }: Pick<SeenParcel, "state">) => parcelStep(state) === "packed";
  return own.some((parcel) => !isHere(parcel)) && (toCome.length > 0 || own.some(isHere));
}

const isPartOfHomes = ({ wanted = 0, known = 0, packed = 0, sent = 0, there = 0 }: SeenHomes): boolean =>
  sent + there > 0 && wanted + known + packed > 0;

/** What is shown of an order's parcels to its buyer: those that go there, but for the cancelled ones. */
export const seenParcels = (
  parcels: readonly Shipment[],
  lines: readonly OrderLine[],
  told: ReadonlyMap<string, readonly ParcelEvent[]>,
  isCashDue = false,
): SeenParcel[] =>
  parcels
    .filter(({ direction, state }) => direction === "out" && state !== "cancelled")
    .map((parcel) => ({
      ...seenParcel(parcel, lines, told.get(parcel.id) ?? []),
      cash: cashAtTheDoor(parcel, isCashDue),
    }));

/** What a courier still collects for a parcel. */
export function cashAtTheDoor(
  { state, cashToCollect }: Pick<Shipment, "state" | "cashToCollect">,
  isCashDue: boolean,
): Paise | null {
  const step = parcelStep(state);
  const isAhead = step !== undefined && step !== "delivered";
  return isCashDue && isAhead && cashToCollect > 0 ? cashToCollect : null;
}

const seenParcel = (
  parcel: Shipment,
  lines: readonly OrderLine[],
  told: readonly ParcelEvent[],
): Omit<SeenParcel, "cash"> => ({
  number: parcel.number,
  state: parcel.state,
  isReplacement: !bringsOrder(parcel),
  courier: parcel.courier,
  trackingNumber: parcel.awb,
  trackingUrl: parcel.trackingUrl,
  expectedOn: parcelStep(parcel.state) === "delivered" ? null : parcel.expectedOn,
  pieces: parcelContents(parcel, lines).map(({ line: _, ...piece }) => piece),
  events: [...eventsOf(parcel, told)].sort((one, other) => other.at.getTime() - one.at.getTime()),
});

/** Couriers speak English: in another language the shop says itself what state a scan means (HINDI-54). */
export const scanIn = (told: string, state: string | null): string =>
  languageNow() !== "en" && isTold(state) ? scanWords[state] : told;

const isTold = (state: string | null): state is keyof typeof scanWords =>
  state !== null && Object.hasOwn(scanWords, state);

/** What the carrier reported, or without that, the shop's own moments. */
function eventsOf(parcel: Shipment, told: readonly ParcelEvent[]): ParcelEvent[] {
  const own = (at: Date | null, words: string): ParcelEvent[] => (at ? [{ at, words, place: null }] : []);
  const packed = own(parcel.createdAt, say.draft);
  if (told.length > 0) return [...packed, ...told];
  return [...packed, ...own(parcel.pickedUpAt, say.picked_up), ...own(parcel.deliveredAt, say.delivered)];
}
