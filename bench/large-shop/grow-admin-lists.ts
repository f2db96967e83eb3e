import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { idOf, oneOf, roll, weighed } from "./generated-sql.ts";
import { growBy } from "./grow-products.ts";
import { words } from "./words.ts";

type Db = Kysely<Tables>;

const person = sql`(${oneOf(1, words.givenNames)} || ' ' || ${oneOf(2, words.familyNames)})`;
const email = sql`(lower(${oneOf(1, words.givenNames)}) || n || '@example.com')`;
const phone = sql`('98' || lpad((n % 100000000)::text, 8, '0'))`;
const sentence = sql`(${oneOf(3, words.motifs)} || ' on ' || ${oneOf(4, words.materials)} || ', please: '
  || ${oneOf(5, words.syllables)} || ${oneOf(6, words.syllables)} || ${oneOf(7, words.syllables)} || ' ' || n)`;
const moment = sql`(timestamptz '2021-01-01' + n * interval '29 minutes')`;

/**
 * What the admin pages list: orders, messages, quotes and comments, until there are `most` of each. The shop
 * has products and a post.
 */
export async function growAdminLists(db: Db, most: number): Promise<void> {
  await growOrders(db, most);
  await growParcels(db, most);
  await growEnquiries(db, most);
  await growComments(db, most);
}

/** Orders of two lines each, nearly all of them delivered long ago, until there are `most`. */
async function growOrders(db: Db, most: number): Promise<void> {
  await growBy(await countOf(db, "orders"), most, async (first, last) => {
    await insertOrders(db, first, last);
    await insertLines(db, first, last);
  });
}

const insertOrders = (db: Db, first: number, last: number) =>
  sql`
    insert into orders (id, order_id_text, status, billing_full_name, billing_email, billing_phone, billing_address_line1,
      billing_city, billing_state, billing_pincode, shipping_full_name, shipping_address_line1, shipping_city, shipping_state,
      shipping_pincode, payment_method, subtotal, shipping_cost, total_amount, payment_state, fulfilment_state, created_at, placed_at)
    select ${idOf("order")}, 'JC-' || 1600000000000 + n, case when is_open then 'pending_cod_confirmation' else 'delivered' end,
      who, ${email}, ${phone}, '12 Gandhi Path', 'Patna', 'Bihar', '800001', who, '12 Gandhi Path', 'Patna', 'Bihar', '800001',
      'cod', sum, 0, sum, case when is_open then 'cod_due' else 'cod_collected' end,
      case when is_open then 'pending' else 'delivered' end, ${moment}, ${moment}
    from (
      select n, ${person} as who, 500 + ${roll(8, 80)} * 50 as sum, n % 1000 < 5 as is_open
      from generate_series(${first}::bigint, ${last}::bigint) as n) as made
    on conflict do nothing`.execute(db);

const insertLines = (db: Db, first: number, last: number) =>
  sql`
    insert into order_items (id, order_id, product_name, quantity, price_at_purchase)
    select ${idOf("line", sql`(n * 2 + line)`)}, ${idOf("order")}, ${oneOf(9, words.motifs)} || ' Tote', 1 + line, 500
    from generate_series(${first}::bigint, ${last}::bigint) as n, generate_series(0, 1) as line
    on conflict do nothing`.execute(db);

/** A parcel of each order, all of them of the last year, one in fifty of which came back. */
async function growParcels(db: Db, most: number): Promise<void> {
  const left = sql`now() - ${roll(16, 525_600)} * interval '1 minute'`;
  await growBy(await countOf(db, "shipments"), most, (first, last) =>
    sql`
      insert into shipments (id, order_id, number, direction, state, carrier, courier, awb, picked_up_at, delivered_at, created_at)
      select ${idOf("parcel")}, orders.id, 1, 'out', case when n % 50 = 7 then 'rto_received' else 'delivered' end, 'hand',
        'India Post', 'EP' || lpad(n::text, 9, '0') || 'IN', ${left}, case when n % 50 <> 7 then now() end, ${left}
      from generate_series(${first}::bigint, ${last}::bigint) as n join orders on orders.id = ${idOf("order")}
      on conflict do nothing`.execute(db),
  );
}

/** Contact messages and bulk quotes, a few of them unread or spam, until there are `most` of each. */
async function growEnquiries(db: Db, most: number): Promise<void> {
  const status = (waiting: string, done: string) =>
    sql`case when n % 1000 < 5 then ${sql.lit(waiting)} else ${sql.lit(done)} end`;
  await growBy(await countOf(db, "contact_messages"), most, (first, last) =>
    sql`
      insert into contact_messages (id, full_name, email, phone_number, message_content, status, spam, created_at)
      select ${idOf("message")}, ${person}, ${email}, ${phone}, ${sentence}, ${status("Pending", "Resolved")}, n % 200 = 7, ${moment}
      from generate_series(${first}::bigint, ${last}::bigint) as n on conflict do nothing`.execute(db),
  );
  await growBy(await countOf(db, "bulk_quotes"), most, (first, last) =>
    sql`
      insert into bulk_quotes (id, kind, full_name, company_name, email, phone_number, quantity_required, additional_message,
        product_name, status, spam, created_at)
      select ${idOf("quote")}, ${weighed(12, { quote: 80, sample: 20 })}, ${person}, ${oneOf(13, words.familyNames)} || ' Gifts',
        ${email}, ${phone}, ${roll(14, 500)}, ${sentence}, ${oneOf(15, words.motifs)} || ' Tote', ${status("New", "Closed - Won")},
        n % 200 = 7, ${moment}
      from generate_series(${first}::bigint, ${last}::bigint) as n on conflict do nothing`.execute(db),
  );
}

/** Comments on the shop's posts, nearly all of them approved, until there are `most`. */
async function growComments(db: Db, most: number): Promise<void> {
  await growBy(await countOf(db, "blog_comments"), most, (first, last) =>
    sql`
      insert into blog_comments (id, post_id, author_name, author_email, content, is_approved, created_at)
      select ${idOf("comment")}, posts[n % cardinality(posts) + 1], ${person}, ${email}, ${sentence}, n % 1000 >= 5, ${moment}
      from generate_series(${first}::bigint, ${last}::bigint) as n,
        (select array_agg(id order by id) as posts from blog_posts) as known
      where cardinality(posts) > 0 on conflict do nothing`.execute(db),
  );
}

type Grown = "orders" | "shipments" | "contact_messages" | "bulk_quotes" | "blog_comments";

async function countOf(db: Db, table: Grown): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db);
  return rows[0]?.n ?? 0;
}
