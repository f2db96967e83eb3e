import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { MonthSpan } from "#books/rules/book-month.ts";
import { cashDueWhile, isGoingOut } from "#orders/payment/payment-standing.db.server.ts";
import { capturedAt, isCaptured, isInBank, isOnItsWay, mayWait } from "../waiting-payments.db.server.ts";
import type { LateSince, MoneyFigure } from "./money-figures.ts";

/** What the lists are about: a month, or all of time where there is none, and what is late. */
export interface MoneyAsked {
  span?: MonthSpan | undefined;
  late: LateSince;
}

type Rows = RawBuilder<unknown>;

/** In the order of the columns of every list. */
const columns = sql`kind, id, order_id, name, at, amount, tax, late, abroad`;

/** The rows that a figure is the sum of. */
export function rowsOfFigure(figure: MoneyFigure, asked: MoneyAsked): Rows {
  switch (figure) {
    case "bank":
      return within(asked, unionOf(settled, remitted, notedDues, notedCash, backByHand));
    case "fees":
      return within(asked, unionOf(settledFees, remittedCharges));
    case "on-its-way":
      return unionOf(paidNotSettled(asked.late), refundedNotSettled, otherNotSettled);
    case "courier":
      return cashWithCouriers(asked.late);
    case "to-give-back":
      return unionOf(refundsGoingOut, paymentsToGiveBack, cancelledPayments, cancelledByHand);
  }
}

const unionOf = (...parts: Rows[]): Rows => sql.join(parts, sql` union all `);

const within = ({ span }: MoneyAsked, rows: Rows): Rows =>
  span ? sql`select ${columns} from (${rows}) as ever where at >= ${span.from} and at < ${span.until}` : rows;

const settled = sql`
  select 'settlement'::text as kind, id, null::text as order_id, coalesce(utr, '')::text as name, created_at as at,
    amount_paise::bigint as amount, 0::bigint as tax, false as late, false as abroad
  from settlements where state = 'processed'`;

const noonOf = (day: RawBuilder<unknown>) => sql`((${day} + time '12:00') at time zone 'Asia/Kolkata')`;

const remitted = sql`
  select 'remittance', id, null, concat_ws(' ', carrier, nullif(utr, '')), ${noonOf(sql`on_date`)}, amount_paise, 0, false, false
  from remittances`;

/** What the owner saw come, by transfer or in hand. */
const notedDues = sql`
  select 'noted', d.id, o.id, o.order_id_text, d.paid_at, (d.amount * 100)::bigint, 0, false, false
  from order_dues d join orders o on o.id = d.order_id
  where d.paid_at is not null and d.payment_id is null and d.method <> 'razorpay'`;

/** Of a row of `orders`: did a courier remit anything for it? Then its cash counts as it came. */
const isRemitted = sql<SqlBool>`exists (select from remittance_lines line
  where line.order_id = orders.id and line.state in ('matched', 'short', 'over'))`;

const notedCash = sql`
  select 'cash', id, id, order_id_text, coalesce(cod_collected_at, placed_at), (total_amount * 100)::bigint, 0, false, false
  from orders
  where payment_method = 'cod' and payment_state in ('cod_collected', 'refunded') and not ${isRemitted}`;

const backByHand = sql`
  select 'handBack', id, id, order_id_text, coalesce(cod_collected_at, paid_at, placed_at), (-cash_returned * 100)::bigint,
    0, false, false
  from orders where cash_returned > 0`;

const settledFees = sql`
  select 'settlement'::text as kind, s.id, null::text as order_id, coalesce(s.utr, '')::text as name, s.created_at as at,
    sum(line.fee_paise)::bigint as amount, sum(line.tax_paise)::bigint as tax, false as late, false as abroad
  from settlements s join settlement_lines line on line.settlement_id = s.id
  where s.state = 'processed' group by s.id having sum(line.fee_paise) <> 0`;

const remittedCharges = sql`
  select 'remittance', r.id, null, concat_ws(' ', r.carrier, nullif(r.utr, '')), ${noonOf(sql`r.on_date`)},
    sum(line.charges_paise)::bigint, 0, false, false
  from remittances r join remittance_lines line on line.remittance_id = r.id and line.state in ('matched', 'short', 'over')
  group by r.id having sum(line.charges_paise) <> 0`;

const isLate = ({ home, abroad }: LateSince) => sql<SqlBool>`
  (${capturedAt} at time zone 'Asia/Kolkata')::date <= case when p.international then ${abroad}::date else ${home}::date end`;

const paidNotSettled = (late: LateSince) => sql`
  select 'payment'::text as kind, p.razorpay_payment_id as id, o.id as order_id, o.order_id_text as name, ${capturedAt} as at,
    p.amount_paise::bigint as amount, 0::bigint as tax, ${isLate(late)} as late, coalesce(p.international, false) as abroad
  from payments p join orders o on o.id = p.order_id
  where ${mayWait} and ${isOnItsWay}`;

const refundedNotSettled = sql`
  select 'refund', r.id, o.id, o.order_id_text, r.created_at, -r.amount_paise, 0, false, false
  from payment_refunds r join payments p on p.razorpay_payment_id = r.razorpay_payment_id join orders o on o.id = r.order_id
  where r.state = 'processed' and ${isCaptured} and not ${isInBank("refund", sql`r.razorpay_refund_id`)}`;

/** What the provider lists and keeps back, and the shop does not know by itself. */
const otherNotSettled = sql`
  select case line.type when 'adjustment' then 'adjustment' else 'other' end, line.entity_id, null, line.entity_id, line.created_at,
    line.credit_paise - line.debit_paise + line.fee_paise, 0, false, false
  from settlement_lines line left join settlements s on s.id = line.settlement_id
  where s.state is distinct from 'processed' and case line.type
    when 'payment' then not exists (select from payments p where p.razorpay_payment_id = line.entity_id and ${isCaptured})
    when 'refund' then not exists (
      select from payment_refunds r where r.razorpay_refund_id = line.entity_id and r.state = 'processed')
    else true end`;

const broughtFor = sql`coalesce((select sum(line.collected_paise) from remittance_lines line
  where line.order_id = orders.id and line.state in ('matched', 'short', 'over')), 0)`;

const cashWithCouriers = ({ cash }: LateSince) => sql`
  select kind, id, order_id, name, at, amount, 0::bigint as tax, late, false as abroad from (
    select case fulfilment_state when 'delivered' then 'delivered' else 'shipped' end as kind, id, id as order_id,
      order_id_text as name, coalesce(delivered_at, placed_at) as at,
      (total_amount * 100 - ${broughtFor})::bigint as amount,
      fulfilment_state = 'delivered' and (coalesce(delivered_at, placed_at) at time zone 'Asia/Kolkata')::date <= ${cash}::date as late
    from orders where ${cashDueWhile("shipped")} or ${cashDueWhile("delivered")}) as due
  where amount > 0`;

const refundsGoingOut = sql`
  select 'refund'::text as kind, payment_refunds.id, o.id as order_id, o.order_id_text as name, payment_refunds.created_at as at,
    amount_paise::bigint as amount, 0::bigint as tax, false as late, false as abroad
  from payment_refunds join orders o on o.id = payment_refunds.order_id where ${isGoingOut}`;

/** Of a payment `p`: what of it nobody has sent back yet. */
const leftOfPayment = sql`(p.amount_paise - coalesce((select sum(r.amount_paise) from payment_refunds r
  where r.razorpay_payment_id = p.razorpay_payment_id and r.state <> 'failed'), 0))::bigint`;

const paymentsToGiveBack = sql`
  select 'surplus', p.razorpay_payment_id, o.id, o.order_id_text, p.created_at, ${leftOfPayment}, 0, false, false
  from payments p join orders o on o.id = p.order_id
  where p.refund_due and ${leftOfPayment} > 0`;

const isCancelledAndOwed = sql<SqlBool>`(o.refund_due and o.fulfilment_state = 'cancelled')`;

const cancelledPayments = sql`
  select 'cancelled', p.razorpay_payment_id, o.id, o.order_id_text, p.created_at, ${leftOfPayment}, 0, false, false
  from orders o join payments p on p.order_id = o.id
  where ${isCancelledAndOwed} and p.outcome = 'confirmed' and not p.refund_due and ${leftOfPayment} > 0`;

const cancelledByHand = sql`
  select 'cancelled', id, id, name, at, amount, 0, false, false from (
    select o.id, o.order_id_text as name, o.placed_at as at, ((
      case when o.payment_method = 'cod' and o.payment_state = 'cod_collected' then o.total_amount else 0 end
      + coalesce((select sum(d.amount) from order_dues d where d.order_id = o.id and d.paid_at is not null
        and d.payment_id is null and d.method <> 'razorpay'), 0) - o.cash_returned) * 100)::bigint as amount
    from orders o where ${isCancelledAndOwed}) as byhand
  where amount > 0`;
