import { type Selectable, sql, type Updateable } from "kysely";
import { lockOrder, type OrderRow } from "#orders/lock-order.db.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import { noteEvent } from "#webhooks/events/note-event.db.server.ts";
import { type ReturnPiece, type ReturnReason, type ReturnRequest, returnReasons } from "./return-request.ts";

type Row = Selectable<Tables["return_requests"]>;

const reasonOf = (word: string): ReturnReason => returnReasons.find((each) => each === word) ?? "other";

export const requestOf = (row: Row, pieces: readonly ReturnPiece[]): ReturnRequest => ({
  id: row.id,
  number: row.number,
  orderId: row.order_id,
  kind: row.kind,
  state: row.state,
  reason: reasonOf(row.reason),
  comment: row.comment,
  photos: row.photos,
  wish: row.wish,
  wishedVariant: row.wished_variant,
  isLate: row.is_late,
  declineWords: row.decline_words,
  resolution: row.resolution,
  sentInstead: row.sent_instead,
  settleWords: row.settle_words,
  refund: row.refund === null ? null : paiseFromRupees(row.refund),
  refundKey: row.refund_key,
  refundShipping: paiseFromRupees(row.refund_shipping),
  upiId: row.upi_id,
  requestedAt: row.requested_at,
  approvedAt: row.approved_at,
  receivedAt: row.received_at,
  settledAt: row.settled_at,
  declinedAt: row.declined_at,
  withdrawnAt: row.withdrawn_at,
  version: row.version,
  pieces,
});

const withPieces = async (db: Db, rows: readonly Row[]): Promise<ReturnRequest[]> => {
  if (rows.length === 0) return [];
  const items = await db
    .selectFrom("return_items")
    .select(["request_id", "order_item_id as orderItemId", "quantity", "received", "resellable"])
    .where(
      "request_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("order_item_id")
    .execute();
  return rows.map((row) =>
    requestOf(
      row,
      items.filter(({ request_id }) => request_id === row.id).map(({ request_id: _, ...piece }) => piece),
    ),
  );
};

/** The request with this id or number. Callers prove first that the visitor may know. */
export async function findReturn(
  db: Db,
  by: "id" | "number",
  value: string,
): Promise<ReturnRequest | undefined> {
  const rows = await db.selectFrom("return_requests").selectAll().where(by, "=", value).execute();
  return (await withPieces(db, rows))[0];
}

/** The requests of an order, oldest first. */
export async function returnsOfOrder(db: Db, orderId: string): Promise<ReturnRequest[]> {
  const rows = await db
    .selectFrom("return_requests")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("requested_at")
    .orderBy("id")
    .execute();
  return withPieces(db, rows);
}

/** A request with its order, both locked until the transaction ends: the order's row first, always. */
export async function lockReturn(
  trx: Trx,
  id: string,
): Promise<{ order: OrderRow; request: ReturnRequest } | undefined> {
  const found = await trx
    .selectFrom("return_requests")
    .select("order_id")
    .where("id", "=", id)
    .executeTakeFirst();
  const order = found && (await lockOrder(trx, found.order_id));
  if (!order) return undefined;
  const rows = await trx
    .selectFrom("return_requests")
    .selectAll()
    .where("id", "=", id)
    .forNoKeyUpdate()
    .execute();
  const [request] = await withPieces(trx, rows);
  return request && { order, request };
}

/** Writes the next step of a request that the caller has locked. */
export async function moveReturn(
  trx: Trx,
  id: string,
  set: Updateable<Tables["return_requests"]>,
): Promise<void> {
  await trx
    .updateTable("return_requests")
    .set({ ...set, version: sql`version + 1` })
    .where("id", "=", id)
    .execute();
  if (set.state === "received" || set.state === "settled")
    await noteReturnEvent(trx, id, `return.${set.state}`);
}

/** Tells other programs how far a request is, after its row is written. */
export async function noteReturnEvent(
  trx: Trx,
  id: string,
  type: "return.requested" | "return.received" | "return.settled",
): Promise<void> {
  const facts = await trx
    .selectFrom("return_requests")
    .innerJoin("orders", "orders.id", "return_requests.order_id")
    .select(["return_requests.number", "return_requests.kind", "orders.order_id_text as order"])
    .where("return_requests.id", "=", id)
    .executeTakeFirstOrThrow();
  await noteEvent(trx, type, facts);
}

/** What came of a line of a request that the caller has locked. */
export async function noteCame(
  trx: Trx,
  id: string,
  piece: { orderItemId: string; received: number; resellable: number },
): Promise<void> {
  await trx
    .updateTable("return_items")
    .set({ received: piece.received, resellable: piece.resellable })
    .where("request_id", "=", id)
    .where("order_item_id", "=", piece.orderItemId)
    .execute();
}
