import { type Selectable, sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { paiseFromRupees, rupeesColumn } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import { type DueMethod, isByCard } from "#values/money/payment-method.ts";
import type { OrderRow } from "../lock-order.db.server.ts";
import type { FulfilmentState } from "../order-states.ts";
import { type Due, dueKinds, duesFor, leftOfDues, owesFirst } from "./dues.ts";

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const dueOf = (row: Row): Due => ({
  id: row.id,
  kind: row.kind,
  amount: paiseFromRupees(row.amount),
  method: row.method,
  paidAt: row.paid_at,
  paymentId: row.payment_id,
  reference: row.reference,
  number: row.number,
  said: row.said_at && { reference: row.said_reference, at: row.said_at },
});

/** An offer's number where its buyer has got that: the same as on its first paper. */
const number = sql<string>`coalesce(
  (select number from offers where offers.order_id = orders.id and sent_at is not null limit 1), order_id_text)`;

const rowsOf = (db: Db, orderId: string) =>
  db
    .selectFrom("order_dues")
    .innerJoin("orders", "orders.id", "order_dues.order_id")
    .leftJoin("upi_claims", "upi_claims.due_id", "order_dues.id")
    .selectAll("order_dues")
    .select([number.as("number"), "said_at", "upi_claims.reference as said_reference"])
    .where("order_dues.order_id", "=", orderId)
    .execute();

/** The parts in which an order is paid, as they fall due; none of one that is paid at once. */
export async function findDues(db: Db, orderId: string): Promise<Due[]> {
  const rows = await rowsOf(db, orderId);
  return dueKinds.flatMap((kind) => rows.filter((row) => row.kind === kind)).map(dueOf);
}

interface Agreed {
  total: Paise;
  advancePercent: number;
  method: DueMethod;
}

/** Where the parcels of an order are that is paid in parts. */
export async function fulfilmentOf(db: Db, orderId: string): Promise<FulfilmentState> {
  const row = await db
    .selectFrom("orders")
    .select("fulfilment_state as status")
    .where("id", "=", orderId)
    .executeTakeFirst();
  return row?.status ?? "pending";
}

/** Writes the parts of a new order down. */
export async function insertDues(
  trx: Trx,
  orderId: string,
  { total, advancePercent, method }: Agreed,
): Promise<void> {
  const rows = duesFor(total, advancePercent).map(({ kind, amount }) => ({
    order_id: orderId,
    kind,
    method,
    amount: rupeesColumn(amount),
  }));
  await trx.insertInto("order_dues").values(rows).execute();
  await keepWays(trx, orderId);
}

/** The order knows how its parts are paid: all that name it, list it or bill it read that (OFFER-32). */
export const keepWays = (trx: Trx, orderId: string) =>
  sql`update orders set payment_ways = (
    select array_agg(method order by first) from (
      select method, min(array_position(${[...dueKinds]}::text[], kind)) as first
      from order_dues where order_id = ${orderId} group by method
    ) as methods)
    where id = ${orderId}`.execute(trx);

/**
 * Notes that a part is paid; false where it was before. Nobody can begin to pay it any more. The order's row
 * is locked by the caller.
 */
export async function payDue(
  trx: Trx,
  dueId: string,
  paid: Pick<Due, "method" | "paymentId" | "reference"> & { at: Date; actorId: string | null },
): Promise<boolean> {
  const due = await trx
    .updateTable("order_dues")
    .set({
      method: paid.method,
      paid_at: paid.at,
      payment_id: paid.paymentId,
      reference: paid.reference,
      actor_id: paid.actorId,
    })
    .where("id", "=", dueId)
    .where("paid_at", "is", null)
    .returning("order_id")
    .executeTakeFirst();
  if (!due) return false;
  await keepWays(trx, due.order_id);
  await trx
    .updateTable("payment_orders")
    .set({ state: "gone" })
    .where("due_id", "=", dueId)
    .where("state", "=", "live")
    .execute();
  return true;
}

/**
 * Takes back that a part is paid which the owner had noted: it is to be paid as the order was agreed on. The
 * order's row is locked by the caller.
 */
export async function unpayDue(
  trx: Trx,
  { id, payment_method: agreed }: Pick<Selectable<Tables["orders"]>, "id" | "payment_method">,
  dueId: string,
): Promise<void> {
  await trx
    .updateTable("order_dues")
    .set({
      method: isByCard(agreed) ? "razorpay" : "bank",
      paid_at: null,
      reference: null,
      actor_id: null,
    })
    .where("id", "=", dueId)
    .where("payment_id", "is", null)
    .execute();
  await keepWays(trx, id);
}

/**
 * What is to be paid of a locked order before anything of it leaves (OFFER-63); undefined where it may leave.
 */
export async function owedBeforeLeaving(
  trx: Trx,
  { id, may_leave_unpaid: mayLeaveUnpaid }: OrderRow,
): Promise<Paise | undefined> {
  const dues = await findDues(trx, id);
  return owesFirst({ dues, mayLeaveUnpaid }) ? leftOfDues(dues) : undefined;
}
