import { sql } from "kysely";
import type { Trx } from "#platform/database/db.ts";
import type { FulfilmentState } from "../order-states.ts";
import type { ShipmentState } from "./shipment.ts";

const followed = (trx: Trx, orderId: string, states: readonly ShipmentState[]) =>
  trx
    .updateTable("shipments")
    .where("order_id", "=", orderId)
    .where("direction", "=", "out")
    .where("return_request_id", "is", null)
    .where("state", "in", states);

const version = sql<number>`version + 1`;

const onTheWay = ["picked_up", "moving", "out_for_delivery", "attempt_failed"] as const;

/**
 * Lets the parcels that the owner takes there herself follow the status that she chose for their order
 * (SHIP-8). Cancelling lets go of each that is still to be booked, and leaves each that is booked to the job
 * that takes it back from the carrier.
 */
export async function followStatus(
  trx: Trx,
  orderId: string,
  status: FulfilmentState,
  at: Date,
): Promise<void> {
  const left = sql<Date>`coalesce(picked_up_at, ${at}::timestamptz)`;
  const byHand = (states: readonly ShipmentState[]) =>
    followed(trx, orderId, states).where("carrier", "=", "hand");
  switch (status) {
    case "cancelled":
      return giveUp(trx, orderId, at);
    case "delivered":
      await byHand(["draft", ...onTheWay])
        .set({ state: "delivered", picked_up_at: left, delivered_at: at, version })
        .execute();
      return;
    case "shipped":
      await byHand(["draft", "delivered"])
        .set({ state: "picked_up", picked_up_at: left, delivered_at: null, version })
        .execute();
      return;
    case "pending":
    case "processing":
      await byHand([...onTheWay, "delivered"])
        .set({ state: "draft", picked_up_at: null, delivered_at: null, version })
        .execute();
  }
}

async function giveUp(trx: Trx, orderId: string, at: Date): Promise<void> {
  await followed(trx, orderId, ["draft"]).set({ state: "cancelled", version }).execute();
  // Its last step is due once more: the job that takes it sees that the order is given up (SHIP-39).
  await followed(trx, orderId, ["booked"])
    .where("carrier", "=", "shiprocket")
    .set({ booking_step: "label", booking_tries: 0, booking_claimed_until: at, trouble: null, version })
    .execute();
}

/** A loaded order has its tracking in its own columns, until it has a parcel. */
export async function dropOwnTracking(trx: Trx, orderId: string, packedAt?: Date): Promise<void> {
  await trx
    .updateTable("orders")
    .set({ tracking_number: null, tracking_url: null })
    .$if(packedAt !== undefined, (order) =>
      order.set({ packed_at: sql<Date>`coalesce(packed_at, ${packedAt}::timestamptz)` }),
    )
    .where("id", "=", orderId)
    .execute();
}
