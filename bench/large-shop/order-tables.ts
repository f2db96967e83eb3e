import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { paise } from "#values/money/money.ts";
import { financialYear } from "#values/time/financial-year.ts";
import { billedLine } from "../../tests/database/billed-order.ts";
import { invoiceOf } from "../../tests/database/book-papers.ts";
import { idOf, oneOf, roll } from "./generated-sql.ts";
import type { Spread } from "./grow-orders.ts";
import { words } from "./words.ts";

interface FilledTable {
  name: string;
  /** Rows are made for the numbers from 1 to this one. */
  until: number;
  insert(first: number, last: number): RawBuilder<unknown>;
}

/**
 * So many of twenty orders have an invoice. A series has 999,999 numbers in a financial year, which two
 * million orders a year would use up.
 */
const invoiced = 9;
/** Parcels are kept for the last fifth of the orders. */
const withParcels = 0.2;

const numbers = (first: number, last: number) =>
  sql`generate_series(${sql.lit(first)}::bigint, ${sql.lit(last)}::bigint) as n`;

const price = sql`(300 + ${roll(8, 40)} * 50)`;
const byCard = sql`(${roll(31, 100)} <= 55)`;

/** The tables that an order's rows are in, in the order in which they are filled. */
export function orderTables(spread: Spread): FilledTable[] {
  const { count, people } = spread;
  const all = (name: string, insert: FilledTable["insert"]) => ({ name, until: count, insert });
  return [
    { name: "profiles", until: Math.ceil(people / 4), insert: insertProfiles },
    all("orders", (first, last) => insertOrders(first, last, spread)),
    all("lines", insertLines),
    all("history", (first, last) => insertHistory(first, last, spread)),
    all("provider's orders", (first, last) => insertProvidersOrders(first, last, spread)),
    all("payments", (first, last) => insertPayments(first, last, spread)),
    all("invoices", (first, last) => insertInvoices(first, last, spread)),
    all("parcels", (first, last) => insertParcels(first, last, spread)),
    all("lines of parcels", (first, last) => insertParcelLines(first, last, spread)),
    all("invitations", (first, last) => insertInvitations(first, last, spread)),
  ];
}

const momentOf = ({ begins, gap }: Spread, n = sql`n`) =>
  sql`(${sql.lit(begins.toISOString())}::timestamptz + ${n} * interval '1 second' * ${sql.lit(gap)})`;

const email = sql`(lower(${oneOf(1, words.givenNames)}) || n || '@example.com')`;
const personName = sql`(${oneOf(1, words.givenNames)} || ' ' || ${oneOf(2, words.familyNames)})`;

const insertProfiles: FilledTable["insert"] = (first, last) => sql`
  insert into profiles (id, full_name, email, email_verified)
  select ${idOf("person")}, ${personName}, ${email}, true from ${numbers(first, last)}`;

/**
 * What has become of an order by its age: of the last ten days nothing is delivered yet, and of twenty older
 * ones one was cancelled.
 */
const insertOrders = (first: number, last: number, spread: Spread) => sql`
  insert into orders (id, order_id_text, user_id, status, fulfilment_state, payment_method, payment_state, paid_at,
    cod_collected_at, razorpay_order_id, razorpay_payment_id, billing_full_name, billing_email, billing_phone,
    billing_address_line1, billing_city, billing_state, billing_state_code, billing_pincode, shipping_full_name,
    shipping_address_line1, shipping_city, shipping_state, shipping_state_code, shipping_pincode, subtotal,
    shipping_cost, total_amount, idempotency_key, created_at, placed_at, updated_at, confirmed_at, owner_told_at,
    packed_at, delivered_at, phone_key, return_days, damage_hours)
  select ${idOf("order")}, 'JC-' || 1600000000000 + n, case when p <= ${sql.lit(spread.people)} / 4 and n % 2 = 0 then person.id end,
    case when state = 'pending' and not card then 'pending_cod_confirmation' else state end, state,
    case when card then 'razorpay' else 'cod' end,
    case when card then 'captured' when state = 'delivered' then 'cod_collected' else 'cod_due' end,
    case when card then at end, case when not card and state = 'delivered' then at + interval '4 days' end,
    case when card then 'order_' || lpad(n::text, 14, '0') end, case when card then 'pay_' || lpad(n::text, 14, '0') end,
    who, person.email, '98' || lpad(p::text, 8, '0'), p || ' Gandhi Path', 'Patna', 'Bihar', '10', '800001',
    who, p || ' Gandhi Path', 'Patna', 'Bihar', '10', '800001', sum, 0, sum, md5('key' || n)::uuid::text, at, at, at,
    at, at, case when state in ('shipped', 'delivered') then at + interval '1 day' end,
    case when state = 'delivered' then at + interval '4 days' end, md5('phone' || p), 7, 48
  from (
    select n, ${roll(30, 1_000_000)}::bigint * ${sql.lit(spread.people)} / 1000000 + 1 as p, ${price} * 3 as sum, ${byCard} as card,
      ${momentOf(spread)} as at, ${stateOf(spread)} as state
    from ${numbers(first, last)}) as made,
    lateral (select ${idOf("person")} as id, ${email} as email, ${personName} as who from (select p as n) as of) as person`;

const stateOf = (spread: Spread) => sql`(case
  when ${roll(32, 100)} <= 5 then 'cancelled'
  when ${momentOf(spread)} < now() - interval '10 days' then 'delivered'
  when ${momentOf(spread)} < now() - interval '3 days' then 'shipped'
  when ${roll(33, 2)} = 1 then 'processing' else 'pending' end)`;

const insertLines: FilledTable["insert"] = (first, last) => sql`
  insert into order_items (id, order_id, product_id, product_name, quantity, price_at_purchase, sku, hsn, tax_rate)
  select ${idOf("line", sql`(n * 2 + line)`)}, ${idOf("order")}, ids[(n * 7 + line) % cardinality(ids) + 1],
    ${oneOf(9, words.motifs)} || ' Tote', 1 + line, ${price}, 'JC-' || n % 100, '4202', 5
  from ${numbers(first, last)}, generate_series(0, 1) as line, (select array_agg(id order by id) as ids from products) as known`;

const insertHistory = (first: number, last: number, spread: Spread) => sql`
  insert into order_history (id, order_id, status, actor_kind, created_at)
  select ${idOf("news")}, ${idOf("order")}, 'processing', 'system', ${momentOf(spread)} from ${numbers(first, last)}`;

const insertProvidersOrders = (first: number, last: number, spread: Spread) => sql`
  insert into payment_orders (id, order_id, razorpay_order_id, amount_paise, state, created_at)
  select ${idOf("card")}, ${idOf("order")}, 'order_' || lpad(n::text, 14, '0'), ${price} * 300, 'live', ${momentOf(spread)}
  from ${numbers(first, last)} where ${byCard}`;

const insertPayments = (first: number, last: number, spread: Spread) => sql`
  insert into payments (razorpay_payment_id, order_id, razorpay_order_id, amount_paise, currency, status, method, outcome, created_at)
  select 'pay_' || lpad(n::text, 14, '0'), ${idOf("order")}, 'order_' || lpad(n::text, 14, '0'), ${price} * 300, 'INR',
    'captured', 'upi', 'confirmed', ${momentOf(spread)}
  from ${numbers(first, last)} where ${byCard}`;

const insertParcels = (first: number, last: number, spread: Spread) => sql`
  insert into shipments (id, order_id, number, state, courier, awb, picked_up_at, delivered_at, created_at)
  select ${idOf("parcel")}, ${idOf("order")}, 1, case when state = 'delivered' then 'delivered' else 'moving' end, 'India Post',
    'EP' || lpad(n::text, 9, '0') || 'IN', at, case when state = 'delivered' then at + interval '3 days' end, at
  from ${sent(first, last, spread)}`;

const insertParcelLines = (first: number, last: number, spread: Spread) => sql`
  insert into shipment_items (shipment_id, order_item_id, quantity)
  select ${idOf("parcel")}, ${idOf("line", sql`(n * 2 + line)`)}, 1 + line
  from ${sent(first, last, spread)}, generate_series(0, 1) as line`;

const sent = (first: number, last: number, spread: Spread) => sql`(
  select n, state, at + interval '1 day' as at from (
    select n, ${stateOf(spread)} as state, ${momentOf(spread)} as at from ${numbers(first, last)}) as all_of_them
  where n > ${sql.lit(Math.floor(spread.count * (1 - withParcels)))} and state in ('shipped', 'delivered')) as sent`;

/** Whoever got a parcel of the last fifth more than a week ago was asked; one of a hundred asks no more. */
const insertInvitations = (first: number, last: number, spread: Spread) => sql`
  insert into review_invites (order_id, invited_at, stopped_at)
  select ${idOf("order")}, at + interval '11 days', case when n % 100 = 0 then at + interval '12 days' end
  from ${sent(first, last, spread)} where state = 'delivered' and at < now() - interval '10 days 1 hour'`;

/** The papers' numbers begin anew with each financial year. */
function paperYears({ begins, gap, count }: Spread) {
  const found: { year: string; first: number; last: number }[] = [];
  const papers = Math.floor(count / 20) * invoiced + Math.min(count % 20, invoiced - 1);
  const yearOf = (paper: number) => {
    const n = Math.floor(paper / invoiced) * 20 + (paper % invoiced);
    return financialYear(new Date(begins.getTime() + n * gap * 1000));
  };
  for (let first = 1; first <= papers; first = (found.at(-1)?.last ?? papers) + 1) {
    const year = yearOf(first);
    let [low, high] = [first, papers];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (yearOf(middle) === year) low = middle;
      else high = middle - 1;
    }
    found.push({ year, first, last: low });
  }
  return found;
}

export async function invoiceSeries(db: Kysely<Tables>, spread: Spread): Promise<void> {
  for (const { year, first, last } of paperYears(spread))
    await db
      .insertInto("invoice_series")
      .values({ kind: "tax", financial_year: year, last_serial: last - first + 1 })
      .execute();
}

function insertInvoices(first: number, last: number, spread: Spread) {
  const line = billedLine({ unitPrice: paise(499_00), rate: 5_00 });
  const { facts } = invoiceOf([line, { ...line, id: "other", quantity: 2 }]);
  const years = paperYears(spread).map(
    (each) => sql`(${sql.lit(each.year)}, ${sql.lit(each.first)}, ${sql.lit(each.last)})`,
  );
  return sql`
    insert into invoices (order_id, kind, financial_year, serial, number, issued_at, facts)
    select ${idOf("order")}, 'tax', year, serial, number, at, ${JSON.stringify(facts)}::jsonb || jsonb_build_object('number', number,
      'issuedAt', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from (select n, n / 20 * ${sql.lit(invoiced)} + n % 20 as paper, ${momentOf(spread)} as at from ${numbers(first, last)}) as papers
      join (values ${sql.join(years)}) as years (year, first, last) on paper between first and last,
      lateral (select paper - first + 1 as serial) as counted,
      lateral (select 'INV/' || year || '/' || lpad(serial::text, 6, '0') as number) as numbered
    where n % 20 < ${sql.lit(invoiced)}`;
}
