import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";

/**
 * Takes a person out of the tickets that are resolved; that they were answered in time stays. Open ones keep
 * what their answer needs, as an order on its way does (GRIEVANCE-9).
 */
export async function forgetGrievancesOf(trx: Transaction<Tables>, email: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update grievances set full_name = '', email = null, phone = null, order_number = null, body = '',
      erased_at = now(), version = version + 1
    where lower(email) = ${email} and state = 'resolved' returning id`.execute(trx);
  if (rows.length === 0) return;
  await trx
    .deleteFrom("grievance_replies")
    .where(
      "grievance_id",
      "in",
      rows.map(({ id }) => id),
    )
    .execute();
}

/** Tickets go two years after they were last touched, as messages do. */
export const forgetOldGrievances = (db: Kysely<Tables>): Promise<unknown> =>
  db.deleteFrom("grievances").where("updated_at", "<", sql<Date>`now() - interval '2 years'`).execute();
