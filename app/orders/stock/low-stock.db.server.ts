import { type SqlBool, sql } from "kysely";
import { optionText, withOption } from "#catalogue/options/variant.ts";
import { optionsOf } from "#catalogue/options/variants.db.server.ts";
import { lowPieces } from "#catalogue/stock.db.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { type LowPiece, salesDays } from "./low-stock.ts";

/** So many stand in one mail at most; the others are counted. */
const mostRead = 15;

export interface LowPieces {
  /** The scarcest ones. */
  pieces: LowPiece[];
  /** How many are low in all. */
  count: number;
}

interface PieceRow {
  productId: string;
  variantId: string | null;
  name: string;
  values: string[] | null;
  left: number;
  sold: number;
  count: number;
}

/**
 * What was sold of late of the products in `wanted`, piece by piece: what waits for its card's payment is not
 * sold yet. From the newest orders on, since a piece may have been sold for years.
 */
const salesOf = (wanted: "low" | "untold", now: Date) => sql`
  select item.product_id, item.variant_id, sum(item.quantity)::int as sold
    from orders join order_items item on item.order_id = orders.id
    where orders.created_at > ${now}::timestamptz - make_interval(days => ${sql.lit(salesDays)})
      and orders.fulfilment_state <> 'cancelled' and orders.payment_state not in ('awaiting', 'failed')
      and item.product_id in (select product_id from ${sql.table(wanted)})
    group by item.product_id, item.variant_id`;

const ofPiece = sql`sales.product_id = piece.product_id and sales.variant_id is not distinct from piece.variant_id`;

/** Is there a row of `sold_out_told` for `piece`? */
const isTold = sql<SqlBool>`exists (select from sold_out_told told
  where told.product_id = piece.product_id and told.variant_id is not distinct from piece.variant_id)`;

/** What is low, scarcest first, and of that what sells best. */
export async function readLowStock(db: Db, lowAt: number, now: Date): Promise<LowPieces> {
  const { rows } = await sql<PieceRow>`
    with low as materialized (
      select piece.*, count(*) over ()::int as count from (${lowPieces(lowAt)}) piece
      order by "left", name, product_id, variant_id limit ${sql.lit(mostRead)}
    ), sales as (${salesOf("low", now)})
    select piece.product_id as "productId", piece.variant_id as "variantId", name, values, "left",
      coalesce(sold, 0) as sold, count
    from low piece left join sales on ${ofPiece}
    order by "left", sold desc, name, values`.execute(db);
  return named(db, rows);
}

/**
 * What has sold out since the owner's last mail. From here on it counts as notified; what is there again no
 * longer does, so that its next last piece is news.
 */
export async function takeSoldOut(trx: Trx, now: Date): Promise<LowPieces> {
  await sql`delete from sold_out_told told where not exists (select from (${lowPieces(0)}) piece
    where piece.product_id = told.product_id and piece.variant_id is not distinct from told.variant_id)`.execute(
    trx,
  );
  const { rows } = await sql<PieceRow>`
    with untold as materialized (select * from (${lowPieces(0)}) piece where not ${isTold}),
    sales as (${salesOf("untold", now)}),
    news as materialized (
      select piece.*, sales.sold from untold piece join sales on ${ofPiece}
    ), told as (
      insert into sold_out_told (product_id, variant_id) select product_id, variant_id from news
    )
    select product_id as "productId", variant_id as "variantId", name, values, "left", sold,
      count(*) over ()::int as count
    from news order by sold desc, name, values limit ${sql.lit(mostRead)}`.execute(trx);
  return named(trx, rows);
}

async function named(db: Db, rows: readonly PieceRow[]): Promise<LowPieces> {
  const ids = rows.flatMap(({ productId, variantId }) => (variantId === null ? [] : [productId]));
  const choices = ids.length > 0 ? await optionsOf(db, [...new Set(ids)]) : new Map<string, never>();
  return {
    pieces: rows.map(({ productId, name, values, left, sold: pieces }) => {
      const option = values && optionText(choices.get(productId)?.options ?? [], values);
      return { productId, name: withOption(name, option), left, sold: pieces };
    }),
    count: rows[0]?.count ?? 0,
  };
}

/**
 * Claims the mails about stock for this transaction: another copy waits meanwhile, and finds them sent.
 * Answers whether the week's is due.
 */
export async function claimStockMails(trx: Trx, week: string): Promise<boolean> {
  const { toldWeek } = await trx
    .selectFrom("stock_mails")
    .select(sql<string>`told_week::text`.as("toldWeek"))
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (toldWeek >= week) return false;
  await trx
    .updateTable("stock_mails")
    .set({ told_week: sql`${week}::date` })
    .execute();
  return true;
}
