import { sql } from "kysely";
import { ask, type DatabaseQuestion, question } from "#platform/database/ask-together.server.ts";
import type { Db } from "#platform/database/db.ts";
import { type Given, preparedQuery } from "#platform/database/server/prepared.server.ts";

/**
 * Has the reader of this mailbox confirmed anything: an account of theirs, or by taking an order in? Until
 * then a mail about anybody's order holds none of its sender's words (MAIL-130).
 */
export const isKnownMailbox = (db: Db, email: string): Promise<boolean> => ask(db, knowingMailbox(db, email));

/** The same as a question, to be sent together with others. */
export const knowingMailbox = (db: Db, email: string): DatabaseQuestion<boolean> =>
  question(knowing(db, { address: email.trim().toLowerCase() }), ([row]) => row?.known === true);

const knowing = preparedQuery(
  (_, given: Given<{ address: string }>) => sql<{ known: boolean }>`select
    exists (select from profiles where email = ${given("address")} and email_verified)
    or exists (select from orders where lower(btrim(billing_email)) = ${given("address")}
      and fulfilment_state = 'delivered') as known`,
);
