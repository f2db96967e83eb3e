import { sql, type Transaction } from "kysely";
import type { Tables } from "../database/tables/tables.ts";

/** On which every copy of the shop hears that people were erased from papers. */
export const papersErased = "papers_erased";

/** With the transaction's commit every copy of the shop drops the papers that it keeps. */
export async function erasePapers(trx: Transaction<Tables>): Promise<void> {
  await sql`select pg_notify(${papersErased}, '')`.execute(trx);
}
