import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";

/**
 * Has whoever reads this mailbox confirmed anything: an account of theirs, or by taking an order in? Until
 * then a mail about anybody's order holds none of its sender's words (MAIL-130).
 */
export async function isKnownMailbox(db: Kysely<Tables>, email: string): Promise<boolean> {
  const address = email.trim().toLowerCase();
  const { rows } = await sql<{ known: boolean }>`select
    exists (select from profiles where email = ${address} and email_verified)
    or exists (select from orders where lower(btrim(billing_email)) = ${address}
      and fulfilment_state = 'delivered') as known`.execute(db);
  return rows[0]?.known === true;
}
