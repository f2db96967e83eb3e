import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { goodsOfStalls, leftAtStall, type StallRow } from "../books/stalls.db.server.ts";
import { cashSales } from "../counting/cash-sales.db.server.ts";

export interface ShownGood {
  id: string;
  productId: string;
  variantId: string | null;
  name: string;
  taken: number;
  sold: number;
  back: number;
  /** That should be there; below zero where more was sold than taken. */
  left: number;
  /** Null while the stall is open. */
  lost: number | null;
}

export interface ShownSale {
  orderId: string;
  orderNumber: string;
  /** Of its bill. */
  number: string | null;
  at: Date;
  total: Paise;
}

export interface ShownStall {
  id: string;
  version: number;
  name: string;
  place: string;
  opensOn: string | null;
  note: string | null;
  change: Paise;
  /** What cash sales have brought, as it is known now. */
  cash: Paise;
  closed: { at: Date; expected: Paise; counted: Paise; note: string | null } | null;
  goods: readonly ShownGood[];
  sales: readonly ShownSale[];
  count: number;
  sum: Paise;
  /** Devices that hold sales back, by their own word or by their numbers. */
  waiting: readonly { name: string; count: number }[];
}

/** A stall with all that its page shows; undefined where there is none of that id. */
export async function readStall(db: Db, id: string): Promise<ShownStall | undefined> {
  if (id.includes("\0")) return undefined;
  const stall = await db.selectFrom("stalls").selectAll().where("id", "=", id).executeTakeFirst();
  if (!stall) return undefined;
  const goods = await goodsOfStalls(db, [id]);
  return {
    id,
    version: stall.version,
    name: stall.name,
    place: stall.place,
    opensOn: stall.opens_on,
    note: stall.note,
    change: paiseFromRupees(stall.change_given),
    cash: await cashSales(db, id),
    closed: closedOf(stall),
    goods: goods.map(({ product_id, variant_id, option_text, ...row }) => ({
      ...row,
      productId: product_id,
      variantId: variant_id,
      name: option_text === null ? row.name : `${row.name} (${option_text})`,
      left: leftAtStall(row) - (row.lost ?? 0),
    })),
    ...(await salesOf(db, id)),
    waiting: await waitingDevices(db),
  };
}

function closedOf({ closed_at, cash_expected, cash_counted, cash_note }: StallRow): ShownStall["closed"] {
  if (closed_at === null || cash_expected === null || cash_counted === null) return null;
  const [expected, counted] = [paiseFromRupees(cash_expected), paiseFromRupees(cash_counted)];
  return { at: closed_at, expected, counted, note: cash_note };
}

interface SaleRow {
  orderId: string;
  orderNumber: string;
  number: string | null;
  at: Date;
  total: string;
  count: number;
  sum: string;
}

async function salesOf(db: Db, id: string): Promise<Pick<ShownStall, "sales" | "count" | "sum">> {
  const { rows } = await sql<SaleRow>`
    select orders.id as "orderId", order_id_text as "orderNumber", orders.created_at as at,
      total_amount as total, (select min(number) from invoices where invoices.order_id = orders.id) as number,
      (count(*) over ())::int as count, (sum(total_amount) over ())::text as sum
    from stall_orders join orders on orders.id = stall_orders.order_id
    where stall_id = ${id} order by orders.created_at desc, orders.id desc limit 50`.execute(db);
  const [first] = rows;
  return {
    sales: rows.map(({ orderId, orderNumber, number, at, total }) => {
      return { orderId, orderNumber, number, at, total: paiseFromRupees(total) };
    }),
    count: first?.count ?? 0,
    sum: first ? paiseFromRupees(first.sum) : paise(0),
  };
}

async function waitingDevices(db: Db): Promise<{ name: string; count: number }[]> {
  const { rows } = await sql<{ name: string; count: number }>`
    select name, count from (
      select name, letter, greatest(waiting, coalesce((
        select sum(last - have - (select count(*) from stall_sales later where later.device_id = series.device_id
          and later.year = series.year and later.counter > series.have and later.holds_number))
        from stall_series series where device_id = stall_devices.id), 0))::int as count
      from stall_devices) as devices
    where count > 0 order by letter`.execute(db);
  return rows;
}
