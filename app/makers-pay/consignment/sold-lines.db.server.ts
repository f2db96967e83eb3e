import { sql } from "kysely";
import { findInvoice } from "#orders/invoice/invoice.db.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { startOfIndianDay } from "#values/time/indian-day.ts";
import type { Maker } from "../entries.db.server.ts";
import type { ConsignedLine, EnteredOfLine } from "./sale-due.ts";

const returned = sql<number>`(
  select coalesce(sum(case when asked.received_at is null then piece.quantity else piece.received end), 0)::int
  from return_items piece join return_requests asked on asked.id = piece.request_id
  where piece.order_item_id = item.id and asked.state = 'settled'
    and asked.resolution in ('refund', 'refund_by_hand'))`;

const enteredPieces = sql<number>`(
  select coalesce(sum(pieces), 0)::int from maker_entries entry where entry.order_item_id = item.id)`;

/** Who was owed for a line keeps its returns; of a new one it is who its product is by. */
const maker = sql`
  left join products product on product.id = item.product_id
  left join lateral (
    select artisan_id, artisan_name from maker_entries entry where entry.order_item_id = item.id limit 1
  ) entered on true
  left join artisans by_product on by_product.id = product.artisan_id
  left join artisans by_name on item.product_id is null and by_name.name = item.artisan`;
const makerId = sql<string>`coalesce(entered.artisan_id, by_product.id, by_name.id)`;
const makerName = sql<string>`coalesce(entered.artisan_name, by_product.name, by_name.name)`;

/** Has any maker ever had goods on commission? Most shops have none, and then no line is looked at. */
export async function hasSellers(db: Db): Promise<boolean> {
  const terms = db.selectFrom("maker_terms").select("id").where("kind", "=", "sold");
  return (await terms.limit(1).executeTakeFirst()) !== undefined;
}

/** The delivered lines of makers who have goods on commission, whose pieces are not all entered. */
export async function linesToEnter(db: Db, after: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select item.id from order_items item join orders on orders.id = item.order_id ${maker}
    where item.id > ${after} and orders.fulfilment_state = 'delivered' and orders.delivered_at is not null
      and exists (select from maker_terms where artisan_id = ${makerId} and kind = 'sold')
      and item.quantity - ${returned} <> ${enteredPieces}
    order by item.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A sold line with all that says what is owed of it. */
export interface SoldGoods extends ConsignedLine {
  id: string;
  orderId: string;
  maker: Maker;
  goods: string;
  orderedAt: Date;
}

interface Row {
  order_id: string;
  maker_id: string;
  maker_name: string;
  goods: string;
  quantity: number;
  returned: number;
  is_open: boolean;
  is_taken_back: boolean;
  ordered_at: Date;
  delivered_at: Date;
  return_days: number | null;
  damage_hours: number | null;
}

export async function soldGoods(trx: Trx, id: string): Promise<SoldGoods | undefined> {
  const { rows } = await sql<Row>`
    select item.order_id, item.quantity, ${returned} as returned,
      ${makerId} as maker_id, ${makerName} as maker_name,
      concat_ws(', ', item.product_name, item.option_text) as goods,
      item.returnable and item.personal = '[]'::jsonb as is_taken_back,
      orders.created_at as ordered_at, orders.delivered_at, orders.return_days, orders.damage_hours,
      exists (
        select from return_items piece join return_requests asked on asked.id = piece.request_id
        where piece.order_item_id = item.id and asked.state in ('requested', 'approved', 'received')
      ) as is_open
    from order_items item join orders on orders.id = item.order_id ${maker}
    where item.id = ${id} and orders.fulfilment_state = 'delivered' and orders.delivered_at is not null
      and ${makerId} is not null`.execute(trx);
  const [row] = rows;
  return row && goodsOf(id, row);
}

const goodsOf = (id: string, row: Row): SoldGoods => ({
  id,
  orderId: row.order_id,
  maker: { id: row.maker_id, name: row.maker_name },
  goods: row.goods,
  orderedAt: row.ordered_at,
  deliveredAt: row.delivered_at,
  isTakenBack: row.is_taken_back,
  isReturnOpen: row.is_open,
  quantity: row.quantity,
  returned: row.returned,
  returnDays: row.return_days,
  damageHours: row.damage_hours,
});

/**
 * Is its maker paid for making it by its steps: for this line, or for the stock that it came from, by work
 * that was given since the term began?
 */
export async function isPieceWork(trx: Trx, goods: SoldGoods, since: string): Promise<boolean> {
  const { rows } = await sql`
    select from lot_parts part
    join lots on lots.id = part.lot_id
    join order_items item on item.id = ${goods.id}
    where part.artisan_id = ${goods.maker.id} and part.rate > 0 and part.state <> 'cancelled'
      and (lots.order_item_id = item.id or (
        lots.order_item_id is null and lots.product_id = item.product_id
        and part.given_at between ${startOfIndianDay(since)}::timestamptz and ${goods.deliveredAt}::timestamptz))
    limit 1`.execute(trx);
  return rows.length > 0;
}

/** A line's taxable value as its invoice says it; undefined while there is none. */
export async function taxableOfLine(
  db: Db,
  { id, orderId }: Pick<SoldGoods, "id" | "orderId">,
): Promise<Paise | undefined> {
  const invoice = await findInvoice(db, orderId);
  const items = await db
    .selectFrom("order_items")
    .select("id")
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
  // The goods of an invoice stand as the order's lines do, and before what is no goods.
  const line = invoice?.lines[items.findIndex((item) => item.id === id)];
  return line?.split.taxable;
}

/** What was entered of a line so far, and how often. */
export async function enteredOfLine(trx: Trx, id: string): Promise<EnteredOfLine & { times: number }> {
  const rows = await trx
    .selectFrom("maker_entries")
    .select(["pieces", "amount"])
    .where("order_item_id", "=", id)
    .execute();
  const amount = rows.reduce((all, row) => all + paiseFromRupees(row.amount), 0);
  return {
    pieces: rows.reduce((all, row) => all + (row.pieces ?? 0), 0),
    amount: paise(amount),
    times: rows.length,
  };
}
