import { type Kysely, sql } from "kysely";
import { anywhere } from "#platform/database/embedded/holds-words.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { plainLetters } from "#values/text/plain-letters.ts";

/** A record that a search means, as lines of the log name it. */
export interface SoughtRecord {
  entity: string;
  id: string;
}

const mostFound = 200;

/**
 * The records that somebody looks for: an order by its number or that of its papers, with its parcels and
 * returns; an offer, a return, a grievance or a certificate by its own; a product by words of it, a post,
 * artisan or discount by a part of its name.
 */
export async function findRecords(db: Kysely<Tables>, query: string): Promise<SoughtRecord[]> {
  const number = query.toUpperCase();
  const like = anywhere(query.toLowerCase());
  const { rows } = await sql<SoughtRecord>`
    with found_orders as (
      select id from orders where order_id_text = ${number}
      union select order_id from invoices where number = ${number}
      union select order_id from credit_notes where number = ${number}
    ), sought as (
      select 'orders' as entity, id from found_orders
      union select 'shipments', id from shipments where order_id in (select id from found_orders)
      union select 'return_requests', id from return_requests
        where number = ${number} or order_id in (select id from found_orders)
      union select 'grievances', id from grievances where number = ${number}
      union select 'offers', number from offers where number = ${number}
      union select 'certificates', id from certificates where code = ${number.replaceAll(/[\s-]/g, "")}
      union (select 'products', id from products
        where search @@ plainto_tsquery('english', ${plainLetters(query)}) limit ${mostFound})
      union (select 'blog_posts', id from blog_posts where lower(title) like ${like} limit ${mostFound})
      union (select 'artisans', id from artisans where lower(name) like ${like} limit ${mostFound})
      union (select 'promotions', id from promotions
        where lower(title) like ${like} or lower(code) = ${query.toLowerCase()} limit ${mostFound})
    ) select entity, id from sought limit ${mostFound}`.execute(db);
  return rows;
}
