import { type SqlBool, sql } from "kysely";
import { findPromotions } from "#discounts/promotion.db.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { paiseFromRupees, rupeesColumn } from "#values/money/decimal-rupees.ts";
import { type Paise, paise } from "#values/money/money.ts";
import type { Order } from "../order.ts";
import { billOfRow } from "../placing/order-rows.server.ts";
import { isOpenCash } from "./confirmation.ts";
import { type PayInstead, payInsteadOf } from "./pay-instead.ts";

/**
 * Of a row of `orders`: may a card still pay what was to be paid in cash (CASH-38)? Not once the cash is
 * collected, a parcel made or an invoice issued: they say what the courier is to bring.
 */
export const isOpenForCard = sql<SqlBool>`(
  orders.payment_method = 'cod' and orders.payment_state = 'cod_due'
  and orders.fulfilment_state in ('pending', 'processing')
  and not exists (select from shipments where shipments.order_id = orders.id
    and shipments.direction = 'out' and shipments.state <> 'cancelled')
  and not exists (select from invoices where invoices.order_id = orders.id))`;

/** What the order with this number or id comes to by card now; undefined where it takes no card. */
export async function findPayInstead(db: Db, ref: string, now: Date): Promise<PayInstead | undefined> {
  const row = await db
    .selectFrom("orders")
    .selectAll()
    .where((where) => where.or([where("id", "=", ref), where("order_id_text", "=", ref)]))
    .where(isOpenForCard)
    .executeTakeFirst();
  if (!row) return undefined;
  const { automatic } = await findPromotions(db, { now });
  const used = await usedBy(db, row.id);
  const open = automatic.filter(({ id }) => !used.includes(id));
  const bill = { ...billOfRow(row), lines: await linesOf(db, row.id) };
  return payInsteadOf(bill, paiseFromRupees(row.cod_fee), open);
}

/** What paying by card saves of an order for cash; null where no card pays it. */
export async function savedByCard(
  db: Db,
  order: Parameters<typeof isOpenCash>[0] & Pick<Order, "orderNumber">,
  now: Date,
): Promise<Paise | null> {
  if (!isOpenCash(order)) return null;
  return (await findPayInstead(db, order.orderNumber, now))?.saved ?? null;
}

/** What a code gave it before does not apply a second time. */
async function usedBy(db: Db, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("promotion_uses")
    .select("promotion_id")
    .where("order_id", "=", orderId)
    .execute();
  return rows.map(({ promotion_id }) => promotion_id);
}

/** With what decides which promotions are for them; of a product that is gone only those for all are. */
async function linesOf(db: Db, orderId: string) {
  const rows = await db
    .selectFrom("order_items")
    .leftJoin("products", "products.id", "order_items.product_id")
    .select(["order_items.id", "order_items.product_id", "quantity", "price_at_purchase", "discount"])
    .select(["products.collection", "products.category"])
    .where("order_id", "=", orderId)
    .orderBy("order_items.id")
    .execute();
  return rows.map(({ id, product_id, quantity, price_at_purchase, discount, collection, category }) => ({
    id,
    quantity,
    unitPrice: paiseFromRupees(price_at_purchase),
    discount: paise(paiseFromRupees(discount)),
    ...(product_id === null ? {} : { productId: product_id }),
    ...(collection === null ? {} : { collection }),
    ...(category === null ? {} : { category }),
  }));
}

/** Does a cash order still take a card payment? Sure only while its row is locked. */
export async function takesCard(db: Db, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom("orders")
    .select("id")
    .where("id", "=", orderId)
    .where(isOpenForCard)
    .executeTakeFirst();
  return row !== undefined;
}

/** What paying ahead takes off each line, by its id. */
export async function lowerLines(
  trx: Trx,
  orderId: string,
  shares: Readonly<Record<string, Paise>>,
): Promise<void> {
  for (const [id, share] of Object.entries(shares))
    await trx
      .updateTable("order_items")
      .set({ discount: sql`discount + ${rupeesColumn(share)}::numeric` })
      .where("order_id", "=", orderId)
      .where("id", "=", id)
      .execute();
}
