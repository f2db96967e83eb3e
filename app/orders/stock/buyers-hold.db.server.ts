import { type Kysely, sql } from "kysely";
import { nameIn } from "#catalogue/options/lines-in-language.db.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { isPayable, type Order, type PaymentStanding } from "../order.ts";
import type { BuyersHold } from "./stock-hold.ts";

interface Payable extends Pick<Order, "orderNumber" | "status" | "paymentMethod">, PaymentStanding {
  dues: readonly unknown[];
}

/** An order as its buyer sees it, with what becomes of its pieces until it is paid (PAY-27). */
export const withHold = async <Given extends Payable>(
  db: Kysely<Tables>,
  order: Given,
): Promise<Given & { hold: BuyersHold }> => ({
  ...order,
  hold: isPayable(order) && order.dues.length === 0 ? await holdOf(db, order.orderNumber) : "held",
});

/** As beginning its payment would find it (PAY-7), though nothing is locked and nothing taken. */
async function holdOf(db: Kysely<Tables>, orderNumber: string): Promise<BuyersHold> {
  const lines = await linesWithoutStock(db, orderNumber);
  const short = lines.find(({ isForSale, left, quantity }) => !isForSale || (left ?? quantity) < quantity);
  if (short) return { soldOut: await nameIn(db, short) };
  return lines.some(({ left }) => left !== null) ? "unheld" : "held";
}

interface LineWithoutStock {
  id: string | null;
  name: string;
  optionText: string | null;
  quantity: number;
  isForSale: boolean;
  /** Null where pieces are not counted, or nobody can say of which variant. */
  left: number | null;
}

async function linesWithoutStock(db: Kysely<Tables>, orderNumber: string): Promise<LineWithoutStock[]> {
  const { rows } = await sql<LineWithoutStock>`
    select item.product_id as id, min(coalesce(product.name, item.product_name)) as name,
      item.option_text as "optionText", sum(item.quantity)::int as quantity,
      bool_and(coalesce(case when item.option_text is null then product.in_stock else variant.in_stock end, false))
        as "isForSale",
      min(case when product.made_to_order then null when item.option_text is not null then variant.stock_count
        when product.variants = 0 then product.stock_count end) as left
    from orders join order_items item on item.order_id = orders.id
      left join products product on product.id = item.product_id
      left join product_variants variant on variant.id = item.variant_id
    where orders.order_id_text = ${orderNumber} and orders.confirmed_at is null
      and item.stock_taken = 0 and item.lead_days is null
    group by item.product_id, item.variant_id, item.option_text`.execute(db);
  return rows;
}
