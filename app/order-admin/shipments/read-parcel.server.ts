import type { ParcelEvent } from "#orders/seen-parcels/seen-parcel.ts";
import { eventsOf } from "#orders/seen-parcels/seen-parcels.db.server.ts";
import { lastBox, weightOf } from "#orders/shipments/default-parcel.db.server.ts";
import { openPieces, readyPieces } from "#orders/shipments/order-parcels.ts";
import type { Box, Shipment } from "#orders/shipments/shipment.ts";
import type { Services } from "#platform/services.server.ts";
import { findAdminOrder, findOrderParcel, nextOrder } from "../admin-order.db.server.ts";
import { type AdminOrder, type NextOrder, whyNotSent } from "../admin-order.ts";
import { hasCarrier } from "../booking/carry-on.server.ts";
import { ordersToBook } from "./orders-to-book.db.server.ts";

type ParcelServices = Pick<Services, "db" | "config">;

/** What the form of a new parcel begins with. */
export interface NewParcelPage {
  order: AdminOrder;
  /** Of all that can be packed; null where a product does not say. */
  weightGrams: number | null;
  box: Box | null;
  hasCarrier: boolean;
  /** Why there is nothing to pack; null when there is. */
  refusal: "all-packed" | "being-made" | "to-homes" | "unfit" | "unpaid" | null;
}

/** The form of a new parcel of an order; undefined when there is no such order. */
export async function readNewParcel(
  { db, config }: ParcelServices,
  orderId: string,
): Promise<NewParcelPage | undefined> {
  const order = await findAdminOrder(db, orderId);
  if (!order) return undefined;
  const ready = order.homes === null ? readyPieces(order.lines, order.parcels) : [];
  return {
    order,
    weightGrams: await weightOf(db, ready),
    box: await lastBox(db),
    hasCarrier: hasCarrier({ config }),
    refusal: refusalOf(order) ?? (ready.length === 0 ? whyNothing(order) : null),
  };
}

function whyNothing({ lines, parcels, homes }: AdminOrder) {
  if (homes !== null) return "to-homes";
  return openPieces(lines, parcels).length === 0 ? "all-packed" : "being-made";
}

function refusalOf(order: AdminOrder): NewParcelPage["refusal"] {
  if (!whyNotSent(order)) return null;
  return whyNotSent({ ...order, mayLeaveUnpaid: true }) ? "unfit" : "unpaid";
}

/** Everything that a parcel's own page shows. */
export interface ParcelPage {
  order: AdminOrder;
  parcel: Shipment;
  /** What the carrier reported of it, newest first. */
  events: readonly ParcelEvent[];
  hasCarrier: boolean;
  /** Orders with packed parcels for which a courier can be booked, this one perhaps among them. */
  toBook: readonly string[];
  /** What is packed next, once this parcel and all other packed ones are seen to. */
  next: NextOrder | null;
}

/** One parcel of this order; undefined when it has none of this id. */
export async function readParcel(
  { db, config }: ParcelServices,
  orderId: string,
  shipmentId: string,
): Promise<ParcelPage | undefined> {
  const found = await findOrderParcel(db, orderId, { id: shipmentId });
  if (!found) return undefined;
  const { order, parcel } = found;
  const events = (await eventsOf(db, [parcel.id])).get(parcel.id) ?? [];
  const isBooking = hasCarrier({ config });
  const toBook = isBooking ? await ordersToBook(db) : [];
  const isDone =
    order.homes === null &&
    parcel.state !== "draft" &&
    toBook.length === 0 &&
    order.fulfilment !== "delivered";
  const next = isDone ? await nextOrder(db, "to-pack", order) : null;
  return { order, parcel, events, hasCarrier: isBooking, toBook, next };
}
