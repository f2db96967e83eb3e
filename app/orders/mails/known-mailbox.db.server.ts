import { type Kysely, sql } from "kysely";
import { ask, type DatabaseQuestion, question } from "#platform/database/ask-together.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";

/**
 * Has whoever reads this mailbox confirmed anything: an account of theirs, or by taking an order in? Until
 * then a mail about anybody's order holds none of its sender's words (MAIL-130).
 */
export const isKnownMailbox = (db: Kysely<Tables>, email: string): Promise<boolean> =>
  ask(db, knowingMailbox(db, email));

/** The same, to be asked together with other things. */
export function knowingMailbox(db: Kysely<Tables>, email: string): DatabaseQuestion<boolean> {
  const address = email.trim().toLowerCase();
  const statement = sql<{ known: boolean }>`select
    exists (select from profiles where email = ${address} and email_verified)
    or exists (select from orders where lower(btrim(billing_email)) = ${address}
      and fulfilment_state = 'delivered') as known`.compile(db);
  return question(statement, ([row]) => row?.known === true);
}
