import { sql } from "kysely";
import { type Pieces, stockTakings } from "#catalogue/stock.db.server.ts";
import { shippingNotesOf } from "#discounts/shipping-notes.db.server.ts";
import { type NewUses, usesInsert } from "#discounts/take-uses.db.server.ts";
import { mailInsert } from "#mail/sending/queue-mail.db.server.ts";
import type { SpokenMail } from "#mail/writing/mail-body.ts";
import type { PictureHolder } from "#pictures/foreign/fetch-foreign.server.ts";
import { askLast } from "#platform/database/ask-together.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import type { Services } from "#platform/services.server.ts";
import type { Language } from "#values/language/language.ts";
import type { OrderFacts } from "#webhooks/events/event-types.ts";
import { eventNote } from "#webhooks/events/note-event.db.server.ts";
import { findDues } from "./dues/dues.db.server.ts";
import type { PartlyPaid } from "./dues/dues.ts";
import type { Packing, Versioned } from "./fulfilment/self-service.ts";
import type { Author } from "./history/order-history.db.server.ts";
import type { Order } from "./order.ts";
import type { PaymentStanding } from "./order-standing.ts";
import { paidTooLate, standingOf } from "./payment/payment-standing.db.server.ts";
import { lineColumnNames, lineColumnTypes, lineRow } from "./placing/line-columns.server.ts";
import { isToMake, type NewOrder } from "./placing/new-order.ts";
import { itemsOf } from "./placing/order-items.db.server.ts";
import { orderOf, orderRow } from "./placing/order-rows.server.ts";

/** What an order brings with it: the mail that tells of it, the pieces and the promotions that it takes. */
export interface OrderSideEffects {
  mail: SpokenMail | undefined;
  taken: readonly Pieces[];
  uses?: NewUses;
  /** The owner, where she wrote it; missing of what a shopper placed. */
  by?: Author;
  /** Nothing else is done or undone in its transaction: it is committed on the same way. */
  isLast?: boolean;
}

/**
 * Writes an order, its lines, its first history entry, its mail, its event for other programs, and the stock
 * and promotions it takes in one statement. False, and nothing written, when its number or its idempotency
 * key is taken already.
 */
export async function insertOrder(
  trx: Trx,
  order: NewOrder,
  { mail, taken, uses, by = { kind: "shopper", id: order.userId }, isLast = false }: OrderSideEffects,
): Promise<boolean> {
  const row = orderRow(order);
  const stock = stockTakings(taken).map(
    (taking, index) => sql`, ${sql.ref(`stock_${index}`)} as (${taking} and exists (select from placed))`,
  );
  const mailed = mail ? sql`, mailed as (${mailInsert(mail, `order-placed:${order.id}`, "placed")})` : sql``;
  const insert = sql<{ id: string }>`
    with placed as (
      insert into orders (${sql.raw(Object.keys(row).join(", "))})
      values (${sql.join(Object.values(row))})
      on conflict do nothing
      returning id, status, total_amount
    ), items as (
      insert into order_items (order_id, ${sql.raw(lineColumnNames)})
      select placed.id, line.*
      from placed, jsonb_to_recordset(${JSON.stringify(order.lines.map(lineRow))}::text::jsonb) as line (
        ${sql.raw(lineColumnTypes)})
    ), history as (
      insert into order_history (order_id, status, actor_kind, actor_id)
      select id, status, ${by.kind}::text, ${by.id}::text from placed
    )${mailed}${sql.join(stock, sql``)}${uses ? usesInsert(uses) : sql``}
    select id, ${eventNote("order.placed", placedFacts(order, row))} from placed`;
  const rows = isLast ? await askLast(trx, insert.compile(trx)) : (await insert.execute(trx)).rows;
  return rows.length === 1;
}

/**
 * The same with what is made of it: lots of its lines that are made to order. Nothing more is asked of one
 * without such a line.
 */
export async function insertOrderToMake(
  trx: Trx,
  { making }: Pick<Services, "making">,
  order: NewOrder,
  effects: OrderSideEffects,
): Promise<boolean> {
  if (!order.lines.some(isToMake)) return insertOrder(trx, order, effects);
  const isPlaced = await insertOrder(trx, order, { ...effects, isLast: false });
  if (isPlaced) await making.wanted(trx, order.id, order.placedAt);
  return isPlaced;
}

const placedFacts = (
  { orderNumber, total }: NewOrder,
  { status, payment_method, payment_state }: ReturnType<typeof orderRow>,
): OrderFacts => ({ number: orderNumber, status, payment_method, payment_state, total_paise: total });

/** The number of the order that was placed with this key, if there is one. */
export const orderOfKey = (
  db: Db,
  key: string,
): Promise<{ orderNumber: string; userId: string | null } | undefined> =>
  db
    .selectFrom("orders")
    .select(["order_id_text as orderNumber", "user_id as userId"])
    .where("idempotency_key", "=", key)
    .executeTakeFirst();

/** An order with its lines and how its payment stands. */
export type FoundOrder = Order & PaymentStanding & Packing & Versioned & Pick<PartlyPaid, "dues">;

/** Callers prove first that the visitor may see it (ORDER-6). */
export async function findOrder(db: Db, orderNumber: string): Promise<FoundOrder | undefined> {
  const row = await rowOf(db, orderNumber);
  return row && wholeOrder(db, row);
}

/**
 * The same for a mail: the words of its bill are in its buyer's language, whatever page causes it (HINDI-61).
 */
export async function findOrderForMail(db: Db, orderNumber: string): Promise<FoundOrder | undefined> {
  const row = await rowOf(db, orderNumber);
  return row && speaking(row.language, () => wholeOrder(db, row));
}

const rowOf = (db: Db, orderNumber: string) =>
  db
    .selectFrom("orders")
    .selectAll()
    .select(paidTooLate.as("paid_too_late"))
    .where("order_id_text", "=", orderNumber)
    .executeTakeFirst();

type FoundRow = NonNullable<Awaited<ReturnType<typeof rowOf>>>;

async function wholeOrder(db: Db, row: FoundRow): Promise<FoundOrder> {
  const items = await itemsOf(db, row.id);
  const notes = await shippingNotesOf(db, row.id);
  const dues = await findDues(db, row.id);
  const { packed_at: packedAt, version } = row;
  return { ...orderOf(row, items, notes), ...standingOf(row), packedAt, version, dues };
}

/** The address that an order was placed with, and its language. */
export const findRecipient = (
  db: Db,
  orderNumber: string,
): Promise<{ email: string; language: Language } | undefined> =>
  db
    .selectFrom("orders")
    .select(["billing_email as email", "language"])
    .where("order_id_text", "=", orderNumber)
    .executeTakeFirst();

/**
 * A product's pictures, whose addresses lines of orders keep (ORDER-2), also of those that the product has no
 * more. Orders first, in the order in which placing locks them.
 */
export const withOrderLines = (product: PictureHolder): PictureHolder => ({
  ...product,
  async exchange(trx, productId, from, to) {
    const { numUpdatedRows } = await trx
      .updateTable("order_items")
      .set({ picture_url: to })
      .where("product_id", "=", productId)
      .where("picture_url", "=", from)
      .executeTakeFirst();
    const isProducts = await product.exchange(trx, productId, from, to);
    return isProducts || Number(numUpdatedRows) > 0;
  },
});
