import { type Insertable, type Selectable, sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { lockOrder, type OrderRow } from "../lock-order.db.server.ts";
import { itemsOf } from "../placing/order-items.db.server.ts";
import { cashOf } from "./cash-of.ts";
import type { Box, ParcelPieces, Shipment } from "./shipment.ts";

type Row = Selectable<Tables["shipments"]>;

/** An order's parcels, in the order in which they were made. */
export async function findShipments(db: Db, orderId: string): Promise<Shipment[]> {
  const found = await shipmentsOf(db, [orderId]);
  return found.get(orderId) ?? [];
}

/** The parcels of an order to many homes that go to none of them: returns, and what replaces pieces. */
export async function parcelsElsewhere(db: Db, orderId: string): Promise<Shipment[]> {
  const rows = await db
    .selectFrom("shipments")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("recipient_id", "is", null)
    .orderBy("number")
    .execute();
  return withItems(db, rows);
}

/** The parcels of these ids, by them. */
export async function shipmentsWithIds(db: Db, ids: readonly string[]): Promise<Map<string, Shipment>> {
  const rows = await db
    .selectFrom("shipments")
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
  return new Map((await withItems(db, rows)).map((parcel) => [parcel.id, parcel]));
}

async function withItems(db: Db, rows: readonly Row[]): Promise<Shipment[]> {
  const items = await itemsIn(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => shipmentOf(row, items.get(row.id) ?? []));
}

/** The parcels of these orders, by the order's id; one without parcels is not named. */
export async function shipmentsOf(db: Db, orderIds: readonly string[]): Promise<Map<string, Shipment[]>> {
  const rows = await db
    .selectFrom("shipments")
    .selectAll()
    .where(sql<boolean>`order_id = any(${orderIds}::text[])`)
    .orderBy("order_id")
    .orderBy("number")
    .execute();
  const items = await itemsIn(
    db,
    rows.map(({ id }) => id),
  );
  const byOrder = new Map<string, Shipment[]>();
  for (const row of rows) {
    const shipment = shipmentOf(row, items.get(row.id) ?? []);
    byOrder.set(row.order_id, [...(byOrder.get(row.order_id) ?? []), shipment]);
  }
  return byOrder;
}

/** One of an order's parcels, by its id or its number; undefined when it has none such. */
export async function parcelOfOrder(
  db: Db,
  orderId: string,
  which: { id: string } | { number: number },
): Promise<Shipment | undefined> {
  const of = db.selectFrom("shipments").select("id").where("order_id", "=", orderId);
  const row = await ("id" in which ? of.where("id", "=", which.id) : of.where("number", "=", which.number))
    .limit(1)
    .executeTakeFirst();
  return row && findShipment(db, row.id);
}

/** The parcel that brings something to a home, or will; there is one at most. */
export const livingParcelTo = (db: Db, recipientId: string) =>
  db
    .selectFrom("shipments")
    .select(["id", "state"])
    .where("recipient_id", "=", recipientId)
    .where("direction", "=", "out")
    .where("return_request_id", "is", null)
    .where("state", "not in", ["cancelled", "rto_received"])
    .executeTakeFirst();

/** One parcel; undefined when there is none. */
export async function findShipment(db: Db, id: string): Promise<Shipment | undefined> {
  const row = await db.selectFrom("shipments").selectAll().where("id", "=", id).executeTakeFirst();
  return row && shipmentOf(row, (await itemsIn(db, [id])).get(id) ?? []);
}

/**
 * Locks a parcel until the transaction ends, its order first: always in that order, so that two acts never
 * wait for each other.
 */
export async function lockShipment(
  trx: Trx,
  id: string,
): Promise<{ order: OrderRow; shipment: Shipment } | undefined> {
  const found = await trx.selectFrom("shipments").select("order_id").where("id", "=", id).executeTakeFirst();
  const order = found && (await lockOrder(trx, found.order_id));
  if (!order) return undefined;
  const row = await trx
    .selectFrom("shipments")
    .selectAll()
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && { order, shipment: shipmentOf(row, (await itemsIn(trx, [id])).get(id) ?? []) };
}

async function itemsIn(db: Db, ids: readonly string[]): Promise<Map<string, ParcelPieces[]>> {
  const byParcel = new Map<string, ParcelPieces[]>();
  if (ids.length === 0) return byParcel;
  const rows = await db
    .selectFrom("shipment_items")
    .selectAll()
    .where(sql<boolean>`shipment_id = any(${ids}::text[])`)
    .orderBy("order_item_id")
    .execute();
  for (const { shipment_id, order_item_id, quantity } of rows) {
    const pieces = { orderItemId: order_item_id, quantity };
    byParcel.set(shipment_id, [...(byParcel.get(shipment_id) ?? []), pieces]);
  }
  return byParcel;
}

export type NewShipment = Omit<Insertable<Tables["shipments"]>, "number">;

/** Writes a parcel under the next number of its order, whose lock the caller holds. */
export async function insertShipment(
  trx: Trx,
  row: NewShipment,
  items: readonly ParcelPieces[],
): Promise<{ id: string; number: number }> {
  const made = await trx
    .insertInto("shipments")
    .values({
      ...row,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from shipments where order_id = ${row.order_id})`,
    })
    .returning(["id", "number"])
    .executeTakeFirstOrThrow();
  if (items.length > 0)
    await trx
      .insertInto("shipment_items")
      .values(
        items.map(({ orderItemId, quantity }) => ({
          shipment_id: made.id,
          order_item_id: orderItemId,
          quantity,
        })),
      )
      .execute();
  return made;
}

export function shipmentOf(row: Row, items: readonly ParcelPieces[]): Shipment {
  return {
    id: row.id,
    orderId: row.order_id,
    recipientId: row.recipient_id,
    number: row.number,
    direction: row.direction,
    state: row.state,
    returnRequestId: row.return_request_id,
    items,
    carrier: row.carrier,
    courier: row.courier,
    awb: row.awb,
    trackingUrl: row.tracking_url,
    weightGrams: row.weight_grams,
    box: boxOf(row),
    charges: row.charges === null ? null : paiseFromRupees(row.charges),
    cashToCollect: paiseFromRupees(row.cash_to_collect),
    photo: row.photo,
    instead: insteadOf(row),
    label: row.label,
    carrierOrderId: row.carrier_order_id,
    carrierShipmentId: row.carrier_shipment_id,
    courierId: row.courier_id,
    bookingStep: row.booking_step,
    bookingTries: row.booking_tries,
    bookingClaimedUntil: row.booking_claimed_until,
    trouble: row.trouble,
    askAt: row.ask_at,
    expectedOn: row.expected_on,
    bookedAt: row.booked_at,
    pickedUpAt: row.picked_up_at,
    deliveredAt: row.delivered_at,
    createdAt: row.created_at,
    version: row.version,
  };
}

const insteadOf = ({ instead_name: name, instead_option: optionText, instead_product: productId }: Row) =>
  name === null ? null : { name, optionText, productId };

const boxOf = ({ length_cm, width_cm, height_cm }: Row): Box | null =>
  length_cm === null || width_cm === null || height_cm === null
    ? null
    : { lengthCm: length_cm, widthCm: width_cm, heightCm: height_cm };

/** What the courier would collect with another parcel of these pieces of an order (SHIP-13). */
export async function cashFor(db: Db, order: OrderRow, items: readonly ParcelPieces[]): Promise<Paise> {
  if (order.payment_state !== "cod_due") return paise(0);
  const rows = await itemsOf(db, order.id);
  const lines = rows.map(({ id, quantity, price_at_purchase, discount }) => ({
    id,
    quantity,
    unitPrice: paiseFromRupees(price_at_purchase),
    discount: paiseFromRupees(discount),
  }));
  const due = paiseFromRupees(order.total_amount);
  return cashOf({ due, lines, parcels: await findShipments(db, order.id) }, items);
}
