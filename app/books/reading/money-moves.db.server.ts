import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { paise } from "#values/money/money.ts";
import type { MonthSpan } from "../rules/book-month.ts";
import type { MoneyMove } from "../rules/vouchers.ts";

interface Row {
  kind: MoneyMove["kind"];
  id: string;
  at: Date;
  /** As the database writes the moment: it is finer than a Date. */
  cursor: string;
  amount: string;
  fees: string;
  feeTax: string;
  of: string;
}

const noFees = sql`0::bigint as fees, 0::bigint as tax`;

/**
 * All money of the shop, one row each: card payments and their refunds, cash from the door, what came by
 * transfer or hand, what a note says was given back by hand, and what the provider and couriers brought to
 * the bank.
 */
const moves = sql`(
  select 'card' as kind, p.razorpay_payment_id as id, coalesce(p.captured_at, p.created_at) as at,
    p.amount_paise::bigint as amount, ${noFees}, 'Order ' || o.order_id_text as of
  from payments p join orders o on o.id = p.order_id
  where p.currency = 'INR' and (p.status = 'captured' or p.status = 'refunded' and p.outcome <> 'none')
  union all
  select 'cash', 'cash ' || o.order_id_text, o.cod_collected_at, (o.total_amount * 100)::bigint, ${noFees},
    'Order ' || o.order_id_text
  from orders o where o.cod_collected_at is not null
    and not exists (select from order_dues d where d.order_id = o.id)
  union all
  select case when d.method = 'cash' then 'cash' else 'bank' end, 'due ' || d.id, d.paid_at,
    (d.amount * 100)::bigint, ${noFees}, concat_ws(', ', 'Order ' || o.order_id_text, d.reference)
  from order_dues d join orders o on o.id = d.order_id
  where d.paid_at is not null and d.payment_id is null
  union all
  select 'refund', coalesce(r.razorpay_refund_id, r.id), r.created_at, r.amount_paise::bigint, ${noFees},
    'Order ' || o.order_id_text
  from payment_refunds r join orders o on o.id = r.order_id where r.state = 'processed'
  union all
  select case when o.payment_method = 'cod' then 'cash-back' else 'bank-back' end, 'paid ' || n.number,
    n.issued_at, (n.facts->>'total')::bigint, ${noFees}, 'Order ' || o.order_id_text
  from credit_notes n join orders o on o.id = n.order_id
  where n.refund_id is null and n.facts->'against'->'isUnpaid' is distinct from 'true'::jsonb
  union all
  select 'settlement', s.id, s.created_at, s.amount_paise, kept.fees, kept.tax,
    concat_ws(', ', 'Settlement', s.utr)
  from settlements s, lateral (
    select coalesce(sum(l.fee_paise), 0)::bigint as fees, coalesce(sum(l.tax_paise), 0)::bigint as tax
    from settlement_lines l where l.settlement_id = s.id) as kept
  where s.state = 'processed'
  union all
  select 'remittance', 'brought ' || r.id, (r.on_date + time '12:00') at time zone 'Asia/Kolkata',
    r.amount_paise, (select coalesce(sum(l.charges_paise), 0) from remittance_lines l
      where l.remittance_id = r.id and l.state in ('matched', 'short', 'over'))::bigint, 0::bigint,
    concat_ws(' ', r.carrier, nullif(r.utr, ''))
  from remittances r
)`;

/** What moved in a time, in the order in which it did; read in parts, so that it never stands in memory. */
export async function* moneyMoves(
  db: Db,
  { from, until }: MonthSpan,
  part = 500,
): AsyncGenerator<MoneyMove[], undefined> {
  let after = { at: from.toISOString(), id: "" };
  while (true) {
    const { rows } = await sql<Row>`
      select kind, id, at, at::text as cursor, amount::text, fees::text, tax::text as "feeTax", of
      from ${moves} as moves
      where at >= ${from} and at < ${until} and (at, id) > (${after.at}::timestamptz, ${after.id})
      order by at, id limit ${sql.lit(part)}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(moveOf);
    after = { at: last.cursor, id: last.id };
  }
}

const moveOf = ({ kind, id, at, amount, fees, feeTax, of }: Row): MoneyMove => ({
  kind,
  id,
  at,
  amount: paise(Number(amount)),
  fees: paise(Number(fees)),
  feeTax: paise(Number(feeTax)),
  of,
});
