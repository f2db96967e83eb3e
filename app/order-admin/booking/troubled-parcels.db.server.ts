import type { Db } from "#platform/database/db.ts";
import { triesBeforeAlert } from "./booking.ts";

/** A parcel that the owner must hear of. */
export interface TroubledParcel {
  id: string;
  /** The order's number, a hyphen and the parcel's. */
  name: string;
}

const parcels = (db: Db) =>
  db
    .selectFrom("shipments")
    .innerJoin("orders", "orders.id", "shipments.order_id")
    .select(["shipments.id", "shipments.number", "orders.order_id_text"]);

const nameOf = (row: { order_id_text: string; number: number }): string =>
  `${row.order_id_text}-${row.number}`;

/** Bookings whose outcome nobody has been able to find out for about half an hour. */
export async function stuckBookings(db: Db): Promise<TroubledParcel[]> {
  const rows = await parcels(db)
    .where("booking_claimed_until", "is not", null)
    .where("booking_tries", ">=", triesBeforeAlert)
    .orderBy("booking_claimed_until")
    .execute();
  return rows.map((row) => ({ id: row.id, name: nameOf(row) }));
}

/** Booked for orders that are cancelled since, and not given back by the carrier. */
export async function keptBookings(db: Db): Promise<TroubledParcel[]> {
  const rows = await parcels(db)
    .where("orders.fulfilment_state", "=", "cancelled")
    .where("shipments.direction", "=", "out")
    .where("shipments.state", "=", "booked")
    .where("return_request_id", "is", null)
    .where("trouble", "is not", null)
    .where("booking_claimed_until", "is", null)
    .orderBy("shipments.id")
    .execute();
  return rows.map((row) => ({ id: row.id, name: nameOf(row) }));
}

/** So long the carrier takes objections to what it weighed (its support pages, "Weight Discrepancy"). */
const objectionDays = 7;

/** Parcels that the courier found heavier than the owner entered, in the days in which she may object. */
export async function heavierParcels(
  db: Db,
  now: Date,
): Promise<(TroubledParcel & { grams: number; chargedGrams: number })[]> {
  const rows = await parcels(db)
    .select(["weight_grams", "charged_grams"])
    .where("weighed_at", ">", new Date(now.getTime() - objectionDays * 24 * 3_600_000))
    .whereRef("charged_grams", ">", "weight_grams")
    .orderBy("weighed_at")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: nameOf(row),
    grams: row.weight_grams ?? 0,
    chargedGrams: row.charged_grams ?? 0,
  }));
}
