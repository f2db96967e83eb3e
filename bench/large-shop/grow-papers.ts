import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { BookDocument } from "../../app/books/rules/book-document.ts";
import { addOrder } from "../../tests/database/order-row.ts";

/** Adds so many invoices like this one, numbered from 1, a second after each other, each with an order. */
export async function growPapers(db: Kysely<Tables>, { facts }: BookDocument, most: number): Promise<void> {
  const like = await addOrder(db);
  await sql`
    insert into orders (id, order_id_text, status, billing_full_name, billing_email, billing_address_line1,
      billing_city, billing_state, billing_pincode, shipping_full_name, shipping_address_line1, shipping_city,
      shipping_state, shipping_pincode, payment_method, subtotal, shipping_cost, total_amount)
    select 'grown-' || n, 'JC-' || 1600000000000 + n, status, billing_full_name, billing_email, billing_address_line1,
      billing_city, billing_state, billing_pincode, shipping_full_name, shipping_address_line1, shipping_city,
      shipping_state, shipping_pincode, payment_method, subtotal, shipping_cost, total_amount
    from orders, generate_series(1, ${sql.lit(most)}) as n where id = ${like}`.execute(db);
  await db
    .insertInto("invoice_series")
    .values({ kind: "tax", financial_year: "26-27", last_serial: most })
    .execute();
  await sql`
    insert into invoices (order_id, kind, financial_year, serial, number, issued_at, facts)
    select 'grown-' || n, 'tax', '26-27', n, numbered.number, moment,
      ${JSON.stringify(facts)}::jsonb || jsonb_build_object('number', numbered.number, 'issuedAt',
        to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from generate_series(1, ${sql.lit(most)}) as n,
      lateral (select 'INV/26-27/' || lpad(n::text, 6, '0') as number) as numbered,
      lateral (select ${facts.issuedAt}::timestamptz + n * interval '1 second' as moment) as dated`.execute(
    db,
  );
  await sql`analyze`.execute(db);
}
