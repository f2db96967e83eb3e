import { type RawBuilder, sql } from "kysely";
import type { Copies } from "./copies.ts";

/** One number that a query answers. */
export async function countIn(db: Copies["db"], query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select (${query})::int as n`.execute(db);
  return rows[0]?.n ?? 0;
}

/** How often something stands in the order's history, by a condition on its rows. */
export const entriesOf = (db: Copies["db"], number: string, where: RawBuilder<unknown>): Promise<number> =>
  countIn(
    db,
    sql`select count(*) from order_history h join orders o on o.id = h.order_id
      where o.order_id_text = ${number} and ${where}`,
  );

/** How many mails of a kind were written about an order: by the beginning of their key. */
export const mailsOf = (db: Copies["db"], number: string, kind: string): Promise<number> =>
  countIn(
    db,
    sql`select count(*) from mail_outbox m join orders o on m.dedupe_key like ${kind} || ':' || o.id || '%'
      where o.order_id_text = ${number}`,
  );
