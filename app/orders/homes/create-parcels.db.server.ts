import { sql } from "kysely";
import { issueForOrder } from "#certificates/issuing/issue-certificates.db.server.ts";
import type { IssuingShop } from "#certificates/issuing/issuing-shop.ts";
import type { Trx } from "#platform/database/db.ts";
import { type OrderRow, writeOrder } from "../lock-order.db.server.ts";
import { mayBePacked } from "../shipments/create-shipment.server.ts";
import { type HomeParcel, takeReady } from "./take-ready.ts";

export type ParcelsMade =
  | {
      kind: "made";
      /** In the order in which they were handed in. */
      parcels: readonly { id: string; number: number; recipientId: string }[];
      /** The homes whose pieces are still being made. */
      unmade: readonly string[];
      /** Those for which too few pieces are left. */
      short: readonly string[];
    }
  | { kind: "unfit" };

/**
 * Makes the parcels of some of an order's homes at once, inside the caller's transaction and under the
 * order's lock (SHIP-2, SHIP-3): each has no other parcel, as the database checks. What is not there is left
 * out and named. Callers write history and audit of their own.
 */
export async function createParcels(
  trx: Trx,
  shop: IssuingShop,
  order: OrderRow,
  wanted: readonly HomeParcel[],
): Promise<ParcelsMade> {
  if (!(await mayBePacked(trx, order))) return { kind: "unfit" };
  const { taken, ...left } = takeReady(await linesLeft(trx, order.id), wanted);
  if (taken.length === 0) return { kind: "made", parcels: [], ...left };
  const parcels = await insertParcels(trx, order.id, taken, shop.now());
  await writeOrder(trx, order.id, {}, shop.now());
  const { fulfilment_state: state } = order;
  if (state === "pending" || state === "processing") await issueForOrder(trx, shop, order.id);
  return { kind: "made", parcels, ...left };
}

/** How many pieces of each of an order's lines are in no parcel yet, and how many of those are made. */
async function linesLeft(trx: Trx, orderId: string) {
  const { rows } = await sql<{ id: string; open: number; ready: number }>`
    select id, quantity - packed as open, quantity - unmade - packed as ready from (
      select item.id, item.quantity, item.unmade, (
        select coalesce(sum(piece.quantity), 0)::int from shipment_items piece
          join shipments parcel on parcel.id = piece.shipment_id
        where piece.order_item_id = item.id and parcel.direction = 'out' and parcel.return_request_id is null
          and parcel.state not in ('cancelled', 'rto_received')) as packed
      from order_items item where item.order_id = ${orderId}) as line`.execute(trx);
  return new Map(rows.map(({ id, ...left }) => [id, left]));
}

async function insertParcels(trx: Trx, orderId: string, parcels: readonly HomeParcel[], at: Date) {
  const { last } = await trx
    .selectFrom("shipments")
    .select(({ fn }) => fn.max("number").as("last"))
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  const made = await trx
    .insertInto("shipments")
    .values(
      parcels.map(({ recipientId, weightGrams, box }, place) => ({
        order_id: orderId,
        number: (last ?? 0) + place + 1,
        recipient_id: recipientId,
        weight_grams: weightGrams,
        length_cm: box?.lengthCm ?? null,
        width_cm: box?.widthCm ?? null,
        height_cm: box?.heightCm ?? null,
        created_at: at,
      })),
    )
    .returning(["id", "number", "recipient_id"])
    .execute();
  const idOf = new Map(made.map(({ id, recipient_id }) => [recipient_id, id]));
  await trx
    .insertInto("shipment_items")
    .values(
      parcels.flatMap(({ recipientId, items }) =>
        items.map(({ orderItemId, quantity }) => ({
          shipment_id: idOf.get(recipientId) ?? "",
          order_item_id: orderItemId,
          quantity,
        })),
      ),
    )
    .execute();
  return made
    .map(({ id, number, recipient_id }) => ({ id, number, recipientId: recipient_id ?? "" }))
    .sort((one, other) => one.number - other.number);
}
