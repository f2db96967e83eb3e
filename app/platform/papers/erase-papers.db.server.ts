import { sql } from "kysely";
import type { Trx } from "../database/db.ts";

/** On which every copy of the shop hears that people were erased from papers. */
export const papersErased = "papers_erased";

/** With the transaction's commit every copy of the shop drops the papers that it keeps. */
export async function erasePapers(trx: Trx): Promise<void> {
  await sql`select pg_notify(${papersErased}, '')`.execute(trx);
}
