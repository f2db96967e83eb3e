import { sql } from "kysely";
import { spokenLines } from "#catalogue/options/lines-in-language.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import type { OrderRow } from "../lock-order.db.server.ts";
import type { OrderLine } from "../order.ts";
import type { FulfilmentState } from "../order-states.ts";
import { goesToMany } from "../placing/goes-to-many.db.server.ts";
import { findShipments, parcelsElsewhere } from "../shipments/shipment.db.server.ts";
import type { InsteadGoods, Shipment, ShipmentState } from "../shipments/shipment.ts";
import { type SeenHomes, seenHomeStates } from "./seen-homes.ts";
import {
  type ParcelEvent,
  type SeenParcel,
  type SeenPieces,
  scanIn,
  seenParcels,
  seenToCome,
} from "./seen-parcel.ts";

/**
 * Parcels with what goes out in place of their lines' goods in the language of the moment, by one query;
 * by none in English, or where there is nothing such (HINDI-59).
 */
export async function spokenParcels<Parcel extends Pick<Shipment, "instead">>(
  db: Db,
  parcels: readonly Parcel[],
): Promise<Parcel[]> {
  if (parcels.every(({ instead }) => instead === null)) return [...parcels];
  const said = await spokenLines(db, parcels.map(asLine));
  return parcels.map((parcel, place) => {
    const goods = said[place];
    if (!parcel.instead || !goods) return parcel;
    const { productName: name, optionText } = goods;
    return { ...parcel, instead: { ...parcel.instead, name, optionText } };
  });
}

const nothing: InsteadGoods = { name: "", optionText: null, productId: null };

function asLine({ instead }: Pick<Shipment, "instead">) {
  const { name: productName, optionText, productId } = instead ?? nothing;
  return { productName, optionText, productId };
}

/** More than any parcel's way has; it bounds what a page shows. */
const mostEvents = 500;

/** What the carrier reported of these parcels, by their ids. */
export async function eventsOf(db: Db, shipmentIds: readonly string[]): Promise<Map<string, ParcelEvent[]>> {
  const byParcel = new Map<string, ParcelEvent[]>();
  if (shipmentIds.length === 0) return byParcel;
  const rows = await db
    .selectFrom("carrier_events")
    .select(["shipment_id", "happened_at", "words", "place", "state"])
    .where(sql<boolean>`shipment_id = any(${shipmentIds}::text[])`)
    .orderBy("happened_at", "desc")
    .limit(mostEvents)
    .execute();
  for (const { shipment_id, happened_at: at, words: told, place, state } of rows) {
    const words = scanIn(told, state);
    byParcel.set(shipment_id, [...(byParcel.get(shipment_id) ?? []), { at, words, place }]);
  }
  return byParcel;
}

type Tracked = Pick<
  OrderRow,
  "id" | "tracking_number" | "tracking_url" | "fulfilment_state" | "payment_state"
>;

/** An order's parcels, and what of it is in none that has left yet. */
interface SeenParcels {
  parcels: SeenParcel[];
  toCome: SeenPieces[];
  /** Missing where all of it goes to one address. */
  seenHomes?: SeenHomes;
}

/**
 * An order's parcels as its buyer sees them. A loaded order that was tracked without parcels shows one,
 * with what its own columns say.
 */
export async function findSeenParcels(
  db: Db,
  order: Tracked,
  lines: readonly OrderLine[],
): Promise<SeenParcels> {
  if (await goesToMany(db, order.id)) return toHomes(db, order, lines);
  const parcels = await spokenParcels(db, await findShipments(db, order.id));
  if (parcels.length === 0) return { parcels: loadedParcel(order), toCome: [] };
  const told = await eventsOf(
    db,
    parcels.map(({ id }) => id),
  );
  return {
    parcels: seenParcels(parcels, lines, told, order.payment_state === "cod_due"),
    toCome: seenToCome(parcels, lines),
  };
}

/** The homes are counted: their list says where each parcel is, and what is shown here goes elsewhere. */
async function toHomes(db: Db, order: Tracked, lines: readonly OrderLine[]): Promise<SeenParcels> {
  const parcels = await spokenParcels(db, await parcelsElsewhere(db, order.id));
  const told = await eventsOf(
    db,
    parcels.map(({ id }) => id),
  );
  return { parcels: seenParcels(parcels, lines, told), toCome: [], seenHomes: await homesSeen(db, order.id) };
}

async function homesSeen(db: Db, orderId: string): Promise<SeenHomes> {
  const rows = await db
    .selectFrom("order_recipients")
    .select(["state", ({ fn }) => fn.countAll<number>().as("count")])
    .where("order_id", "=", orderId)
    .groupBy("state")
    .execute();
  const counted = new Map(rows.map(({ state, count }) => [state, Number(count)]));
  return Object.fromEntries(seenHomeStates.map((state) => [state, counted.get(state) ?? 0]));
}

/** The same of the order with this number. Callers prove first that the visitor may see it. */
export async function findSeenParcelsOf(
  db: Db,
  orderNumber: string,
  lines: readonly OrderLine[],
): Promise<SeenParcels> {
  const row = await db
    .selectFrom("orders")
    .select(["id", "tracking_number", "tracking_url", "fulfilment_state", "payment_state"])
    .where("order_id_text", "=", orderNumber)
    .executeTakeFirst();
  return row ? findSeenParcels(db, row, lines) : { parcels: [], toCome: [] };
}

/** Where a parcel is when only its order's state is known. */
const loadedStates = {
  pending: "draft",
  processing: "draft",
  shipped: "moving",
  delivered: "delivered",
  cancelled: "draft",
} as const satisfies Record<FulfilmentState, ShipmentState>;

function loadedParcel({ tracking_number, tracking_url, fulfilment_state }: Tracked): SeenParcel[] {
  if (tracking_number === null && tracking_url === null) return [];
  const state = loadedStates[fulfilment_state];
  return [
    {
      number: 1,
      state,
      isReplacement: false,
      courier: null,
      expectedOn: null,
      pieces: [],
      events: [],
      trackingNumber: tracking_number,
      trackingUrl: tracking_url,
      cash: null,
    },
  ];
}
