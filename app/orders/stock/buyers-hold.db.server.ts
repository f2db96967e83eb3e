import { sql } from "kysely";
import { nameIn } from "#catalogue/options/lines-in-language.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import type { Order } from "../order.ts";
import { isPayable, type PaymentStanding } from "../order-standing.ts";
import type { BuyersHold } from "./stock-hold.ts";

type Payable = Pick<Order, "orderNumber" | "status" | "paymentMethod"> & PaymentStanding;

/**
 * Orders as their buyer sees them, with what becomes of the pieces of each until it is paid (PAY-27): as
 * beginning its payment would find it (PAY-7), though nothing is locked and nothing taken.
 */
export async function withHolds<Given extends Payable>(
  db: Db,
  orders: readonly Given[],
): Promise<(Given & { hold: BuyersHold })[]> {
  const payable = orders.filter(isPayable).map(({ orderNumber }) => orderNumber);
  const lines = payable.length > 0 ? await linesWithoutStock(db, payable) : [];
  const held = orders.map(async (order) => {
    const own = lines.filter(({ orderNumber }) => orderNumber === order.orderNumber);
    return { ...order, hold: await holdOf(db, own) };
  });
  return Promise.all(held);
}

/** The same of one order. */
export async function withHold<Given extends Payable>(
  db: Db,
  order: Given,
): Promise<Given & { hold: BuyersHold }> {
  const [shown] = await withHolds(db, [order]);
  return shown ?? { ...order, hold: "held" };
}

async function holdOf(db: Db, lines: readonly LineWithoutStock[]): Promise<BuyersHold> {
  const short = lines.find(({ isForSale, left, quantity }) => !isForSale || (left ?? quantity) < quantity);
  if (short) return { soldOut: await nameIn(db, short), left: short.isForSale ? (short.left ?? 0) : 0 };
  return lines.some(({ left }) => left !== null) ? "unheld" : "held";
}

interface LineWithoutStock {
  orderNumber: string;
  id: string | null;
  name: string;
  optionText: string | null;
  quantity: number;
  isForSale: boolean;
  /** Null where pieces are not counted, or their variant is not known. */
  left: number | null;
}

/** Of what is paid in parts the pieces are its buyer's already. */
async function linesWithoutStock(db: Db, orderNumbers: readonly string[]): Promise<LineWithoutStock[]> {
  const { rows } = await sql<LineWithoutStock>`
    select orders.order_id_text as "orderNumber", item.product_id as id, min(coalesce(product.name, item.product_name)) as name,
      item.option_text as "optionText", sum(item.quantity)::int as quantity,
      bool_and(coalesce(case when item.option_text is null then product.in_stock else variant.in_stock end, false))
        as "isForSale",
      min(case when product.made_to_order then null when item.option_text is not null then variant.stock_count
        when product.variants = 0 then product.stock_count end) as left
    from orders join order_items item on item.order_id = orders.id
      left join products product on product.id = item.product_id
      left join product_variants variant on variant.id = item.variant_id
    where orders.order_id_text = any(${orderNumbers}::text[]) and orders.confirmed_at is null
      and not exists (select from order_dues where order_dues.order_id = orders.id)
      and item.stock_taken = 0 and item.lead_days is null
    group by orders.order_id_text, item.product_id, item.variant_id, item.option_text`.execute(db);
  return rows;
}
