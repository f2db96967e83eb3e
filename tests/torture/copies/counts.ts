import { type RawBuilder, sql } from "kysely";
import type { Copies } from "./copies.ts";

type Query = RawBuilder<unknown>;

/** How often something is there: known, or as a query or a look elsewhere tells. */
export type Count = number | Query | (() => Promise<number>);

/** One number that a query answers. */
export async function countIn(db: Copies["db"], query: Query): Promise<number> {
  const { rows } = await sql<{ n: number }>`select (${query})::int as n`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function countOf(db: Copies["db"], count: Count): Promise<number> {
  if (typeof count === "number") return count;
  return typeof count === "function" ? count() : countIn(db, count);
}

/** How often something stands in the order's history, by a condition on its rows. */
export const entriesOf = (number: string, where: Query): Query =>
  sql`select count(*) from order_history h join orders o on o.id = h.order_id
    where o.order_id_text = ${number} and ${where}`;

/** How many mails of a kind were written about an order: by the beginning of their key. */
export const mailsOf = (number: string, kind: string): Query =>
  sql`select count(*) from mail_outbox m join orders o on m.dedupe_key like ${kind} || ':' || o.id || '%'
    where o.order_id_text = ${number}`;

/** How many rows of the audit log say this of one of these. */
export const auditsOf = (action: string, ...ids: string[]): Query =>
  sql`select count(*) from audit_log where action = ${action} and entity_id = any(${ids})`;

export const orderAuditsOf = (number: string, action: string): Query =>
  sql`select count(*) from audit_log a join orders o on o.id = a.entity_id
    where o.order_id_text = ${number} and a.action = ${action}`;

export const mailsTo = (kind: string, ...addresses: string[]): Query =>
  sql`select count(*) from mail_outbox where kind = ${kind} and to_address = any(${addresses})`;
